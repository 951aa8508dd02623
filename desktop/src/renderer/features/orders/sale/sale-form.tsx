import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow, FormSection } from '../../../ui/form/form.tsx';
import { CounterPayment } from '../counter/counter-payment.tsx';
import type { PaymentBinding } from '../counter/payment-values.ts';
import { useSailingOffer } from '../requests/sailings-on-sale.ts';
import { CabinChoice } from './cabin-choice.tsx';
import { PartySection } from './party-section.tsx';
import { PriceList } from './price-list.tsx';
import { SailingChoice } from './sailing-choice.tsx';
import { newPassenger } from './sale-values.ts';
import type { Sale } from './use-sale.ts';

/** The whole sale as one form that can be filled in by keyboard; its submit button is outside and refers to this id. */
export function SaleForm({ sale, id }: { sale: Sale; id: string }) {
  const { t } = useTranslation('orders');
  const { fields, people, values, quote, failure, totalSen } = sale;
  const sailingId = values.sailingId ? Number(values.sailingId) : null;
  const route = useSailingOffer(sailingId).data?.route ?? null;
  return (
    <Form form={fields} id={id} columns={2}>
      <SailingChoice
        binding={fields.field('sailingId', t('sale.sailing'))}
        party={values.passengers.length}
      />
      <PartySection
        ids={people.fields.map(person => person.id)}
        bind={(index, name, label) => fields.field(`passengers.${index}.${name}` as never, label) as never}
        aboutOf={index => ({ ticketType: null, idType: null, ...values.passengers[index], route })}
        findings={quote?.findings ?? []}
        onAdd={() => people.append(newPassenger(''), { focusIndex: people.fields.length })}
        onRemove={index => people.remove(index)}
      />
      <CabinChoice binding={fields.field('cabin', t('sale.cabin'))} sailingId={sailingId} />
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
        <PriceList quote={quote} failure={failure} />
      </FormSection>
      {totalSen !== undefined && (
        <FormSection title={t('payment.section')}>
          <FormRow>
            <CounterPayment
              dueSen={totalSen}
              provider={values.provider}
              bind={fields.field as PaymentBinding}
            />
          </FormRow>
        </FormSection>
      )}
      <FormRow>
        <Checkbox {...fields.field('termsAccepted', t('sale.terms'))} />
      </FormRow>
    </Form>
  );
}
