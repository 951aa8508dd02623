import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';

/** The warning that the last backup is too old, or that there is none. */
export function LateBackup({ backup: { lastAt, setUp } }: { backup: NonNullable<Dashboard['backup']> }) {
  const { t } = useTranslation('dashboard');
  const { relativeTime } = useFormat();
  const ago = lastAt && relativeTime(lastAt);
  return (
    <Notice tone="bad">
      {ago
        ? t(setUp ? 'backup.late' : 'backup.lateNotSetUp', { ago })
        : t(setUp ? 'backup.never' : 'backup.neverNotSetUp')}
    </Notice>
  );
}
