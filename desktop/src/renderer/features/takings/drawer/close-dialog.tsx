import type { CashDrawer } from '@gangway/shared/contract/office/orders/drawers.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
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
import { closeDrawer } from '../requests/drawers.ts';
import { DrawerFigures } from './drawer-figures.tsx';

const closingOf = (expectedSen: number) =>
  z
    .object({
      countedSen: typedLater(z.int().min(0).max(100_000_000)),
      reason: z.string().trim().max(300),
    })
    .refine(({ countedSen, reason }) => countedSen === expectedSen || reason !== '', {
      path: ['reason'],
      message: 'why',
    });

/** Closes a drawer with the counted amount; a difference needs a reason. */
export function CloseDialog({ drawer, onClose }: { drawer: CashDrawer; onClose: () => void }) {
  const { t } = useTranslation('takings');
  const { money } = useFormat();
  const { id, expectedSen } = drawer;
  const form = useOfficeForm({
    schema: closingOf(expectedSen),
    defaultValues: { countedSen: null, reason: '' },
    save: ({ countedSen, reason }) => closeDrawer(id, { countedSen, expectedSen, reason }),
    sentenceOf: () => t('drawer.whyNeeded'),
    saved: () => {
      toasts.show(t('drawer.closed'), 'ok');
      onClose();
    },
  });
  const counted = form.form.watch('countedSen');
  const difference = counted === null ? 0 : counted - expectedSen;
  const amount = money(Math.abs(difference));
  return (
    <FormDialog
      onClose={onClose}
      title={t('drawer.closeTitle')}
      description={t('drawer.closeText')}
      action={t('drawer.doClose')}
    >
      <Form form={form}>
        <DrawerFigures drawer={drawer} />
        <MoneyField {...form.field('countedSen', t('drawer.countedIs'))} />
        {counted !== null && (
          <Notice live tone={difference === 0 ? 'ok' : 'warn'}>
            {difference === 0
              ? t('drawer.agrees')
              : t(difference > 0 ? 'drawer.more' : 'drawer.less', { amount })}
          </Notice>
        )}
        {difference !== 0 && (
          <TextField {...form.field('reason', t('drawer.why'))} maxLength={300} required />
        )}
      </Form>
    </FormDialog>
  );
}
