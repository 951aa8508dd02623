import type { Session } from '@gangway/shared/contract/vocabulary.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconView } from './icon.tsx';
import styles from './session-badge.module.css';

/** The light of a voyage: sun on warm sand, or moon on indigo, beside its word. */
export function SessionBadge({ session }: { session: Session }) {
  const { t } = useTranslation('frame');
  return (
    <span className={classNames(styles.badge, styles[session])}>
      <IconView icon={session === 'daytime' ? Sun : Moon} size={13} />
      {t(`session.${session}`)}
    </span>
  );
}
