import type { BookingRequest, CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { ORDER_NUMBER_BYTES, orderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { findCreditedReferrers } from '../../features/customers/account/referrer.service.ts';
import { type Attempt, done, judge, refused } from '../../lib/attempt.ts';
import { actorOf } from '../../lib/caller.ts';
import { type Database, nameActors, type Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { type Screening, screenHolds } from '../../reservations/hold-limits/screening.service.ts';
import { findFreeSeatsOn } from '../../reservations/inventory/inventory.repository.ts';
import { takeForEach } from '../../reservations/inventory/inventory.service.ts';
import { placesOf } from '../../reservations/inventory/places.rules.ts';
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
import { insertOrders } from './new-order.service.ts';
import { newOrderDetail } from './new-order.view.ts';
import { claimOf, offer, price, seat } from './order-draft.rules.ts';
import type {
  Booker,
  OfferedOrder,
  OrderDraft,
  OrderRequest,
  PricedDraft,
  SeatedOrder,
} from './order-draft.types.ts';
import { endTurns, letIn } from './waiting-turns.service.ts';

export type { Booker, OrderRequest } from './order-draft.types.ts';

/**
 * Makes an unpaid order that holds its places and cabins for the setting `holdMinutes` (R102), or shorter (R183).
 *
 * @throws AppError for a sailing that is not on sale or sold out, a cabin that is gone, a party that may not sail, a changed
 * price, an unknown referral code, an invalid or used-up promo code, a document that is already booked on the sailing, too many
 * unpaid holds, and what `takeUp` throws for places that a waitlist offered. The caller rolls back after a refusal.
 */
export async function createOrder(
  trx: Transaction<Database>,
  deps: Deps,
  request: BookingRequest,
  booker: Booker,
  checkoutId: string,
): Promise<CreatedOrder> {
  const { sailingId, passengers, waitlistToken } = request;
  const taken =
    waitlistToken === undefined
      ? undefined
      : await takeUp(trx, deps, { sailingId, passengers: passengers.length, waitlistToken });
  const [made] = await createOrders(trx, deps, [
    { request, booker, checkoutId, ...(taken && { offered: true }) },
  ]);
  if (!made?.ok) throw made?.refusal ?? new Error('an order was neither made nor refused');
  if (taken) {
    const { id, cabinList } = made.data.order;
    const roomIds = cabinList.map(({ roomId }) => roomId);
    const booked = { orderId: id, passengers: passengers.length, roomIds };
    await finishTakeUp(trx, taken, booked, deps.clock.now());
  }
  return made.data;
}

/**
 * Makes many orders independently, with as many statements as one order takes: a refusal does not affect the others (decision
 * 24). Nothing is locked until places are taken; orders that come too late are refused before.
 *
 * @returns the result of each, in the order of the requests.
 */
export async function createOrders(
  trx: Transaction<Database>,
  deps: Deps,
  wanted: readonly OrderRequest[],
): Promise<Attempt<CreatedOrder>[]> {
  const now = deps.clock.now();
  const refusals = new Map<OrderRequest, AppError>();
  const settings = await loadSettings(trx);
  const onSale = await offerEach(trx, wanted, settings, now, refusals);
  const { offered, turns } = await letIn(trx, onSale, settings, now, refusals);
  const priced = await priceEach(trx, deps, offered, settings, now, refusals);
  const drafted = await draftEach(trx, deps, priced, settings, now, refusals);
  const drafts = await allowPromos(trx, drafted, now, refusals);
  const claims = new Map(drafts.map(draft => [draft.id, claimOf(deps, draft)]));
  const screening = screenHolds(trx, settings, claims, now);
  const orders = await seatEach(trx, deps, drafts, now, screening, refusals);
  if (orders.length > 0) {
    const actors = orders.map(({ id, wanted: { booker } }) => [id, actorOf(booker.caller)] as const);
    await nameActors(trx, new Map(actors), now);
    await insertOrders(trx, orders, await currentSigningKeyId(trx));
    await rememberPromos(trx, orders);
    await screening.remember(orders.map(({ id }) => id));
    await endTurns(trx, orders, turns, now);
  }
  const made = new Map(orders.map(order => [order.wanted, order]));
  return wanted.map(one => {
    const order = made.get(one);
    if (order) return done({ order: newOrderDetail(order), accessToken: orderToken(deps, order.id) });
    return refused(refusals.get(one) ?? new AppError('unexpected'));
  });
}

type Refusals = Map<OrderRequest, AppError>;

/** Applies a rule to each order. Orders that it refuses are noted; the others go on. */
const passing = <In, Out>(
  items: readonly In[],
  wantedOf: (item: In) => OrderRequest,
  rule: (item: In) => Out,
  refusals: Refusals,
): Out[] =>
  items.flatMap(item => {
    const judged = judge(() => rule(item));
    if (judged.ok) return [judged.data];
    refusals.set(wantedOf(item), judged.refusal);
    return [];
  });

async function offerEach(
  trx: Transaction<Database>,
  wanted: readonly OrderRequest[],
  { salesCloseMinutes }: Settings,
  now: Date,
  refusals: Refusals,
): Promise<OfferedOrder[]> {
  const ids = [...new Set(wanted.map(({ request }) => request.sailingId))];
  const sailings = await findSailingsForSale(trx, ids, now);
  // Guests whom the waitlist has called to the counter can buy until departure.
  const closesBefore = ({ offered, booker }: OrderRequest) =>
    offered && booker.caller.kind === 'staff' ? 0 : salesCloseMinutes;
  const rule = (one: OrderRequest) => offer(one, sailings.get(one.request.sailingId), now, closesBefore(one));
  return passing(wanted, one => one, rule, refusals);
}

async function priceEach(
  trx: Transaction<Database>,
  { ids }: Deps,
  offered: readonly OfferedOrder[],
  settings: Settings,
  now: Date,
  refusals: Refusals,
): Promise<PricedDraft[]> {
  const rooms = new Map<number, number[] | 'all'>();
  for (const { wanted, sailing } of offered) {
    const { cabins } = wanted.request;
    if (!cabins) continue;
    const asked = rooms.get(sailing.terms.id) ?? [];
    const chosen = cabins.kind === 'chosen' && asked !== 'all';
    rooms.set(sailing.terms.id, chosen ? [...asked, ...cabins.roomIds] : 'all');
  }
  const asked = [...rooms].map(([sailingId, roomIds]) => ({ sailingId, roomIds }));
  const offers = await readRooms(trx, asked, now);
  const codes = offered.flatMap(({ wanted }) => wanted.request.promoCode ?? []).map(normalisePromoCode);
  const promos = codes.length > 0 ? await findPromos(trx, codes) : new Map<string, PromoTerms>();
  const given = new Map<number, Set<number>>();
  const rule = (one: OfferedOrder) => {
    const { id } = one.sailing.terms;
    const taken = given.get(id) ?? new Set();
    const priced = price(one, offers.get(id), taken, settings, now, ids, promos);
    const chosen = priced.cabins.map(({ roomId }) => roomId);
    // An order that asks for a room of an earlier one will be refused, so its rooms stay free for later ones.
    if (!chosen.some(roomId => taken.has(roomId))) given.set(id, new Set([...taken, ...chosen]));
    return priced;
  };
  return passing(offered, ({ wanted }) => wanted, rule, refusals);
}

async function draftEach(
  trx: Transaction<Database>,
  { ids }: Deps,
  priced: readonly PricedDraft[],
  settings: Settings,
  now: Date,
  refusals: Refusals,
): Promise<OrderDraft[]> {
  const referred = priced.map(({ wanted: { request, booker } }) => ({
    caller: booker.caller,
    code: request.referralCode,
  }));
  const credited = await findCreditedReferrers(trx, referred, settings.houseReferralCode);
  const rule = ([place, one]: [number, PricedDraft]): OrderDraft => {
    const referralCode = credited[place];
    if (!referralCode) throw new AppError('referral-unknown', { fields: { referralCode: 'custom' } });
    const number = orderNumber(settings.orderPrefix, ids.bytes(ORDER_NUMBER_BYTES));
    return { ...one, id: ids.uuid(), number, referralCode, createdAt: now, settings };
  };
  return passing([...priced.entries()], ([, { wanted }]) => wanted, rule, refusals);
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
  const refused = await screenPromoUses(trx, uses, now);
  return drafts.filter(({ id, wanted }) => {
    const refusal = refused.get(id);
    if (refusal) refusals.set(wanted, refusal);
    return !refusal;
  });
}

async function rememberPromos(trx: Transaction<Database>, orders: readonly OrderDraft[]): Promise<void> {
  const uses = orders.flatMap(usesOf);
  if (uses.length > 0) await insertPromoUses(trx, uses);
}

const usesOf = ({ id, promo, wanted }: OrderDraft): PromoUse[] =>
  promo
    ? [
        {
          orderId: id,
          promoId: promo.id,
          contact: contactOfUse(wanted.request.contact),
          discountSen: promo.discountSen,
        },
      ]
    : [];

/** Takes places, cabins and seats. From here on the sailings are locked until the transaction ends. */
async function seatEach(
  trx: Transaction<Database>,
  { ids }: Deps,
  drafts: readonly OrderDraft[],
  now: Date,
  { screen, minutesOf }: Screening,
  refusals: Refusals,
): Promise<SeatedOrder[]> {
  if (drafts.length === 0) return [];
  const takings = drafts.map(({ id, sailing, wanted, cabins }) => ({
    orderId: id,
    sailingId: sailing.terms.id,
    places: wanted.request.passengers.length,
    cabins,
  }));
  const found = await takeForEach(trx, takings, now, screen);
  const taken = drafts.filter(({ wanted }, place) => {
    const refusal = found[place];
    if (refusal) refusals.set(wanted, refusal);
    return !refusal;
  });
  if (taken.length === 0) return [];
  const seats = await findFreeSeatsOn(trx, placesOf(takings.filter((_, place) => !found[place])));
  return taken.map(draft => {
    const places = draft.wanted.request.passengers.length;
    const own = seats.get(draft.sailing.terms.id)?.splice(0, places) ?? [];
    return seat(draft, own, minutesOf(draft.id), ids);
  });
}
