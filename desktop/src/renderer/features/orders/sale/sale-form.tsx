import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { LadderList } from '../cancel/ladder-list.tsx';
import { CounterPayment } from '../counter/counter-payment.tsx';
import type { PaymentBinding } from '../counter/payment-values.ts';
import { useSailingOffer } from '../requests/sailings.ts';
import { CabinChoice } from './cabin-choice.tsx';
import { useGoOn } from './go-on.ts';
import { PartySection } from './party-section.tsx';
import { PartySize } from './party-size.tsx';
import { PriceList } from './price-list.tsx';
import { SailingChoice } from './sailing-choice.tsx';
import styles from './sale.module.css';
import { cabinsOnOffer, newPassenger, openFieldsOf } from './sale-values.ts';
import { usePartyFilling } from './use-party-filling.ts';
import type { Sale } from './use-sale.ts';

/** The whole sale as one form that can be filled in by keyboard; its submit button is outside and refers to this id. */
export function SaleForm({ sale, id }: { sale: Sale; id: string }) {
  const { t } = useTranslation('orders');
  const { fields, people, values, quote, failure, totalSen } = sale;
  const sailingId = values.sailingId ? Number(values.sailingId) : null;
  const offer = useSailingOffer(sailingId);
  const route = offer.data?.route ?? null;
  const types = offer.data?.roomTypes;
  const { form } = fields;
  const size = values.passengers.length;
  const filling = usePartyFilling(form, offer.data?.date ?? null, { typesChosen: sale.offer !== undefined });
  const goOn = useGoOn(openFieldsOf(values, route));
  const addPerson = (shouldFocus: boolean) =>
    people.append(newPassenger(''), { shouldFocus, focusIndex: size });
  const removePerson = (index: number) => {
    filling.removed(index);
    people.remove(index);
  };
  useEffect(() => {
    if (!types) return;
    const chosen = form.getValues();
    const { cabin, cabinMix } = cabinsOnOffer(chosen, types);
    if (cabin !== chosen.cabin) form.setValue('cabin', cabin);
    if (Object.entries(chosen.cabinMix).some(([id, count]) => count !== (cabinMix[id] ?? '')))
      form.setValue('cabinMix', cabinMix);
  }, [types, form]);
  return (
    <Form form={fields} id={id} onKeyDown={goOn}>
      <div className={styles.sale}>
        <div className={styles.party}>
          <div className={styles.voyage}>
            {sale.offer ? (
              <Notice tone="ok">{sale.offer.name}</Notice>
            ) : (
              <SailingChoice binding={fields.field('sailingId', t('sale.sailing'))} party={size} />
            )}
            <PartySize size={size} onMore={() => addPerson(false)} onLess={() => removePerson(size - 1)} />
            <CabinChoice
              binding={fields.field('cabin', t('sale.cabin'))}
              count={fields.field('cabinCount', t('sale.cabinCount'))}
              mix={(typeId, label) => fields.field(`cabinMix.${typeId}`, label)}
              party={size}
              sailingId={sailingId}
            />
          </div>
          <PartySection
            ids={people.fields.map(person => person.id)}
            bind={(index, name, label) =>
              fields.field(`passengers.${index}.${name}` as never, label) as never
            }
            aboutOf={index => ({ ticketType: null, idType: null, ...values.passengers[index], route })}
            genderOf={index => values.passengers[index]?.gender}
            findings={quote?.findings ?? []}
            onAdd={() => addPerson(true)}
            onRemove={removePerson}
            onType={filling.typeChosen}
          />
          <fieldset className={styles.contact} title={t('sale.contactHint')}>
            <legend className="visually-hidden">{t('sale.contact')}</legend>
            <TextField {...fields.field('contact.name', t('sale.contactName'))} />
            <TextField {...fields.field('contact.phone', t('sale.contactPhone'))} inputMode="tel" />
            <TextField
              {...fields.field('contact.email', t('sale.contactEmail'))}
              optional
              inputMode="email"
            />
          </fieldset>
        </div>
        <div className={styles.side}>
          <section className={styles.block}>
            <h3>{t('sale.price')}</h3>
            <PriceList quote={quote} failure={failure} roomTypes={offer.data?.roomTypes ?? []} />
            <TextField
              {...fields.field('promoCode', t('sale.promoCode'))}
              {...(quote?.promo?.refusal && { error: quote.promo.refusal })}
              optional
            />
          </section>
          {quote && <LadderList ladder={quote.ladder} compact />}
          {sale.free && <p>{t('payment.nothing')}</p>}
          {totalSen !== undefined && !sale.free && (
            <CounterPayment
              dueSen={totalSen}
              provider={values.provider}
              bind={fields.field as PaymentBinding}
            />
          )}
          <Checkbox {...fields.field('termsAccepted', t('sale.terms'))} />
        </div>
      </div>
    </Form>
  );
}
