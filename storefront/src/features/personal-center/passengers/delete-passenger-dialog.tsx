import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { savedPassengersQuery } from '../../../lib/requests/saved-passengers.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import { deletePassenger } from '../requests/personal-center.ts';

interface DeletePassengerDialogProps {
  /** Null while closed. */
  passenger: SavedPassenger | null;
  onClose: () => void;
}

export function DeletePassengerDialog({ passenger, onClose }: DeletePassengerDialogProps) {
  const { t } = useTranslation(['personal-center', 'site']);
  const queries = useQueryClient();
  const deleting = useMutation({
    meta: { inline: true },
    mutationFn: ({ id }: SavedPassenger) => deletePassenger(id),
    onSuccess: async (_nothing, { name }) => {
      await queries.invalidateQueries(savedPassengersQuery(sessionToken()));
      toasts.show(t('passengers.deleted', { name }), 'ok');
      onClose();
    },
  });
  const close = () => {
    deleting.reset();
    onClose();
  };
  return (
    <Dialog
      open={passenger !== null}
      onClose={close}
      layout="middle"
      title={t('passengers.deleteTitle', { name: passenger?.name })}
      closeLabel={t('site:close')}
      actions={
        <>
          <Button onClick={close}>{t('site:cancel')}</Button>
          <Button
            variant="danger"
            loading={deleting.isPending}
            onClick={() => passenger && deleting.mutate(passenger)}
          >
            {t('passengers.deleteSubmit')}
          </Button>
        </>
      }
    >
      <p>{t('passengers.deleteText')}</p>
      {deleting.isError && <FailureNotice title={t('failed.operation')} error={deleting.error} />}
    </Dialog>
  );
}
