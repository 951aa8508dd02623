import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { reissueTickets } from '../requests/change-order.ts';

interface ReissueDialogProps {
  order: OfficeOrderDetail;
  open: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation before all copies of an order's e-tickets become invalid: one was lost, or given to somebody
 * else.
 */
export function ReissueDialog({ order: { number, contact }, open, onClose }: ReissueDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      destructive
      title={t('reissue.title', { number })}
      consequence={contact.email ? t('reissue.sent', { email: contact.email }) : t('reissue.printed')}
      action={t('reissue.action')}
      onConfirm={async () => {
        await reissueTickets(number);
        toasts.show(t('reissue.done'), 'ok');
        onClose();
      }}
    />
  );
}
