import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { SessionBadge as Badge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useTranslation } from 'react-i18next';

/** The icon and name of a session. */
export function SessionBadge({ session }: { session: Session }) {
  const { t } = useTranslation('frame');
  return <Badge session={session} label={t(`session.${session}`)} />;
}
