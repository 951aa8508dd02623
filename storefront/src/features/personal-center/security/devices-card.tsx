import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/page/loading-parts.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { endOtherSessions, sessionsQuery, useSessions } from '../requests/personal-center.ts';
import { DeviceRow } from './device-row.tsx';
import styles from './security.module.css';

/** The sessions of the account, which can be ended one by one, or all except this one. */
export function DevicesCard() {
  const { t } = useTranslation('personal-center');
  const queries = useQueryClient();
  const sessions = useSessions();
  const ending = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ended => {
      toasts.show(t('devices.doneOthers', { count: ended }), 'ok');
      return queries.invalidateQueries(sessionsQuery);
    },
  });
  const others = sessions.data?.some(({ current }) => !current);
  return (
    <Card className={styles.devices}>
      <div className={styles.words}>
        <h3>{t('devices.heading')}</h3>
        <p className="muted">{others === false ? t('devices.onlyHere') : t('devices.text')}</p>
      </div>
      {sessions.isPending && <Skeleton height="4rem" />}
      {sessions.isError && <LoadFailed query={sessions} />}
      {sessions.data && (
        <ul className={styles.list}>
          {sessions.data.map(session => (
            <DeviceRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {others && (
        <Button className={styles.others} loading={ending.isPending} onClick={() => ending.mutate()}>
          {t('devices.signOutOthers')}
        </Button>
      )}
    </Card>
  );
}
