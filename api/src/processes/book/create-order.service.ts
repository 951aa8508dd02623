import type { BookingRequest, CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { ORDER_NUMBER_BYTES, orderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { findCreditedReferrers } from '../../features/customers/account/referrer.service.ts';
import { type Attempt, done, judge, refused } from '../../lib/attempt.ts';
import { actorOf } from '../../lib/caller.ts';
import { type Database, nameActors, type Transaction } from '../../lib/database/database.ts';
import { tentatively } from '../../lib/database/savepoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { type Screening, screenHolds } from '../../reservations/hold-limits/screening.service.ts';
import { findSeatsForEach } from '../../reservations/inventory/inventory.repository.ts';
import { takeForEach } from '../../reservations/inventory/inventory.service.ts';
import { contactOfUse, normalisePromoCode } from '../../reservations/promos/promo.rules.ts';
import {
  findPromos,
  insertPromoUses,
  type PromoTerms,
  type PromoUse,
} from '../../reservations/promos/promo-codes.repository.ts';
import { screenPromoUses } from '../../reservations/promos/promo-uses.service.ts';
import { findSailingsForSale } from '../../reservations/sailings/sailing-details.repository.ts';
import { readRooms } from '../../reservations/sailings/sailings.service.ts';
import { currentSigningKeyId } from '../../reservations/tickets/signing-keys.service.ts';
import { finishTakeUp, takeUp } from '../../reservations/waitlist/take-up.service.ts';
import type { EarlyOrders } from './early-orders.rules.ts';
import { insertParties, insertTicketsOf } from './new-order.service.ts';
import { newOrderDetail } from './new-order.view.ts';
import {
  agreePrice,
  holdRequestOf,
  requireRequestOnSale,
  withPlaces,
  withSeats,
} from './order-draft.rules.ts';
import type { Booker, NewOrder, OrderDraft, OrderRequest, RequestOnSale } from './order-draft.types.ts';
import { endTurns, letIn } from './waiting-turns.service.ts';

export type { Booker, OrderRequest } from './order-draft.types.ts';

/**
 * Makes an unpaid order that holds its places and cabins for the setting `holdMinutes` (R102), or shorter (R183).
 *
 * @throws AppError for a sailing that is not on sale or sold out, a cabin or chosen seat that is gone, a party that may not sail,
 * a changed price, an unknown referral code, an invalid or used-up promo code, a document that is already booked on the sailing,
 * too many unpaid holds, and what `takeUp` throws for places that a waiting list offered. The caller rolls back after a refusal.
 */
export async function createOrder(
  trx: Transaction<Database>,
  deps: Deps,
  booking: BookingRequest,
  booker: Booker,
  checkoutId: string,
  { kept = false }: Pick<OrderRequest, 'kept'> = {},
): Promise<CreatedOrder> {
  const { sailingId, passengers, waitlistToken } = booking;
  const offer =
    waitlistToken === undefined
      ? undefined
      : await takeUp(trx, deps, { sailingId, passengers: passengers.length, waitlistToken });
  const [made] = await createOrders(trx, deps, [
    { booking, booker, checkoutId, kept, ...(offer && { offered: true }) },
  ]);
  if (!made?.ok) throw made?.refusal ?? new Error('an order was neither made nor refused');
  if (offer) {
    const { id, cabinList } = made.data.order;
    const roomIds = cabinList.map(({ roomId }) => roomId);
    const order = { orderId: id, passengers: passengers.length, roomIds };
    await finishTakeUp(trx, offer, order, deps.clock.now());
  }
  return made.data;
}

/**
 * Makes many orders independently, with as many statements as one order takes: a refusal does not affect the others (decision
 * 24). Nothing is locked until places are taken; orders that come too late are refused before.
 *
 * @param early chooses orders that are written before their sailings are locked; none if omitted.
 * @returns the result of each, in the order of the requests.
 */
export async function createOrders(
  trx: Transaction<Database>,
  deps: Deps,
  requests: readonly OrderRequest[],
  early?: EarlyOrders,
): Promise<Attempt<CreatedOrder>[]> {
  const now = deps.clock.now();
  const refusals = new Map<OrderRequest, AppError>();
  const settings = await loadSettings(trx);
  const onSale = await requireEachOnSale(trx, requests, settings, now, refusals);
  const { admitted, turns } = await letIn(trx, onSale, settings, now, refusals);
  const drafts = await draftEach(trx, deps, admitted, settings, now, refusals);
  const allowed = await allowPromos(trx, drafts, now, refusals);
  const holdRequests = new Map(allowed.map(draft => [draft.id, holdRequestOf(deps, draft)]));
  const screening = screenHolds(trx, settings, holdRequests, now);
  const making = { deps, drafts: allowed, now, screening };
  const orders = allowed.length > 0 ? await makeEach(trx, making, refusals, early) : [];
  if (orders.length > 0) {
    await rememberPromos(trx, orders);
    await screening.remember(orders.map(({ id }) => id));
    await endTurns(trx, orders, turns, now);
  }
  const made = new Map(orders.map(order => [order.request, order]));
  return requests.map(request => {
    const order = made.get(request);
    if (order) return done({ order: newOrderDetail(order), accessToken: orderToken(deps, order.id) });
    return refused(refusals.get(request) ?? new AppError('unexpected'));
  });
}

type Refusals = Map<OrderRequest, AppError>;

/** Applies a rule to each order. Orders that it refuses are noted; the others go on. */
const passing = <In, Out>(
  items: readonly In[],
  requestOf: (item: In) => OrderRequest,
  rule: (item: In, index: number) => Out,
  refusals: Refusals,
): Out[] =>
  items.flatMap((item, index) => {
    const judged = judge(() => rule(item, index));
    if (judged.ok) return [judged.data];
    refusals.set(requestOf(item), judged.refusal);
    return [];
  });

async function requireEachOnSale(
  trx: Transaction<Database>,
  requests: readonly OrderRequest[],
  settings: Settings,
  now: Date,
  refusals: Refusals,
): Promise<RequestOnSale[]> {
  const ids = [...new Set(requests.map(({ booking }) => booking.sailingId))];
  const sailings = await findSailingsForSale(trx, ids, now);
  const rule = (request: OrderRequest) => requireRequestOnSale(request, sailings, now, settings);
  return passing(requests, request => request, rule, refusals);
}

/** Prices each order, and gives it its number and referral code. */
async function draftEach(
  trx: Transaction<Database>,
  { ids }: Deps,
  admitted: readonly RequestOnSale[],
  settings: Settings,
  now: Date,
  refusals: Refusals,
): Promise<OrderDraft[]> {
  const offers = await readRooms(trx, roomsToRead(admitted), now);
  const bookings = admitted.map(({ request: { booking } }) => booking);
  const codes = bookings.flatMap(({ promoCode }) => promoCode ?? []).map(normalisePromoCode);
  const promos = codes.length > 0 ? await findPromos(trx, codes) : new Map<string, PromoTerms>();
  const referrals = admitted.map(({ request: { booking, booker } }) => ({
    caller: booker.caller,
    code: booking.referralCode,
  }));
  const referralCodes = await findCreditedReferrers(trx, referrals, settings.houseReferralCode);
  const assignedRooms = new Map<number, Set<number>>();
  const rule = (onSale: RequestOnSale, index: number): OrderDraft => {
    const { id: sailingId } = onSale.sailing.terms;
    const assigned = assignedRooms.get(sailingId) ?? new Set();
    const price = agreePrice(onSale, offers.get(sailingId), assigned, settings, now, ids, promos);
    const roomIds = price.cabins.map(({ roomId }) => roomId);
    // An order that asks for a room of an earlier one will be refused, so its rooms stay free for later ones.
    if (!roomIds.some(roomId => assigned.has(roomId)))
      assignedRooms.set(sailingId, new Set([...assigned, ...roomIds]));
    const referralCode = referralCodes[index];
    if (!referralCode) throw new AppError('referral-unknown', { fields: { referralCode: 'custom' } });
    const number = orderNumber(settings.orderPrefix, ids.bytes(ORDER_NUMBER_BYTES));
    return { ...onSale, ...price, id: ids.uuid(), number, referralCode, createdAt: now, settings };
  };
  return passing(admitted, ({ request }) => request, rule, refusals);
}

/** The rooms of each sailing that the orders need: the chosen ones, or all. */
function roomsToRead(admitted: readonly RequestOnSale[]) {
  const rooms = new Map<number, number[] | 'all'>();
  for (const { request, sailing } of admitted) {
    const { cabins } = request.booking;
    if (!cabins) continue;
    const others = rooms.get(sailing.terms.id) ?? [];
    const onlyChosen = cabins.kind === 'chosen' && others !== 'all';
    rooms.set(sailing.terms.id, onlyChosen ? [...others, ...cabins.roomIds] : 'all');
  }
  return [...rooms].map(([sailingId, roomIds]) => ({ sailingId, roomIds }));
}

/** Keeps the orders whose promo code still has uses left (I11). Orders without a code take no statement. */
async function allowPromos(
  trx: Transaction<Database>,
  drafts: readonly OrderDraft[],
  now: Date,
  refusals: Refusals,
): Promise<readonly OrderDraft[]> {
  const uses = drafts.flatMap(usesOf);
  if (uses.length === 0) return drafts;
  const usedUp = await screenPromoUses(trx, uses, now);
  return drafts.filter(({ id, request }) => {
    const refusal = usedUp.get(id);
    if (refusal) refusals.set(request, refusal);
    return !refusal;
  });
}

async function rememberPromos(trx: Transaction<Database>, orders: readonly OrderDraft[]): Promise<void> {
  const uses = orders.flatMap(usesOf);
  if (uses.length > 0) await insertPromoUses(trx, uses);
}

const usesOf = ({ id, promo, request }: OrderDraft): PromoUse[] =>
  promo
    ? [
        {
          orderId: id,
          promoId: promo.id,
          contact: contactOfUse(request.booking.contact),
          discountSen: promo.discountSen,
        },
      ]
    : [];

/** Drafts that are to become orders in one transaction. */
interface Making {
  deps: Deps;
  drafts: readonly OrderDraft[];
  now: Date;
  screening: Screening;
}

/** Writes the orders that get their places, cabins and seats. Their sailings stay locked until the transaction ends. */
async function makeEach(
  trx: Transaction<Database>,
  making: Making,
  refusals: Refusals,
  early?: EarlyOrders,
): Promise<NewOrder[]> {
  const { drafts, now } = making;
  const signingKeyId = await currentSigningKeyId(trx);
  const actors = drafts.map(({ id, request: { booker } }) => [id, actorOf(booker.caller)] as const);
  await nameActors(trx, new Map(actors), now);
  const first = early?.choose(drafts, now) ?? [];
  let made =
    first.length > 0 ? await tentatively(trx, () => makeAfter(trx, making, first, signingKeyId)) : undefined;
  if (!made) {
    early?.writtenInVain(first, now);
    made = await makeAfter(trx, making, [], signingKeyId);
  }
  for (const [request, refusal] of made?.refusals ?? []) refusals.set(request, refusal);
  return made?.orders ?? [];
}

/**
 * The same, after the orders of `first` are written before the lock, as if they got their places and the usual time to pay.
 * @returns undefined if one of them did not: then what was written must be undone.
 */
async function makeAfter(
  trx: Transaction<Database>,
  making: Making,
  first: readonly OrderDraft[],
  signingKeyId: number,
): Promise<{ orders: NewOrder[]; refusals: Refusals } | undefined> {
  const { ids } = making.deps;
  const written = new Map(
    first.map(draft => [draft.id, withPlaces(draft, [], draft.settings.holdMinutes, ids)]),
  );
  await insertParties(trx, [...written.values()]);
  const refusals: Refusals = new Map();
  const orders = await takePlacesForEach(trx, making, refusals, written);
  const asWritten = orders.filter(({ id, holdMinutes }) => written.get(id)?.holdMinutes === holdMinutes);
  if (asWritten.length < written.size) return undefined;
  const others = orders.filter(({ id }) => !written.has(id));
  await insertParties(trx, others);
  await insertTicketsOf(trx, orders, signingKeyId);
  return { orders, refusals };
}

/**
 * Takes places, cabins and seats. From here on the sailings are locked until the transaction ends. Orders that are `written` keep
 * the ids of their tickets.
 */
async function takePlacesForEach(
  trx: Transaction<Database>,
  { deps: { ids }, drafts, now, screening: { screen, minutesOf } }: Making,
  refusals: Refusals,
  written: ReadonlyMap<string, NewOrder>,
): Promise<NewOrder[]> {
  const takings = drafts.map(({ id, sailing, request, cabins }) => ({
    orderId: id,
    sailingId: sailing.terms.id,
    places: request.booking.passengers.length,
    cabins,
    seats: request.booking.seats,
  }));
  const refusedTakings = await takeForEach(trx, takings, now, screen);
  const seated = drafts.filter(({ request }, index) => {
    const refusal = refusedTakings[index];
    if (refusal) refusals.set(request, refusal);
    return !refusal;
  });
  if (seated.length === 0) return [];
  const parties = seated.map(({ sailing, request }) => ({
    sailingId: sailing.terms.id,
    size: request.booking.passengers.length,
    chosen: request.booking.seats,
  }));
  const seats = await findSeatsForEach(trx, parties);
  return seated.map((draft, index) => {
    const holdMinutes = minutesOf(draft.id);
    const known = written.get(draft.id);
    return known
      ? withSeats({ ...known, holdMinutes }, seats[index] ?? [])
      : withPlaces(draft, seats[index] ?? [], holdMinutes, ids);
  });
}
