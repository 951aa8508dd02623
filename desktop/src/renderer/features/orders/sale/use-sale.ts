import type { CounterSale } from '@gangway/shared/contract/office/orders/counter.ts';
import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import type { OfferToSell } from '../../../lib/requests/offer-to-sell.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { isPaid, noPayment, nothingTaken, takingOf } from '../counter/payment-values.ts';
import { useRequestKey } from '../counter/use-request-key.ts';
import { withoutUnasked } from '../fields/expecting.ts';
import { sellAtCounter } from '../requests/counter.ts';
import { cabinsOf, fieldOfSale, newPassenger, quoteOf, type SaleValues, saleForm } from './sale-values.ts';

export type Sale = ReturnType<typeof useSale>;

/**
 * The state of a sale: its fields, its party, and its price, which is updated with every change. A waiting list's offer
 * is its initial state.
 */
export function useSale(onSold: (sold: CounterSale) => void, offer?: OfferToSell) {
  const { t } = useTranslation(['orders', 'frame', 'prescribed']);
  const { language } = useFormat();
  const kept = offer && { waitlistToken: offer.token };
  const houseCode = usePublicSettings().data?.houseReferralCode ?? '';
  const fields = useOfficeForm<SaleValues, ReturnType<typeof saleForm.parse>, CounterSale>({
    schema: saleForm,
    defaultValues: {
      sailingId: offer ? String(offer.sailingId) : '',
      passengers: offer?.ticketTypes.map(ticketType => ({ ...newPassenger(''), ticketType })) ?? [
        newPassenger(''),
      ],
      cabin: offer?.roomTypeId ? String(offer.roomTypeId) : '',
      cabinCount: '',
      cabinMix: {},
      promoCode: '',
      contact: { name: '', phone: '', email: '' },
      ...noPayment(),
      termsAccepted: false,
    },
    save: ({
      sailingId,
      cabin,
      cabinCount,
      cabinMix,
      promoCode,
      contact,
      passengers,
      termsAccepted: _accepted,
      ...payment
    }) =>
      sellAtCounter(
        {
          order: {
            passengers: passengers.map(withoutUnasked),
            sailingId: Number(sailingId),
            cabins: cabinsOf({ cabin, cabinCount, cabinMix }),
            contact: { ...contact, email: contact.email || null },
            referralCode: houseCode,
            ...(promoCode.trim() && { promoCode: promoCode.trim() }),
            language,
            expectedTotalSen: quote.data?.totalSen ?? 0,
            termsAccepted: true,
            ...kept,
          },
          ...takingOf(payment),
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
  const key = useRequestKey(values);
  const quote = useQuote(quoteOf(values, kept));
  const priced = values.sailingId ? quote.data : undefined;
  const free = priced !== undefined && isNothingDue(priced.totalSen);
  useEffect(() => {
    if (!free) return;
    // Payment values typed for an earlier price must not be sent with a sale without payment.
    const { provider, tenderedSen, further } = nothingTaken();
    form.setValue('provider', provider);
    form.setValue('tenderedSen', tenderedSen);
    form.setValue('further', further);
  }, [free, form]);
  const lead = values.passengers[0];
  const { contact } = form.formState.dirtyFields;
  useFollow(lead?.name, value => form.setValue('contact.name', value), contact?.name);
  useFollow(lead?.phone, value => form.setValue('contact.phone', value), contact?.phone);
  return {
    /** A waiting list keeps places on this sailing: no other one can be chosen. */
    offer,
    fields,
    people,
    values,
    quote: priced,
    failure: quote.error?.message,
    totalSen: priced?.totalSen,
    /** Nothing is due: no payment is taken. */
    free,
    /** The price is known, and the payment covers it. */
    payable: priced !== undefined && isPaid(values, priced.totalSen),
  };
}

/** Copies the first passenger's data to the contact until the contact is edited: most buyers sail themselves. */
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

/** The price of a party, and the passengers who may not sail. Refetched with every change. */
const useQuote = (body: QuoteRequest | null) =>
  useQuery({
    queryKey: ['orders', 'quote', body],
    queryFn: ({ signal }) => request<Quote>('POST', '/quotes', { body, signal }),
    enabled: body !== null,
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
