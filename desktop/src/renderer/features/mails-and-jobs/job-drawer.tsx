import type { JobKind, OfficeJob } from '@gangway/shared/contract/office/system/jobs.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { useDismissJobs, useRetryJobs } from './requests/jobs.ts';

interface JobDrawerProps {
  kind: JobKind;
  job: OfficeJob;
  onClose: () => void;
}

/** The result of a mail or job with its full error, and buttons to retry or dismiss it if it failed (R352). */
export function JobDrawer({ kind, job, onClose }: JobDrawerProps) {
  const { t } = useTranslation(['mails-and-jobs', 'frame']);
  const { instant } = useFormat();
  const { mutateAsync, isPending } = useRetryJobs();
  const [failure, setFailure] = useState('');
  const [dismissing, setDismissing] = useState(false);
  const dismissal = useDismissJobs();
  const sendAgain = async () => {
    try {
      const { again } = await mutateAsync({ kind, id: job.id });
      toasts.show(t(again > 0 ? `again.one.${kind}` : 'again.notFailed'), again > 0 ? 'ok' : 'info');
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const dismiss = async () => {
    const { dismissed } = await dismissal.mutateAsync({ kind, id: job.id });
    toasts.show(t(dismissed > 0 ? 'dismiss.done' : 'again.notFailed'), dismissed > 0 ? 'ok' : 'info');
    onClose();
  };
  const { name, state, attempts, createdAt, endedAt, nextTryAt, error, orderNumber, recipient, dismissed } =
    job;
  return (
    <Drawer
      open
      size="small"
      onClose={onClose}
      title={t(`names.${name as 'order-paid'}`)}
      description={recipient ?? undefined}
      actions={
        <>
          <Button onClick={onClose}>{t('frame:close')}</Button>
          {state === 'failed' && (
            <>
              <Button onClick={() => setDismissing(true)}>{t('dismiss.action')}</Button>
              <Button variant="primary" loading={isPending} onClick={() => void sendAgain()}>
                {t(`again.action.${kind}`)}
              </Button>
            </>
          )}
        </>
      }
    >
      {error && <Notice tone={state === 'failed' ? 'bad' : 'warn'}>{error}</Notice>}
      {failure && (
        <Notice live tone="bad">
          {failure}
        </Notice>
      )}
      <Facts
        facts={[
          { label: t('column.state'), value: t(`state.${kind}.${state}`) },
          { label: t('column.order'), value: orderNumber && <OrderLink number={orderNumber} /> },
          { label: t('column.created'), value: instant(createdAt) },
          { label: t('column.attempts'), value: attempts },
          { label: t('column.next'), value: nextTryAt && instant(nextTryAt) },
          { label: t('column.ended'), value: endedAt && instant(endedAt) },
          {
            label: t('column.dismissed'),
            value: dismissed && t('dismiss.by', { name: dismissed.by, at: instant(dismissed.at) }),
          },
        ]}
      />
      <ConfirmDialog
        open={dismissing}
        onClose={() => setDismissing(false)}
        title={t(`dismiss.question.${kind}`)}
        consequence={t('dismiss.consequence')}
        action={t('dismiss.action')}
        onConfirm={dismiss}
      />
    </Drawer>
  );
}
