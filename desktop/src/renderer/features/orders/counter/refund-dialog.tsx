import { type ByHandProvider, refundEntriesOf } from '@gangway/shared/contract/payment-providers/registry.ts';
import { handedOutAs } from '@gangway/shared/contract/sales/counter-taking.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { handOutRefund } from '../requests/counter.ts';
import { EntryFields } from './entry-fields.tsx';
import { emptyEntries } from './payment-values.ts';

interface RefundDialogProps {
  refund: OrderDetail['refunds'][number];
  provider: ByHandProvider;
  onClose: () => void;
}

interface GivenBack {
  entries: Record<string, string>;
}

/** Records that a refund was paid out at the counter, with the entries that its provider requires. */
export function RefundDialog({ refund, provider, onClose }: RefundDialogProps) {
  const { t } = useTranslation('providers');
  const { t: tOrders } = useTranslation('orders');
  const { money } = useFormat();
  const amount = money(refund.amountSen + refund.roundingSen);
  const entries = refundEntriesOf(provider);
  const fields = useOfficeForm<GivenBack, GivenBack, void>({
    schema: handedOutAs(entries) as z.ZodType<GivenBack, GivenBack>,
    defaultValues: { entries: emptyEntries(entries) },
    save: ({ entries }) => handOutRefund(refund.id, entries),
    saved: () => {
      toasts.show(t(`${provider}.refund.done`), 'ok');
      onClose();
    },
  });
  return (
    <FormDialog
      size="small"
      title={t(`${provider}.refund.title`, { amount })}
      description={t(`${provider}.refund.text`, { amount })}
      action={t(`${provider}.refund.action`, { amount })}
      onClose={onClose}
    >
      {refund.roundingSen !== 0 && (
        <p>
          {tOrders('cash.rounded', { exact: money(refund.amountSen), rounding: money(refund.roundingSen) })}
        </p>
      )}
      <Form form={fields}>
        <EntryFields
          entries={entries}
          texts={`${provider}.refund.entries`}
          bind={(name, label) => fields.field(name as 'entries.reference', label)}
        />
      </Form>
    </FormDialog>
  );
}
