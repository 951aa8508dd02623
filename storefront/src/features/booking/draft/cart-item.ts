import type { CartItem, PassengerDraft as CartPassenger } from '@gangway/shared/contract/carts.ts';
import { cabinRequestOf } from './cabin-choice.ts';
import { type BookingDraft, emptyDraft } from './empty-draft.ts';
import { contactOf } from './order-request.ts';
import { type PartyCounts, type PassengerDraft, ticketTypeOrder } from './passenger-draft.ts';

/** A filled-in booking as the cart keeps it: everything that checking out needs but how to pay. */
export function cartItemOf(
  draft: BookingDraft,
  sailingId: number,
  id: string,
  seenTotalSen: number,
): CartItem {
  const [first] = draft.passengers;
  return {
    id,
    sailingId,
    passengers: draft.passengers.map(passenger => cartPassengerOf(passenger, first)),
    cabins: cabinRequestOf(draft.cabin),
    contact: contactOf(draft.contact, first),
    seenTotalSen,
  };
}

function cartPassengerOf(passenger: PassengerDraft, first: PassengerDraft | undefined): CartPassenger {
  const { sharesPhone, phone, gender, idType, documentExpiry, issuingCountry, ...rest } = passenger;
  const passport = idType === 'passport';
  return {
    ...rest,
    phone: sharesPhone ? (first?.phone ?? '') : phone,
    gender: gender || null,
    idType,
    documentExpiry: (passport && documentExpiry) || null,
    issuingCountry: (passport && issuingCountry) || null,
    nationality: rest.nationality || null,
    birthDate: rest.birthDate || null,
    pregnancyWeek: rest.pregnancyWeek === '' ? null : Number(rest.pregnancyWeek),
  };
}

/** The draft that an item came from, to be changed and put back. */
export function draftOfCartItem(item: CartItem): Partial<BookingDraft> {
  const [first] = item.passengers;
  const { contact } = item;
  const sameAsFirst = !contact || (contact.name === first?.name && contact.phone === first.phone);
  return {
    cartItemId: item.id,
    sailingId: item.sailingId,
    counts: countsOf(item),
    cabin: cabinChoiceOf(item),
    passengers: item.passengers.map((passenger, index) =>
      draftPassengerOf(passenger, index > 0 ? first : undefined),
    ),
    contact: contact
      ? { sameAsFirst, email: contact.email, ...(sameAsFirst ? { name: '', phone: '' } : contact) }
      : emptyDraft.contact,
    referralCode: first?.referralCode ?? '',
    termsAccepted: false,
    submission: null,
  };
}

/** Whoever has the first passenger's number, or none, shares it. */
function draftPassengerOf(passenger: CartPassenger, first: CartPassenger | undefined): PassengerDraft {
  const sharesPhone = first !== undefined && (passenger.phone === '' || passenger.phone === first.phone);
  return {
    ...passenger,
    sharesPhone,
    phone: sharesPhone ? '' : passenger.phone,
    gender: passenger.gender ?? '',
    idType: passenger.idType ?? 'passport',
    documentExpiry: passenger.documentExpiry ?? '',
    issuingCountry: passenger.issuingCountry ?? '',
    nationality: passenger.nationality ?? '',
    birthDate: passenger.birthDate ?? '',
    pregnancyWeek: passenger.pregnancyWeek === null ? '' : String(passenger.pregnancyWeek),
  };
}

function countsOf({ passengers }: CartItem): PartyCounts {
  const count = (type: string) => passengers.filter(({ ticketType }) => ticketType === type).length;
  return Object.fromEntries(ticketTypeOrder.map(type => [type, count(type)])) as PartyCounts;
}

function cabinChoiceOf({ cabins }: CartItem): BookingDraft['cabin'] {
  if (cabins === null) return { kind: 'none' };
  if (cabins.kind === 'assigned') return { kind: 'assigned', roomTypeId: cabins.roomTypeId ?? null };
  return { kind: 'chosen', roomIds: cabins.roomIds };
}
