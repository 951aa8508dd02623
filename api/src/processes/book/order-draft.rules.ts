import type { BookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { drawVerificationSecret } from '@gangway/shared/domain/codes/verification-code.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import type { Ids } from '../../lib/ids.ts';
import { assignCabinsInTurn } from '../../reservations/cabins/cabin-requests.rules.ts';
import { documentDigest } from '../../reservations/hold-limits/documents.rules.ts';
import type { HoldRequest } from '../../reservations/hold-limits/hold-limits.rules.ts';
import { originsOf } from '../../reservations/hold-limits/origins.rules.ts';
import {
  channelOf,
  requireAgreedPrice,
  requireOnSale,
  requireSeatForEach,
  requireTravelRules,
} from '../../reservations/pricing/booking.rules.ts';
import { finalPrices, priceParty, type TicketPrice } from '../../reservations/pricing/priced-order.rules.ts';
import { type AppliedPromo, applyPromo, normalisePromoCode } from '../../reservations/promos/promo.rules.ts';
import type { PromoTerms } from '../../reservations/promos/promo-codes.repository.ts';
import type { SailingForSale } from '../../reservations/sailings/sailing-details.repository.ts';
import type { RoomOffers } from '../../reservations/sailings/sailings.service.ts';
import type {
  AgreedPrice,
  Booker,
  DraftTicket,
  NewOrder,
  OrderDraft,
  OrderRequest,
  RequestOnSale,
} from './order-draft.types.ts';

/**
 * Finds the sailing of a request among those that were read. Guests whom the waiting list has called to the counter can buy until
 * departure, and so can those whose places were kept.
 *
 * @throws AppError what `channelOf`, `requireSeatForEach` and `requireOnSale` throw, `sailing-not-found`
 */
export function requireRequestOnSale(
  request: OrderRequest,
  sailings: ReadonlyMap<number, SailingForSale>,
  now: Date,
  { salesCloseMinutes }: Pick<Settings, 'salesCloseMinutes'>,
): RequestOnSale {
  const channel = channelOf(request.booker.caller, request.booking);
  const sailing = sailings.get(request.booking.sailingId);
  if (!sailing) throw new AppError('sailing-not-found');
  const isCalled = request.offered && request.booker.caller.kind === 'staff';
  requireOnSale(request.booking, sailing.terms, now, isCalled || request.kept ? 0 : salesCloseMinutes);
  requireSeatForEach(request.booking);
  return { request, channel, sailing };
}

/**
 * Prices the order with its cabins. `assignedRooms` are rooms that other orders of the same batch have. They are not assigned
 * again; if two orders chose the same room, the database decides.
 *
 * @throws AppError `cabin-taken`, `travel-rules`, `price-changed`, what `priceParty` and `applyPromo` throw.
 */
export function agreePrice(
  { sailing, request: { booking, booker } }: RequestOnSale,
  offers: RoomOffers | undefined,
  assignedRooms: ReadonlySet<number>,
  settings: Pick<Settings, 'infantsPerAdult' | 'seatFeeSen'>,
  now: Date,
  ids: Pick<Ids, 'uuid'>,
  promos: ReadonlyMap<string, PromoTerms>,
): AgreedPrice {
  const { cabins = [], roomTypes = [] } = offers ?? {};
  requireChosenFree(booking, cabins);
  requireTravelRules(booking, sailing.terms, settings, now, booker.language);
  const isChosen = booking.cabins?.kind === 'chosen';
  const available = isChosen ? cabins : cabins.filter(({ roomId }) => !assignedRooms.has(roomId));
  const choice = { seats: booking.seats, feeSen: settings.seatFeeSen };
  const priced = priceParty(
    { fares: sailing.fares, cabins: available, roomTypes },
    booking.passengers,
    booking.cabins,
    choice,
  );
  const promo = promoOf(booking, booker, sailing, promos, priced.totalSen, now);
  const discountSen = promo?.discountSen ?? 0;
  const { tickets, cabinsSen } = finalPrices(
    sailing.fares,
    booking.passengers,
    priced.cabins,
    choice,
    discountSen,
  );
  const totalSen = priced.totalSen - discountSen;
  requireAgreedPrice(booking, totalSen, booker.language);
  const codes = new Map(roomTypes.map(({ id, code }) => [id, code]));
  return {
    totalSen,
    ticketPrices: tickets,
    promo,
    cabins: priced.cabins.map((cabin, index) => ({
      ...cabin,
      priceSen: cabinsSen[index] ?? cabin.priceSen,
      id: ids.uuid(),
      roomTypeCode: codes.get(cabin.roomTypeId) ?? '',
    })),
  };
}

/** @throws AppError what `applyPromo` throws */
function promoOf(
  { promoCode }: BookingRequest,
  { language }: Booker,
  sailing: SailingForSale,
  promos: ReadonlyMap<string, PromoTerms>,
  totalSen: number,
  now: Date,
): AppliedPromo | null {
  if (!promoCode) return null;
  return applyPromo(promos.get(normalisePromoCode(promoCode)), {
    today: localDateIn(now),
    sailingDate: sailing.terms.date,
    routeId: sailing.voyage.route.id,
    totalSen,
    language,
  });
}

/** Checked before anything else: a room that is gone cannot be booked. @throws AppError `cabin-taken` */
function requireChosenFree({ cabins: request }: BookingRequest, cabins: RoomOffers['cabins']): void {
  if (request?.kind !== 'chosen') return;
  const takenCabins = cabins.filter(({ roomId, free }) => !free && request.roomIds.includes(roomId));
  const [number] = takenCabins.map(cabin => cabin.number).sort();
  if (number !== undefined) throw new AppError('cabin-taken', { params: { number } });
}

/** What the limits on unpaid holds count (R180). */
export function holdRequestOf(
  { env }: Deps,
  { sailing, channel, request: { booking, booker } }: OrderDraft,
): HoldRequest {
  const { caller, address = '', proven = false } = booker;
  const { passengers, contact } = booking;
  return {
    sailingId: sailing.terms.id,
    places: passengers.length,
    origins: originsOf(env.masterKey, { caller, address, contact, passengers }),
    documents: passengers.map(documentDigest),
    isAgent: channel === 'agent',
    proven,
  };
}

function priceOf({ ticketPrices }: OrderDraft, index: number): TicketPrice {
  const price = ticketPrices[index];
  if (!price) throw new Error('a ticket without a price');
  return price;
}

/** Gives the passengers of an order with its tickets their seats. */
export const withSeats = (order: NewOrder, seats: readonly string[]): NewOrder => ({
  ...order,
  tickets: order.tickets.map((ticket, index) => ({ ...ticket, seat: seats[index] ?? '' })),
});

/** Gives the passengers their tickets with their seats. */
export function withPlaces(
  draft: OrderDraft,
  seats: readonly string[],
  holdMinutes: number,
  ids: Pick<Ids, 'uuid' | 'bytes'>,
): NewOrder {
  const { passengers } = draft.request.booking;
  const cabinIds = assignCabinsInTurn(draft.cabins, passengers.length);
  const tickets = passengers.map(
    (_, index): DraftTicket => ({
      id: ids.uuid(),
      passengerId: ids.uuid(),
      serial: ticketSerial(draft.number, index + 1),
      seat: seats[index] ?? '',
      cabin: draft.cabins.find(({ id }) => id === cabinIds[index]),
      ...priceOf(draft, index),
      secret: drawVerificationSecret(ids.bytes),
    }),
  );
  return { ...draft, holdMinutes, tickets };
}
