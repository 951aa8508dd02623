import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askStation } from '../../lib/bridge.ts';

/** Shown when the session of a gate has ended: boarding waits until somebody logs in, and no scan is lost. */
export function GateNotice() {
  const { t } = useTranslation('login');
  const waiting = useQuery({
    queryKey: ['login', 'gate'],
    queryFn: () => askStation('gate.state', undefined),
    meta: { inline: true },
  }).data?.waiting;
  return (
    <Notice live tone="warn">
      <strong>{t('gate.stopped')}</strong> {waiting ? t('gate.waiting', { count: waiting }) : t('gate.saved')}
    </Notice>
  );
}
