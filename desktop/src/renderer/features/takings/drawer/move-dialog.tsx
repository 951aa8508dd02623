import type { CashDrawer } from '@gangway/shared/contract/office/orders/drawers.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { moveCash } from '../requests/drawers.ts';

const movement = z.object({
  amountSen: typedLater(z.int().min(1).max(10_000_000)),
  reason: z.string().trim().min(1).max(200),
});

interface MoveDialogProps {
  drawer: CashDrawer;
  kind: 'in' | 'out';
  onClose: () => void;
}

/** Pays cash into a drawer, or takes it out, with a reason. */
export function MoveDialog({ drawer, kind, onClose }: MoveDialogProps) {
  const { t } = useTranslation('takings');
  const { money } = useFormat();
  const [key] = useState(newKey);
  const form = useOfficeForm({
    schema: movement,
    defaultValues: { amountSen: null, reason: '' },
    save: async values => {
      await moveCash(drawer.id, { kind, ...values }, key);
      return values.amountSen;
    },
    saved: sen => {
      toasts.show(t(kind === 'in' ? 'drawer.doneIn' : 'drawer.doneOut', { amount: money(sen) }), 'ok');
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(kind === 'in' ? 'drawer.inTitle' : 'drawer.outTitle')}
      action={t(kind === 'in' ? 'drawer.doIn' : 'drawer.doOut')}
    >
      <Form form={form}>
        <MoneyField {...form.field('amountSen', t('drawer.amount'))} />
        <TextField
          {...form.field('reason', t('drawer.reason'))}
          hint={t(`drawer.reasonHint.${kind}`)}
          maxLength={200}
        />
      </Form>
    </FormDialog>
  );
}
