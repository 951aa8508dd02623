import type { CartItem, PassengerDraft } from '@gangway/shared/contract/carts.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/orders.ts';
import type { QuoteRequest } from '@gangway/shared/contract/quotes.ts';
import type { Language } from '@gangway/shared/contract/vocabulary.ts';

/** What an item's price and travel rules depend on: no name and no number leaves the page for it. */
export const quoteRequestOfItem = ({ sailingId, passengers, cabins }: CartItem): QuoteRequest => ({
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
});

/** Whether everything that an order asks for is filled in. */
export const isComplete = ({ passengers, contact }: CartItem): boolean =>
  contact !== null &&
  contact.name !== '' &&
  contact.email !== '' &&
  contact.phone !== '' &&
  passengers.every(isPassengerComplete);

const isPassengerComplete = ({
  name,
  gender,
  idType,
  idNumber,
  nationality,
  birthDate,
  ...passenger
}: PassengerDraft) =>
  name !== '' &&
  gender !== null &&
  idType !== null &&
  idNumber !== '' &&
  nationality !== null &&
  birthDate !== null &&
  passenger.referralCode !== '' &&
  (idType !== 'passport' || (passenger.documentExpiry !== null && passenger.issuingCountry !== null));

/** How all orders of a checkout are paid, and what was agreed to. */
export interface CheckoutTerms {
  paymentMethod: 'balance' | 'online';
  language: Language;
}

/** The order that a complete item asks for. Throws a TypeError for one that is not. */
export function orderRequestOfItem(
  item: CartItem,
  expectedTotalSen: number,
  { paymentMethod, language }: CheckoutTerms,
): OrderRequestInput {
  const { sailingId, passengers, cabins, contact } = item;
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
    contact,
    referralCode: first.referralCode,
    paymentMethod,
    language,
    expectedTotalSen,
    termsAccepted: true,
  };
}
