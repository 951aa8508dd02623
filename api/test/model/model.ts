import { pricesOn, pricesThere, SEAT_FEE_SEN, sumSen } from './prices.ts';
import type { ModelChange } from './waiting-change.ts';
import type { WaitingParty } from './waiting-party.ts';

/*
 * A model of the shop, as simple as possible: no locks, no jobs, no tables. The proof compares the shop with it after each step
 * (shop-model.test.ts).
 */

/** Of each of the two ships, and so of the sailings that it makes. */
export const SHIP_PLACES = [5, 4];
export const ROOMS = 3;
export const allRooms = Array.from({ length: ROOMS }, (_, room) => room);
/** In each room. */
export const BEDS = 4;
export const HOLD_MS = 15 * 60_000;
export const FIRST_BALANCE_SEN = 150_000;
export const DAY_MS = 24 * 3_600_000;
/** So near to departure a change counts as a cancellation. */
const AMENDMENT_DAYS = 4;

/**
 * The operator's ladder: from this many days left, this many percent. Some of the money is refunded to the last, so that a change
 * that counts as a cancellation has a charge and a refund.
 */
export const LADDER = [
  [90, 0],
  [46, 25],
  [30, 50],
  [15, 75],
  [0, 90],
] as const;

export type Provider = 'sandbox' | 'balance' | 'counter' | 'terminal' | 'voucher';
/** The refunds that staff pay out. */
export const isByHand = (provider: Provider) => provider === 'counter' || provider === 'terminal';

interface Part {
  priceSen: number;
  /** Null while it is live. */
  chargeSen: number | null;
}
export interface ModelTicket extends Part {
  /** The part of the price for the seat that was chosen; without a choice 0. */
  feeSen: number;
  /** That seat. */
  seat: string | null;
  /** How often guests corrected its passenger. */
  corrections: number;
}
export interface ModelCabin extends Part {
  room: number;
  /** The ship of the room. */
  ship: number;
}
export interface ModelRefund {
  provider: Provider;
  amountSen: number;
  done: boolean;
  /** The bank refused it, or its answer was lost: it is owed until it is sent again. */
  failed: boolean;
  /** The bank has paid it, whether the shop knows it or not. */
  paidOut: boolean;
  /** Of a payment that came too late or had no purpose: it was never the order's money. */
  returned: boolean;
  /** The number of the voucher that it goes back to. */
  voucher?: number;
}
/** The part of one payment that pays an order. */
interface ModelPaid {
  provider: Provider;
  amountSen: number;
  refundedSen: number;
  voucher?: number;
}
interface ModelVoucher {
  balanceSen: number;
  expiresAt: number;
}
export interface ModelOrder {
  sailing: number;
  /** It used the promo code. */
  promo: boolean;
  by: 'guest' | 'agent';
  state: 'unpaid' | 'paid' | 'canceled';
  /** Canceled because it was not paid in time. */
  expired: boolean;
  /** Its hold had expired when its sailing was called off, noticed or not: it ended for either reason. */
  lapsed: boolean;
  /** Its sailing is so late that leaving it is free. */
  free: boolean;
  /** After it had expired, somebody else has a seat that was chosen, or the ship has no such seat. */
  seatLost: boolean;
  holdUntil: number;
  tickets: ModelTicket[];
  cabins: ModelCabin[];
  payments: ModelPaid[];
  /** What vouchers have paid, until the rest is paid or the voucher gets it back. */
  held: { voucher: number; amountSen: number }[];
  refunds: ModelRefund[];
}
/** A payment that was requested at the bank. */
export interface ModelPayment {
  /** What it pays: orders, or the difference of a change of one. */
  parts: { order: number; amountSen: number }[];
  /** The change whose difference it pays; omitted if it pays the order. */
  change?: ModelChange;
  /** What the payer did at the bank. */
  decided: boolean;
  /** Whether the shop was notified. */
  heard: boolean;
}

/** A party of a canceled sailing that has not chosen yet. */
export interface ModelParty {
  order: number;
  until: number;
  otherwise: 'refund' | 'move';
  /** Places and rooms on the other sailing that are kept for it. */
  kept: { sailing: number; places: number; rooms: number[] } | null;
}

export interface Model {
  now: number;
  /** Midnight of each sailing's day, local time. */
  days: number[];
  calledOff: boolean[];
  /** Sailings with a large delay. */
  delayed: boolean[];
  /** The ship that makes each sailing. */
  ships: number[];
  gates: string[];
  orders: ModelOrder[];
  payments: ModelPayment[];
  parties: ModelParty[];
  vouchers: ModelVoucher[];
  /** In the order of the lists. */
  waiting: WaitingParty[];
  balanceSen: number;
}

export const createModel = (now: number, days: number[]): Model => ({
  now,
  days,
  calledOff: days.map(() => false),
  delayed: days.map(() => false),
  ships: days.map(() => 0),
  gates: days.map(() => ''),
  orders: [],
  payments: [],
  parties: [],
  vouchers: [],
  waiting: [],
  balanceSen: FIRST_BALANCE_SEN,
});

const isLive = ({ chargeSen }: Part) => chargeSen === null;
export const liveTickets = (order: ModelOrder) => order.tickets.filter(isLive);
export const liveCabins = (order: ModelOrder) => order.cabins.filter(isLive);
export const isOverdue = (model: Model, order: ModelOrder) =>
  order.state === 'unpaid' && order.holdUntil <= model.now;
export const dueSen = ({ tickets, cabins }: ModelOrder) =>
  [...tickets, ...cabins].reduce((sum, part) => sum + (part.chargeSen ?? part.priceSen), 0);
const heldSen = ({ held }: ModelOrder) => held.reduce((sum, { amountSen }) => sum + amountSen, 0);
/** The unpaid amount beside what vouchers have paid. */
export const toPaySen = (order: ModelOrder) => dueSen(order) - heldSen(order);
export const paidSen = ({ payments }: ModelOrder) =>
  payments.reduce((sum, { amountSen }) => sum + amountSen, 0);
export const refundedSen = ({ payments }: ModelOrder) =>
  payments.reduce((sum, payment) => sum + payment.refundedSen, 0);

/** Everything that holds something that others cannot have. */
const holders = (model: Model, sailing: number) =>
  model.orders.filter(
    order => order.sailing === sailing && order.state !== 'canceled' && !isOverdue(model, order),
  );
const keptOn = (model: Model, sailing: number) => [
  ...model.parties.flatMap(({ kept }) => (kept?.sailing === sailing ? [kept] : [])),
  ...keptForChanges(model, sailing).map(({ kept }) => kept),
];
/** Changes that keep places or rooms while their difference can be paid. */
export const keptForChanges = (model: Model, sailing: number) =>
  model.payments.flatMap(({ change }) =>
    change && change.kept.sailing === sailing && !change.ended && change.until > model.now ? [change] : [],
  );
/** Places that are offered to parties of the waiting list. */
const offeredOn = (model: Model, sailing: number) =>
  model.waiting.reduce(
    (sum, { offer, size }) => (offer?.sailing === sailing && offer.until > model.now ? sum + size : sum),
    0,
  );
/** Places of a sailing, free or not. */
export const placesOn = (model: Model, sailing: number) => at(SHIP_PLACES, at(model.ships, sailing));
export const placesLeft = (model: Model, sailing: number) =>
  placesOn(model, sailing) -
  holders(model, sailing).reduce((sum, order) => sum + liveTickets(order).length, 0) -
  keptOn(model, sailing).reduce((sum, { places }) => sum + places, 0) -
  offeredOn(model, sailing);
export const isRoomFree = (model: Model, sailing: number, room: number) =>
  holders(model, sailing).every(order => liveCabins(order).every(cabin => cabin.room !== room)) &&
  keptOn(model, sailing).every(({ rooms }) => !rooms.includes(room));

/** Calendar days to the sailing. */
const daysLeft = (model: Model, sailing: number) =>
  Math.floor(((model.days[sailing] ?? 0) + DAY_MS - 1 - model.now) / DAY_MS);
export const percent = (model: Model, order: ModelOrder) =>
  order.state === 'unpaid' || order.free
    ? 0
    : (LADDER.find(([days]) => daysLeft(model, order.sailing) >= days)?.[1] ?? 100);
export const countsAsCancellation = (model: Model, order: ModelOrder) =>
  daysLeft(model, order.sailing) <= AMENDMENT_DAYS;

/** The order's status as shown. One whose hold expired is shown as unpaid until that is noticed. */
export function statusOf(model: Model, order: ModelOrder): string {
  if (isOverdue(model, order)) return 'canceled';
  if (order.state !== 'canceled') return order.state;
  const owed = order.refunds.filter(({ returned }) => !returned);
  return owed.length > 0 && owed.every(({ done }) => done) ? 'refunded' : 'canceled';
}

export interface BookingRequest {
  sailing: number;
  adults: number;
  room: number | null;
  by: ModelOrder['by'];
  /** With the promo code. */
  promo?: boolean;
  /** The first passenger chooses a seat. */
  seat?: boolean;
}

/** How often the promo code of a run may be used. */
export const PROMO_USES = 2;
/** It halves every price. */
export const PROMO_PERCENT = 50;

/** The uses of the promo code; that of an order which ended unpaid no longer counts. */
export const promoUses = ({ orders }: Model): number =>
  orders.filter(({ promo, state, payments }) => promo && (state !== 'canceled' || payments.length > 0))
    .length;

/**
 * Books adults, and optionally a cabin. The shop decides how long the places are held: less for a guest who let others lapse
 * (R183). @returns the reasons against it; without any it is booked
 */
export function book(
  model: Model,
  { sailing, adults, room, by, promo = false, seat = false }: BookingRequest,
  holdUntil: number,
): string[] {
  const refusals = [
    ...(promo && promoUses(model) >= PROMO_USES ? ['promo-used-up'] : []),
    ...(model.calledOff[sailing] ? ['sailing-closed'] : []),
    ...(placesLeft(model, sailing) < adults ? ['sailing-sold-out'] : []),
    ...(room !== null && !isRoomFree(model, sailing, room) ? ['cabin-taken'] : []),
  ];
  if (refusals.length > 0) return refusals;
  expireOverdue(model);
  model.orders.push({
    sailing,
    promo,
    by,
    state: 'unpaid',
    expired: false,
    lapsed: false,
    free: false,
    seatLost: false,
    holdUntil,
    tickets: newTickets(sailing, adults),
    cabins: room === null ? [] : newCabins(model, sailing, [room]),
    payments: [],
    held: [],
    refunds: [],
  });
  const made = at(model.orders, model.orders.length - 1);
  if (seat) chooseSeat(at(made.tickets, 0));
  if (promo) reduce(made);
  return [];
}

function chooseSeat(ticket: ModelTicket): void {
  ticket.feeSen = SEAT_FEE_SEN;
  ticket.priceSen += SEAT_FEE_SEN;
}

/** The operator has no such seat any more: its fee is given back, and where the order is not paid yet it costs less. */
export function loseSeats(model: Model, order: ModelOrder, isLost: (seat: string) => boolean): void {
  const lost = liveTickets(order).filter(({ seat }) => seat !== null && isLost(seat));
  if (lost.length === 0) return;
  const feesSen = lost.reduce((sum, { feeSen }) => sum + feeSen, 0);
  if (order.state === 'unpaid') freeHeld(model, order);
  else owe(order, feesSen);
  for (const ticket of lost)
    Object.assign(ticket, { priceSen: ticket.priceSen - ticket.feeSen, feeSen: 0, seat: null });
}

function reduce({ tickets, cabins }: ModelOrder): void {
  for (const part of [...tickets, ...cabins]) part.priceSen *= PROMO_PERCENT / 100;
  for (const ticket of tickets) ticket.feeSen *= PROMO_PERCENT / 100;
}

export const newTickets = (sailing: number, adults: number): ModelTicket[] =>
  Array.from({ length: adults }, () => ({
    priceSen: pricesOn(sailing).adultSen,
    feeSen: 0,
    seat: null,
    chargeSen: null,
    corrections: 0,
  }));
export const newCabins = (model: Model, sailing: number, rooms: readonly number[]): ModelCabin[] =>
  rooms.map(room => ({
    room,
    ship: at(model.ships, sailing),
    priceSen: pricesOn(sailing).cabinSen,
    chargeSen: null,
  }));

/** An order that expired unpaid costs nothing. It makes no difference when the expiry is noticed. */
export function expireOverdue(model: Model): void {
  for (const order of model.orders) {
    if (!isOverdue(model, order)) continue;
    order.state = 'canceled';
    order.expired = true;
    for (const part of [...order.tickets, ...order.cabins]) part.chargeSen ??= 0;
  }
}

/** The reasons why this order cannot be paid. */
export function unpayable(model: Model, order: ModelOrder): string[] {
  if (order.lapsed) return ['order-expired', 'order-not-unpaid'];
  if (isOverdue(model, order) || (order.state === 'canceled' && order.expired)) return ['order-expired'];
  return order.state === 'unpaid' ? [] : ['order-not-unpaid'];
}

/** Whether a sailing has as many rooms as the party has, with a bed for everybody. */
export function hasCabinsLike(model: Model, order: ModelOrder, sailing: number): boolean {
  const cabins = liveCabins(order).length;
  return (
    cabins === 0 || (freeRooms(model, sailing).length >= cabins && cabins * BEDS >= liveTickets(order).length)
  );
}

export const freeRooms = (model: Model, sailing: number): number[] =>
  allRooms.filter(room => isRoomFree(model, sailing, room));
/** The holder of a room. */
export const holderOf = (model: Model, sailing: number, room: number): ModelOrder | undefined =>
  holders(model, sailing).find(order => liveCabins(order).some(cabin => cabin.room === room));

/** Money has arrived: beside the vouchers it pays the order, if necessary with its former places; else it is refunded. */
export const arrive = (
  model: Model,
  index: number,
  provider: Provider,
  amountSen: number,
  voucher?: number,
): void => arriveInParts(model, index, [{ provider, amountSen, ...(voucher !== undefined && { voucher }) }]);

/** The same in several ways at once; the last one is refunded first. */
export function arriveInParts(
  model: Model,
  index: number,
  parts: readonly Pick<ModelPaid, 'provider' | 'amountSen' | 'voucher'>[],
): void {
  const order = at(model.orders, index);
  const amountSen = parts.reduce((sum, part) => sum + part.amountSen, 0);
  expireOverdue(model);
  if (order.state === 'canceled' && order.expired) revive(model, order, amountSen + heldSen(order));
  if (order.state === 'unpaid' && toPaySen(order) === amountSen) {
    order.state = 'paid';
    for (const part of order.held.splice(0))
      order.payments.push({ provider: 'voucher', ...part, refundedSen: 0 });
    for (const part of parts) order.payments.push({ ...part, refundedSen: 0 });
  } else for (const { provider, amountSen } of parts) giveReturned(order, provider, amountSen);
}

/** One payment of several orders has arrived: the one of the earlier sailing is paid first, then the one that was made first. */
export function arriveForOrders(model: Model, provider: Provider, parts: ModelPayment['parts']): void {
  const bySailing = parts.toSorted(
    (one, other) =>
      at(model.orders, one.order).sailing - at(model.orders, other.order).sailing || one.order - other.order,
  );
  for (const { order, amountSen } of bySailing) arrive(model, order, provider, amountSen);
}

const NEW_REFUND = { done: false, failed: false, paidOut: false };

/** Money without a purpose is refunded; it was never the order's money. */
export function giveReturned(order: ModelOrder, provider: Provider, amountSen: number): void {
  order.refunds.push({ provider, amountSen, ...NEW_REFUND, returned: true });
}

/** Takes again what the order held when its hold expired, if all of it is free. */
function revive(model: Model, order: ModelOrder, amountSen: number): void {
  const parts = order.tickets.filter(wasHeld);
  const cabins = order.cabins.filter(wasHeld);
  const costSen = sumSen([...parts, ...cabins]);
  const free =
    !model.calledOff[order.sailing] &&
    placesLeft(model, order.sailing) >= parts.length &&
    cabins.every(
      ({ room, ship }) => ship === model.ships[order.sailing] && isRoomFree(model, order.sailing, room),
    );
  if (!free || order.seatLost || costSen !== amountSen || (order.promo && promoUses(model) >= PROMO_USES))
    return;
  for (const part of [...parts, ...cabins]) part.chargeSen = null;
  order.state = 'unpaid';
  order.expired = false;
  order.holdUntil = Number.POSITIVE_INFINITY;
}
/** Parts that were canceled before the expiry are marked so. */
const canceledBefore = new WeakSet<Part>();
const wasHeld = (part: Part) => !canceledBefore.has(part);

function cancelPart(part: Part, chargeSen: number): void {
  part.chargeSen = chargeSen;
  canceledBefore.add(part);
}

/** The order ends, and nothing is charged for what is left of it. */
export function endWithoutCharge(order: ModelOrder): void {
  for (const part of [...liveTickets(order), ...liveCabins(order)]) cancelPart(part, 0);
  order.state = 'canceled';
}

export interface Cancellation {
  tickets: number[] | null;
  cabins: number[] | null;
}

/** The charge of canceling, or why it is refused. Numbers are indexes among the live parts; null: all. */
export function planCancel(
  model: Model,
  order: ModelOrder,
  wanted: Cancellation,
): { refusal: string } | { tickets: Part[]; cabins: Part[]; chargeSen: number; percent: number } {
  if (order.state === 'canceled') return { refusal: 'nothing-to-cancel' };
  if (model.calledOff[order.sailing] && order.state === 'paid') return { refusal: 'sailing-called-off' };
  const all = wanted.tickets === null && wanted.cabins === null;
  const tickets = liveTickets(order).filter((_, place) => all || wanted.tickets?.includes(place));
  const whole = tickets.length === liveTickets(order).length;
  const cabins = liveCabins(order).filter((_, place) => whole || wanted.cabins?.includes(place));
  if (tickets.length + cabins.length === 0) return { refusal: 'nothing-to-cancel' };
  const rate = percent(model, order);
  const chargeSen = [...tickets, ...cabins].reduce((sum, { priceSen }) => sum + (priceSen * rate) / 100, 0);
  return { tickets, cabins, chargeSen, percent: rate };
}

/** Cancels parts; the amount above the ladder's charge, or above this share of it, is refunded. */
export function cancel(model: Model, order: ModelOrder, wanted: Cancellation, share = 1): void {
  const plan = planCancel(model, order, wanted);
  if ('refusal' in plan) throw new Error(plan.refusal);
  const parts = [...plan.tickets, ...plan.cabins];
  if (order.state === 'unpaid') freeHeld(model, order);
  for (const part of parts) cancelPart(part, ((part.priceSen * plan.percent) / 100) * share);
  const refundSen = parts.reduce((sum, part) => sum + part.priceSen - (part.chargeSen ?? 0), 0);
  if (order.state === 'paid') owe(order, refundSen);
  if (liveTickets(order).length === 0) order.state = 'canceled';
}

/** What vouchers paid for an order that will not be paid as it was is returned to them. */
export function freeHeld(model: Model, order: ModelOrder): void {
  for (const { voucher, amountSen } of order.held.splice(0))
    at(model.vouchers, voucher).balanceSen += amountSen;
}

/** The difference of a change: a higher price was paid this way, a lower one is refunded. */
export function settleDifference(
  order: ModelOrder,
  { refundSen, toPaySen }: { refundSen: number; toPaySen: number },
  provider: Provider,
): void {
  owe(order, refundSen);
  if (toPaySen > 0) order.payments.push({ provider, amountSen: toPaySen, refundedSen: 0 });
}

/** Refunds go back the way the money came, the latest payment first and vouchers last. */
export function owe(order: ModelOrder, amountSen: number): void {
  let leftSen = amountSen;
  const latest = order.payments.toReversed();
  const isVoucher = ({ provider }: ModelPaid) => provider === 'voucher';
  for (const payment of [...latest.filter(one => !isVoucher(one)), ...latest.filter(isVoucher)]) {
    const partSen = Math.min(leftSen, payment.amountSen - payment.refundedSen);
    if (partSen === 0) continue;
    payment.refundedSen += partSen;
    leftSen -= partSen;
    const { provider, voucher } = payment;
    order.refunds.push({
      provider,
      amountSen: partSen,
      ...NEW_REFUND,
      returned: false,
      ...(voucher !== undefined && { voucher }),
    });
  }
  if (leftSen > 0) throw new Error(`${leftSen} sen were never paid`);
}

/** The order's rooms on another sailing; the one with the cheapest price first. */
export interface OtherSailing {
  sailing: number;
  rooms: readonly number[];
}

/** The order is on the other sailing from now on, at its prices, without a delay yet. No price rises if it may leave freely. */
export function takeOther(
  model: Model,
  order: ModelOrder,
  { sailing, rooms }: OtherSailing,
  mayRise = !order.free,
): void {
  const tickets = liveTickets(order);
  const cabins = liveCabins(order);
  const prices = pricesThere(sailing, { tickets, cabins, rooms: rooms.length, mayRise });
  for (const [place, ticket] of tickets.entries())
    Object.assign(ticket, { priceSen: at(prices.tickets, place), feeSen: 0, seat: null });
  const taken = newCabins(model, sailing, rooms);
  for (const [place, cabin] of taken.entries()) cabin.priceSen = at(prices.rooms, place);
  order.cabins = [...order.cabins.filter(cabin => !isLive(cabin)), ...taken];
  order.sailing = sailing;
  order.free = false;
}

export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no ${index} of ${items.length}`);
  return item;
}
