import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { emailAddress } from '@gangway/shared/contract/entries/contact-points.ts';
import { MOST_VOUCHER_SEN, type SoldVoucher } from '@gangway/shared/contract/office/orders/vouchers.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { CounterPayment } from '../counter/counter-payment.tsx';
import {
  checkPayment,
  noPayment,
  type PaymentBinding,
  type PaymentValues,
  paymentShape,
  takingOf,
} from '../counter/payment-values.ts';
import { useRequestKey } from '../counter/use-request-key.ts';
import { sellVoucher } from '../requests/vouchers.ts';
import styles from './vouchers.module.css';

interface SaleValues extends PaymentValues {
  amountSen: number | null;
  name: string;
  email: string;
  language: Language;
  validUntil: string | null;
}

const saleForm = z
  .object({
    ...paymentShape,
    amountSen: z.int().min(1_00).max(MOST_VOUCHER_SEN),
    name: z.string().trim().min(1).max(120),
    email: z.union([z.literal(''), emailAddress]),
    language: z.enum(languages),
    validUntil: z.string(),
  })
  .check(payload => checkPayment(payload));

/** A year from a day, as vouchers are usually sold. */
function inAYear(today: LocalDate): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}`;
}

/** Sells a voucher for cash or by card, and shows its code to hand over. */
export function SellVoucherDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['vouchers', 'frame']);
  const { language } = useFormat();
  const [sold, setSold] = useState<SoldVoucher | null>(null);
  const form = useOfficeForm<SaleValues, z.output<typeof saleForm>, SoldVoucher>({
    schema: saleForm as unknown as z.ZodType<z.output<typeof saleForm>, SaleValues>,
    defaultValues: {
      ...noPayment(),
      amountSen: null,
      name: '',
      email: '',
      language,
      validUntil: inAYear(serverToday()),
    },
    save: ({ amountSen, name, email, language: spoken, validUntil, ...paid }) =>
      sellVoucher(
        {
          amountSen,
          holder: { name, email: email === '' ? null : email, language: spoken },
          validUntil,
          ...takingOf(paid),
        },
        key.current,
      ),
    saved: setSold,
    fieldOf: path => path.replace(/^holder\./, ''),
  });
  const values = form.form.watch();
  const key = useRequestKey(values);
  if (sold) return <Sold sold={sold} onClose={onClose} />;
  return (
    <FormDialog onClose={onClose} title={t('sell')} action={t('sell')}>
      <Form form={form} columns={2}>
        <MoneyField {...form.field('amountSen', t('fields.amount'))} />
        <DateField {...form.field('validUntil', t('fields.validUntil'))} withYear />
        <TextField {...form.field('name', t('fields.name'))} autoComplete="off" />
        <TextField
          {...form.field('email', t('fields.email'))}
          hint={t('fields.emailHint')}
          optional
          autoComplete="off"
          inputMode="email"
        />
        <SelectField
          {...form.field('language', t('fields.language'))}
          choices={languages.map(value => ({
            value,
            label: languageName(value, language),
          }))}
        />
      </Form>
      {values.amountSen !== null && (
        <CounterPayment
          dueSen={values.amountSen}
          provider={values.provider}
          bind={form.field as PaymentBinding}
        />
      )}
    </FormDialog>
  );
}

function Sold({ sold, onClose }: { sold: SoldVoucher; onClose: () => void }) {
  const { t } = useTranslation(['vouchers', 'orders']);
  const { money } = useFormat();
  const documents = useDocuments();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('sold')}
      actions={
        <>
          <Button
            icon={Printer}
            loading={documents.busy === 'voucher'}
            onClick={() => documents.print({ kind: 'voucher', voucher: sold.id })}
          >
            {t('print')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('orders:cash.done')}
          </Button>
        </>
      }
    >
      <div className={styles.voucher}>
        {sold.changeSen > 0 && (
          <p role="status">{t('orders:cash.giveBack', { change: money(sold.changeSen) })}</p>
        )}
        <p>{t('codeIs')}</p>
        <p className={styles.code}>{sold.code}</p>
      </div>
    </Dialog>
  );
}
