import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  definitionOf,
  isAsked,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { OnlineMethod } from '@gangway/shared/contract/payment-providers/online.ts';
import type { CartItem, PassengerDraft } from '@gangway/shared/contract/sales/carts.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import type { QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { faultOfEntry } from '@gangway/shared/domain/travel/entry-faults.ts';
import { entryOf } from '@gangway/shared/domain/travel/passenger-entry.ts';

/** The data that an item's price and travel rules depend on; names and numbers are not sent for a quote. */
export const quoteRequestOfItem = ({ sailingId, passengers, cabins, seats }: CartItem): QuoteRequest => ({
  sailingId,
  passengers: passengers.map(({ ticketType, birthDate, pregnancyWeek, idType, ...passenger }) => ({
    ticketType,
    birthDate,
    pregnancyWeek,
    ...(idType && {
      idType,
      documentExpiry: passenger.documentExpiry,
      issuingCountry: passenger.issuingCountry,
    }),
  })),
  cabins,
  seats,
});

/** Whether all fields that an order requires are filled in, by the rules of the booking's form. */
export const isComplete = ({ passengers, contact }: CartItem): boolean =>
  contact !== null &&
  (['name', 'email', 'phone'] as const).every(field => faultOfEntry(field, contact[field], true) === null) &&
  passengers.every(isPassengerComplete);

function isPassengerComplete(passenger: PassengerDraft): boolean {
  const about = { ticketType: passenger.ticketType, idType: passenger.idType, route: null };
  const entry = entryOf(passenger);
  return (
    passenger.idType !== null &&
    passengerFieldNames
      .filter(field => isAsked(field, about))
      .every(field => faultOfEntry(field, entry[field], definitionOf(field).required !== 'never') === null)
  );
}

/** Payment method and accepted terms of all orders of a checkout. */
export interface CheckoutTerms {
  paymentMethod: OnlineMethod;
  language: Language;
}

/** The order request of a complete item. Throws a TypeError for an incomplete one. */
export function orderRequestOfItem(
  item: CartItem,
  expectedTotalSen: number,
  { paymentMethod, language }: CheckoutTerms,
): OrderRequestInput {
  const { sailingId, passengers, cabins, seats, contact } = item;
  const [first] = passengers;
  if (!contact || !first) throw new TypeError(`the item ${item.id} is not complete`);
  return {
    sailingId,
    passengers: passengers.map(passenger => {
      const { gender, idType, nationality, birthDate } = passenger;
      if (!gender || !idType || !nationality || !birthDate)
        throw new TypeError(`the item ${item.id} is not complete`);
      return { ...passenger, gender, idType, nationality, birthDate };
    }),
    cabins,
    seats,
    contact,
    referralCode: first.referralCode,
    paymentMethod,
    language,
    expectedTotalSen,
    termsAccepted: true,
  };
}
