import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { PassengerInput } from '@gangway/shared/contract/entries/passengers.ts';
import { onlineProviders } from '@gangway/shared/contract/payment-providers/online.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import type { QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { askedAbout, askedFieldsOf } from '@gangway/shared/domain/travel/passenger-entry.ts';
import { offerOn } from '../../../lib/waitlist/kept-offers.ts';
import { cabinRequestOf } from './cabin-choice.ts';
import type { BookingDraft, ContactDraft } from './empty-draft.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import { seatsOf } from './seat-choice.ts';

/** The loaded sailing, with a possible offer from its waiting list. */
type SailingWithOffer = Pick<SailingDetail, 'id' | 'keptUntil'>;

/** The data that price, travel rules and cancellation ladder depend on: no names, and no numbers except of identity cards. */
export function quoteRequestOf(draft: BookingDraft, sailing: SailingWithOffer): QuoteRequest {
  return {
    sailingId: sailing.id,
    passengers: draft.passengers.map(passenger => ({
      ticketType: passenger.ticketType,
      birthDate: passenger.birthDate || null,
      pregnancyWeek: weekOf(passenger),
      // An incomplete passport is not checked yet.
      ...(isDocumentFilledIn(passenger) ? documentOf(passenger) : {}),
    })),
    cabins: cabinRequestOf(draft.cabin),
    seats: seatsOf(draft.passengers),
    ...(draft.promoCode && { promoCode: draft.promoCode }),
    ...waitlistTokenOf(sailing),
  };
}

export function orderRequestOf(
  draft: BookingDraft,
  sailing: SailingWithOffer,
  expectedTotalSen: number,
  language: Language,
): OrderRequestInput {
  const [first] = draft.passengers;
  return {
    sailingId: sailing.id,
    ...waitlistTokenOf(sailing),
    passengers: draft.passengers.map(passenger => passengerOf(passenger, first, draft.route)),
    cabins: cabinRequestOf(draft.cabin),
    seats: seatsOf(draft.passengers),
    contact: contactOf(draft.contact, first),
    referralCode: first?.referralCode ?? draft.referralCode,
    paymentMethod: draft.provider === '' ? 'online' : onlineProviders[draft.provider].method,
    language,
    expectedTotalSen,
    termsAccepted: true,
    ...(draft.promoCode && { promoCode: draft.promoCode }),
  };
}

/** A waiting list's offer is booked with its token. */
function waitlistTokenOf({ id, keptUntil }: SailingWithOffer): { waitlistToken?: string } {
  const offer = keptUntil === undefined ? undefined : offerOn(id);
  return offer ? { waitlistToken: offer.token } : {};
}

export function contactOf(contact: ContactDraft, first: PassengerDraft | undefined) {
  const { email, sameAsFirst, name, phone } = contact;
  return sameAsFirst && first ? { email, name: first.name, phone: first.phone } : { email, name, phone };
}

function passengerOf(
  passenger: PassengerDraft,
  first: PassengerDraft | undefined,
  route: BookingDraft['route'],
): PassengerInput {
  const { ticketType, sharesPhone } = passenger;
  const fields = askedFieldsOf(passenger, askedAbout(passenger, route));
  // The form does not continue without gender, birth date and nationality.
  return {
    ...fields,
    ticketType,
    phone: sharesPhone ? (first?.phone ?? '') : fields.phone,
  } as PassengerInput;
}

function documentOf({ idType, idNumber, documentExpiry, issuingCountry, ...passenger }: PassengerDraft) {
  if (idType === 'idCard' && idNumber)
    return { idType, idNumber, gender: passenger.gender || null, nationality: passenger.nationality || null };
  if (idType !== 'passport') return { idType };
  return { idType, documentExpiry: documentExpiry || null, issuingCountry: issuingCountry || null };
}

const isDocumentFilledIn = ({ idType, documentExpiry, issuingCountry }: PassengerDraft) =>
  idType !== 'passport' || (documentExpiry !== '' && issuingCountry !== '');

const weekOf = ({ pregnancyWeek }: PassengerDraft) => (pregnancyWeek === '' ? null : Number(pregnancyWeek));
