import {
  type OfficeRefund,
  type SettledByHandRequest,
  settledByHandRequest,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { settleByHand } from './requests/refunds.ts';

interface SettleDialogProps {
  refund: OfficeRefund;
  onClose: () => void;
}

/** Records that the money of a failed refund went back without the gateway (R376). */
export function SettleDialog({ refund, onClose }: SettleDialogProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const amount = money(refund.amountSen);
  const fields = useOfficeForm<SettledByHandRequest, SettledByHandRequest, void>({
    schema: settledByHandRequest,
    defaultValues: { reference: '', note: '' },
    save: settlement => settleByHand(refund.id, settlement),
    saved: () => {
      toasts.show(t('refund.settle.done'), 'ok');
      onClose();
    },
  });
  return (
    <FormDialog
      size="small"
      title={t('refund.settle.title', { amount })}
      description={t('refund.settle.text', { order: refund.orderNumber })}
      action={t('refund.settle.action')}
      onClose={onClose}
    >
      <Form form={fields}>
        <Notice tone="warn">{t('refund.settle.look')}</Notice>
        <TextField {...fields.field('reference', t('refund.settle.reference'))} />
        <TextArea {...fields.field('note', t('refund.settle.note'))} />
      </Form>
    </FormDialog>
  );
}
