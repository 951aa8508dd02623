import type { StaffSession } from '@gangway/shared/contract/people/staff.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './own-sessions.module.css';

const queryKey = ['staff-sessions', 'mine'];

/** The user's own sessions; each can be ended separately. */
export function OwnSessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <Dialog open={open} onClose={onClose} title={t('ownSessions.title')}>
      {open && <OwnSessions />}
    </Dialog>
  );
}

function OwnSessions() {
  const { t } = useTranslation('frame');
  const { instant, enumerate } = useFormat();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request<StaffSession[]>('GET', '/sysUser/sessions/mine', { signal }),
    meta: { inline: true },
  });
  const ending = useMutation({
    mutationFn: (id: string) => request('POST', `/sysUser/sessions/${id}/end`),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const failure = error ?? ending.error;
  if (!data && !failure) return <Skeleton width={40} />;
  return (
    <>
      {failure && (
        <Notice live tone="bad">
          {failure.message}
        </Notice>
      )}
      <ul className={styles.sessions}>
        {(data ?? []).map(({ id, station, device, address, lastSeenAt, current }) => (
          <li key={id}>
            <span>
              <strong>
                {station || enumerate([device.browser, device.system].filter(Boolean)) || address}
              </strong>
              <small>{t('ownSessions.lastUsed', { address, time: instant(lastSeenAt) })}</small>
            </span>
            {current ? (
              t('ownSessions.here')
            ) : (
              <Button
                size="small"
                loading={ending.variables === id && ending.isPending}
                onClick={() => ending.mutate(id)}
              >
                {t('ownSessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
