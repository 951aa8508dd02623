import type { CartItem, PassengerDraft as CartPassenger } from '@gangway/shared/contract/sales/carts.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { askedAbout, askedFieldsOf, entryOf } from '@gangway/shared/domain/travel/passenger-entry.ts';
import { cabinRequestOf } from './cabin-choice.ts';
import { type BookingDraft, emptyDraft } from './empty-draft.ts';
import { contactOf } from './order-request.ts';
import type { PartyCounts, PassengerDraft } from './passenger-draft.ts';
import { seatsOf } from './seat-choice.ts';

/** Converts a complete draft to an item of the cart: everything that a checkout needs except the payment method. */
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
    passengers: draft.passengers.map(passenger => cartPassengerOf(passenger, first, draft.route)),
    cabins: cabinRequestOf(draft.cabin),
    seats: seatsOf(draft.passengers),
    contact: contactOf(draft.contact, first),
    seenTotalSen,
  };
}

function cartPassengerOf(
  passenger: PassengerDraft,
  first: PassengerDraft | undefined,
  route: BookingDraft['route'],
): CartPassenger {
  const { ticketType, sharesPhone } = passenger;
  const fields = askedFieldsOf(passenger, askedAbout(passenger, route));
  return { ...fields, ticketType, phone: sharesPhone ? (first?.phone ?? '') : fields.phone };
}

/** Converts an item back to a draft, to be edited. */
export function draftOfCartItem(item: CartItem): Partial<BookingDraft> {
  const [first] = item.passengers;
  const { contact } = item;
  const sameAsFirst = !contact || (contact.name === first?.name && contact.phone === first.phone);
  return {
    cartItemId: item.id,
    sailingId: item.sailingId,
    counts: countsOf(item),
    cabin: cabinChoiceOf(item),
    passengers: item.passengers.map((passenger, index) => ({
      ...draftPassengerOf(passenger, index > 0 ? first : undefined),
      seat: item.seats?.[index] ?? '',
    })),
    contact: contact
      ? { sameAsFirst, email: contact.email, ...(sameAsFirst ? { name: '', phone: '' } : contact) }
      : emptyDraft.contact,
    referralCode: first?.referralCode ?? '',
    termsAccepted: false,
    submission: null,
  };
}

/** A passenger with the first passenger's phone number, or none, shares it. */
function draftPassengerOf(
  passenger: CartPassenger,
  first: CartPassenger | undefined,
): Omit<PassengerDraft, 'seat'> {
  const sharesPhone = first !== undefined && (passenger.phone === '' || passenger.phone === first.phone);
  const { ticketType, phone } = passenger;
  return { ...entryOf(passenger), ticketType, sharesPhone, phone: sharesPhone ? '' : phone };
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
