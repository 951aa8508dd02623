import type { BookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { VERIFICATION_SECRET_BYTES } from '@gangway/shared/domain/codes/verification-code.ts';
import { spreadDiscount } from '@gangway/shared/domain/money/discount.ts';
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
  requireTravelRules,
} from '../../reservations/pricing/booking.rules.ts';
import { priceParty } from '../../reservations/pricing/priced-order.rules.ts';
import { type AppliedPromo, applyPromo, normalisePromoCode } from '../../reservations/promos/promo.rules.ts';
import type { PromoTerms } from '../../reservations/promos/promo-codes.repository.ts';
import type { SailingForSale } from '../../reservations/sailings/sailing-details.repository.ts';
import type { RoomOffers } from '../../reservations/sailings/sailings.service.ts';
import type {
  DraftTicket,
  OfferedOrder,
  OrderDraft,
  OrderRequest,
  PricedDraft,
  SeatedOrder,
} from './order-draft.types.ts';

/** @throws AppError what `channelOf` and `requireOnSale` throw, `sailing-not-found` */
export function offer(
  wanted: OrderRequest,
  sailing: SailingForSale | undefined,
  now: Date,
  salesCloseMinutes: number,
): OfferedOrder {
  const channel = channelOf(wanted.booker.caller, wanted.request);
  if (!sailing) throw new AppError('sailing-not-found');
  requireOnSale(wanted.request, sailing.terms, now, salesCloseMinutes);
  return { wanted, channel, sailing };
}

/**
 * Prices the order with its cabins. `given` are rooms that were assigned to other orders of the same batch and are not assigned
 * again; if two orders chose the same room, the database decides.
 *
 * @throws AppError `cabin-taken`, `travel-rules`, `price-changed`, what `priceParty` and `applyPromo` throw.
 */
export function price(
  offered: OfferedOrder,
  offers: RoomOffers | undefined,
  given: ReadonlySet<number>,
  settings: Pick<Settings, 'infantsPerAdult'>,
  now: Date,
  ids: Pick<Ids, 'uuid'>,
  promos: ReadonlyMap<string, PromoTerms>,
): PricedDraft {
  const { sailing, wanted } = offered;
  const { request, booker } = wanted;
  const { cabins = [], roomTypes = [] } = offers ?? {};
  requireChosenFree(request, cabins);
  requireTravelRules(request, sailing.terms, settings, now, booker.language);
  const assigned = request.cabins?.kind !== 'chosen';
  const free = assigned ? cabins.filter(({ roomId }) => !given.has(roomId)) : cabins;
  const priced = priceParty(
    { fares: sailing.fares, cabins: free, roomTypes },
    request.passengers,
    request.cabins,
  );
  const prices = {
    tickets: request.passengers.map(({ ticketType }) => sailing.fares[ticketType]),
    cabins: priced.cabins.map(({ priceSen }) => priceSen),
  };
  const promo = promoOf(offered, promos, priced.totalSen, now);
  const [ticketsSen, cabinsSen] = promo
    ? reducedPrices(prices, promo.discountSen)
    : [prices.tickets, prices.cabins];
  const totalSen = priced.totalSen - (promo?.discountSen ?? 0);
  requireAgreedPrice(request, totalSen, booker.language);
  const codes = new Map(roomTypes.map(({ id, code }) => [id, code]));
  return {
    ...offered,
    totalSen,
    ticketsSen,
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
  { wanted: { request, booker }, sailing }: OfferedOrder,
  promos: ReadonlyMap<string, PromoTerms>,
  totalSen: number,
  now: Date,
): AppliedPromo | null {
  if (!request.promoCode) return null;
  return applyPromo(promos.get(normalisePromoCode(request.promoCode)), {
    today: localDateIn(now),
    sailingDate: sailing.terms.date,
    routeId: sailing.voyage.route.id,
    totalSen,
    language: booker.language,
  });
}

/** Each part has its own final price: the amount due stays the sum of the parts (invariant I3). */
function reducedPrices(
  { tickets, cabins }: { tickets: number[]; cabins: number[] },
  discount: number,
): [tickets: number[], cabins: number[]] {
  const reduced = spreadDiscount([...tickets, ...cabins], discount);
  return [reduced.slice(0, tickets.length), reduced.slice(tickets.length)];
}

/** Checked before anything else: a room that is gone cannot be booked. @throws AppError `cabin-taken` */
function requireChosenFree({ cabins: wanted }: BookingRequest, cabins: RoomOffers['cabins']): void {
  if (wanted?.kind !== 'chosen') return;
  const taken = cabins.filter(({ roomId, free }) => !free && wanted.roomIds.includes(roomId));
  const [number] = taken.map(cabin => cabin.number).sort();
  if (number !== undefined) throw new AppError('cabin-taken', { params: { number } });
}

/** What the limits on unpaid holds count (R180). */
export function claimOf(
  { env }: Deps,
  { sailing, channel, wanted: { request, booker } }: OrderDraft,
): HoldRequest {
  const { caller, address = '', proven = false } = booker;
  const { passengers, contact } = request;
  return {
    sailingId: sailing.terms.id,
    places: passengers.length,
    origins: originsOf(env.masterKey, { caller, address, contact, passengers }),
    documents: passengers.map(documentDigest),
    isAgent: channel === 'agent',
    proven,
  };
}

/** Gives the passengers their tickets with the seats that were found. */
export function seat(
  draft: OrderDraft,
  seats: readonly string[],
  holdMinutes: number,
  ids: Pick<Ids, 'uuid' | 'bytes'>,
): SeatedOrder {
  const { passengers } = draft.wanted.request;
  const cabinIds = assignCabinsInTurn(draft.cabins, passengers.length);
  const tickets = passengers.map(
    ({ ticketType }, index): DraftTicket => ({
      id: ids.uuid(),
      passengerId: ids.uuid(),
      serial: ticketSerial(draft.number, index + 1),
      seat: seats[index] ?? '',
      cabin: draft.cabins.find(({ id }) => id === cabinIds[index]),
      priceSen: draft.ticketsSen[index] ?? draft.sailing.fares[ticketType],
      secret: ids.bytes(VERIFICATION_SECRET_BYTES),
    }),
  );
  return { ...draft, holdMinutes, tickets };
}
