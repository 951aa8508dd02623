import type { CounterSale } from '@gangway/shared/contract/office/counter.ts';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { newKey } from '../../../lib/new-key.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Form, FormRow, FormSection } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CashTill } from '../order/cash-till.tsx';
import { sellAtCounter } from '../requests/counter.ts';
import { useQuote } from '../requests/quote.ts';
import { CabinChoice } from './cabin-choice.tsx';
import { PartySection } from './party-section.tsx';
import { PriceList } from './price-list.tsx';
import { SailingChoice } from './sailing-choice.tsx';
import { cabinsOf, newPassenger, quoteOf, type SaleValues, saleForm } from './sale-values.ts';

interface SaleFormProps {
  onSold: (sold: CounterSale) => void;
  onCancel: () => void;
}

/** A sale from top to bottom, by keyboard alone; the price follows every change. */
export function SaleForm({ onSold, onCancel }: SaleFormProps) {
  const { t } = useTranslation(['orders', 'frame', 'specification']);
  const { language, money } = useFormat();
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
    sentenceOf: rule =>
      rule === 'terms' ? t('sale.termsMissing') : t('fields.required', { field: t('fields.documentExpiry') }),
  });
  const { form } = fields;
  const people = useFieldArray({ control: form.control, name: 'passengers' });
  const values = form.watch();
  const quote = useQuote(quoteOf(values));
  const total = values.sailingId ? quote.data?.totalSen : undefined;

  // Another price or another party is another sale: the answer to the one before must not stand for it.
  const sale = JSON.stringify(values);
  useEffect(() => {
    if (sale) key.current = newKey();
  }, [sale]);
  const lead = values.passengers[0];
  useFollow(
    lead?.name,
    value => form.setValue('contact.name', value),
    form.formState.dirtyFields.contact?.name,
  );
  useFollow(
    lead?.phone,
    value => form.setValue('contact.phone', value),
    form.formState.dirtyFields.contact?.phone,
  );
  return (
    <Form form={fields} columns={2}>
      <SailingChoice
        binding={fields.field('sailingId', t('sale.sailing'))}
        party={values.passengers.length}
      />
      <PartySection
        ids={people.fields.map(({ id }) => id)}
        bind={(index, name, label) => fields.field(`passengers.${index}.${name}` as never, label) as never}
        isPassport={index => values.passengers[index]?.idType === 'passport'}
        findings={values.sailingId ? (quote.data?.findings ?? []) : []}
        onAdd={() => people.append(newPassenger(''), { focusIndex: people.fields.length })}
        onRemove={index => people.remove(index)}
      />
      <CabinChoice
        binding={fields.field('cabin', t('sale.cabin'))}
        sailingId={values.sailingId ? Number(values.sailingId) : null}
      />
      <FormSection title={t('sale.contact')}>
        <TextField {...fields.field('contact.name', t('fields.name'))} />
        <TextField {...fields.field('contact.phone', t('fields.phone'))} inputMode="tel" />
        <TextField
          {...fields.field('contact.email', t('fields.email'))}
          optional
          inputMode="email"
          hint={t('sale.contactHint')}
        />
      </FormSection>
      <FormSection title={t('sale.price')}>
        <PriceList quote={values.sailingId ? quote.data : undefined} failure={quote.error?.message} />
      </FormSection>
      {total !== undefined && (
        <FormSection title={t('sale.cash')}>
          <CashTill
            dueSen={total}
            tenderedSen={values.tenderedSen}
            onTendered={sen => form.setValue('tenderedSen', sen, { shouldDirty: true })}
          />
        </FormSection>
      )}
      <FormRow>
        <Checkbox {...fields.field('termsAccepted', t('sale.terms'))} />
      </FormRow>
      <FormRow>
        <Button onClick={onCancel}>{t('frame:cancel')}</Button>{' '}
        <Button
          type="submit"
          variant="primary"
          loading={fields.saving}
          disabled={total === undefined || (values.tenderedSen ?? 0) < total}
        >
          {total === undefined ? t('sale.actionEmpty') : t('sale.action', { amount: money(total) })}
        </Button>
      </FormRow>
    </Form>
  );
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
