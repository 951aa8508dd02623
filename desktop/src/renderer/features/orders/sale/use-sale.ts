import type { CounterSale } from '@gangway/shared/contract/office/orders/counter.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { sellAtCounter } from '../requests/counter.ts';
import { useQuote } from '../requests/quote.ts';
import { cabinsOf, fieldOfSale, newPassenger, quoteOf, type SaleValues, saleForm } from './sale-values.ts';

export type Sale = ReturnType<typeof useSale>;

/** A sale while it is typed: its fields, its party, and its price, which follows every change. */
export function useSale(onSold: (sold: CounterSale) => void) {
  const { t } = useTranslation(['orders', 'frame', 'prescribed']);
  const { language } = useFormat();
  const houseCode = usePublicSettings().data?.houseReferralCode ?? '';
  const key = useRef(newKey());
  const fields = useOfficeForm<SaleValues, ReturnType<typeof saleForm.parse>, CounterSale>({
    schema: saleForm,
    defaultValues: {
      sailingId: '',
      passengers: [newPassenger('')],
      cabin: '',
      contact: { name: '', phone: '', email: '' },
      tenderedSen: null,
      termsAccepted: false,
    },
    save: ({ sailingId, cabin, contact, tenderedSen, ...rest }) =>
      sellAtCounter(
        {
          order: {
            ...rest,
            sailingId: Number(sailingId),
            cabins: cabinsOf(cabin),
            contact: { ...contact, email: contact.email || null },
            referralCode: houseCode,
            language,
            expectedTotalSen: quote.data?.totalSen ?? 0,
            termsAccepted: true,
          },
          tenderedSen,
        },
        key.current,
      ),
    saved: onSold,
    sentenceOf: rule => (rule === 'terms' ? t('sale.termsMissing') : undefined),
    fieldOf: fieldOfSale,
  });
  const { form } = fields;
  const people = useFieldArray({ control: form.control, name: 'passengers' });
  const values = form.watch();
  const quote = useQuote(quoteOf(values));
  const priced = values.sailingId ? quote.data : undefined;

  // Another price or another party is another sale: the answer to the one before must not stand for it.
  const sale = JSON.stringify(values);
  useEffect(() => {
    if (sale) key.current = newKey();
  }, [sale]);
  const lead = values.passengers[0];
  const { contact } = form.formState.dirtyFields;
  useFollow(lead?.name, value => form.setValue('contact.name', value), contact?.name);
  useFollow(lead?.phone, value => form.setValue('contact.phone', value), contact?.phone);
  return {
    fields,
    people,
    values,
    quote: priced,
    failure: quote.error?.message,
    totalSen: priced?.totalSen,
    /** The price is known, and enough cash is there for it. */
    payable: priced !== undefined && (values.tenderedSen ?? 0) >= priced.totalSen,
  };
}

/** Most who buy sail themselves: what is typed for the first passenger stands for the contact, until that is typed. */
function useFollow(
  value: string | undefined,
  follow: (value: string) => void,
  own: boolean | undefined,
): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (!own && value !== undefined) latest.current(value);
  }, [value, own]);
}
