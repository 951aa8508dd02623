import type { Model, ModelCabin, ModelOrder, ModelTicket } from './model.ts';
import * as models from './model.ts';
import { differenceOf, pricesThere, sumSen } from './prices.ts';
import type { Cost } from './waiting-change.ts';

/*
 * Some or all of an order's guests go to the other sailing, in a simple model; under their own order if others stay. So near to
 * departure that it counts as a cancellation, their part is canceled and booked anew.
 */

/** The guests who leave, with the cabins that only they use. */
export interface Goers {
  tickets: ModelTicket[];
  cabins: ModelCabin[];
}

export interface PartyMove {
  /** The reasons against it; without any it can be done. */
  refusals: string[];
  /** It counts as a cancellation: their part of the order ends. */
  ends: boolean;
  /** The charge for that part, in percent. */
  percent: number;
  cost: Cost;
}

/** All guests of an order. */
export const everybody = (order: ModelOrder): Goers => ({
  tickets: models.liveTickets(order),
  cabins: models.liveCabins(order),
});

/** @param rooms of each live ticket, where its guest sleeps; null: in none */
export function goersOf(
  order: ModelOrder,
  goes: readonly boolean[],
  rooms: readonly (number | null)[],
): Goers {
  const whole = goes.every(Boolean);
  const sleepersOf = (room: number) => goes.filter((_, place) => rooms[place] === room);
  return {
    tickets: models.liveTickets(order).filter((_, place) => goes[place]),
    cabins: models.liveCabins(order).filter(({ room }) => {
      const sleepers = sleepersOf(room);
      return whole || (sleepers.length > 0 && sleepers.every(Boolean));
    }),
  };
}

const NOTHING_KEPT = { places: 0, rooms: [], chosen: null };

/**
 * The outcome of a move.
 *
 * @param own.places that are kept for the party on the other sailing, as the rooms are
 * @param own.chosen the rooms that it gets there; null: as many as it has
 */
export function planPartyMove(
  model: Model,
  order: ModelOrder,
  { tickets, cabins }: Goers,
  to: number,
  own: { places: number; rooms: readonly number[]; chosen: readonly number[] | null } = NOTHING_KEPT,
): PartyMove {
  const isFree = (room: number) => models.isRoomFree(model, to, room) || own.rooms.includes(room);
  const rooms = own.chosen?.length ?? cabins.length;
  const hasRooms = own.chosen ? own.chosen.every(isFree) : models.allRooms.filter(isFree).length >= rooms;
  const hasBeds = rooms === 0 || rooms * models.BEDS >= tickets.length;
  const ends = !order.free && models.countsAsCancellation(model, order);
  const percent = ends ? models.percent(model, order) : 0;
  const oldSen = sumSen([...tickets, ...cabins]);
  const there = pricesThere(to, { tickets, cabins, rooms, mayRise: !order.free });
  const newSen = [...there.tickets, ...there.rooms].reduce((sum, sen) => sum + sen, 0);
  const chargeSen = (oldSen * percent) / 100;
  return {
    refusals: [
      ...(order.state === 'paid' ? [] : ['order-not-paid']),
      ...(order.sailing === to ? ['move-impossible'] : []),
      ...(model.calledOff[order.sailing] ? ['sailing-called-off'] : []),
      ...(model.calledOff[to] ? ['sailing-closed'] : []),
      ...(models.placesLeft(model, to) + own.places < tickets.length ? ['sailing-sold-out'] : []),
      ...(hasRooms && hasBeds ? [] : ['same-cabins-gone']),
    ],
    ends,
    percent,
    cost: ends
      ? { chargeSen, refundSen: oldSen - chargeSen, toPaySen: newSen }
      : { chargeSen, ...differenceOf(newSen, oldSen) },
  };
}

/**
 * The guests are on the other sailing, in these rooms, and have paid what it costs more. @returns whether they now have their own
 * order, which is the last one of the model
 */
export function moveParty(
  model: Model,
  order: ModelOrder,
  goers: Goers,
  { ends, cost }: PartyMove,
  other: models.OtherSailing,
  provider: models.Provider,
): boolean {
  const whole = goers.tickets.length === models.liveTickets(order).length;
  if (!ends && whole) {
    models.takeOther(model, order, other);
    models.settleDifference(order, cost, provider);
    return false;
  }
  const own: ModelOrder = {
    ...order,
    promo: false,
    tickets: goers.tickets.map(ticket => ({ ...ticket })),
    cabins: ends ? [] : [...goers.cabins],
    payments: [],
    held: [],
    refunds: [],
  };
  if (!ends) {
    order.tickets = order.tickets.filter(ticket => !goers.tickets.includes(ticket));
    order.cabins = order.cabins.filter(cabin => !goers.cabins.includes(cabin));
    own.payments = partOfPayments(order, sumSen([...goers.tickets, ...goers.cabins]));
  } else {
    const placesOf = <Part>(all: Part[], some: Part[]) => some.map(part => all.indexOf(part));
    own.tickets = models.newTickets(other.sailing, goers.tickets.length);
    models.cancel(model, order, {
      tickets: placesOf(models.liveTickets(order), goers.tickets),
      cabins: placesOf(models.liveCabins(order), goers.cabins),
    });
  }
  models.takeOther(model, own, other);
  models.settleDifference(own, ends ? { refundSen: 0, toPaySen: cost.toPaySen } : cost, provider);
  model.orders.push(own);
  return true;
}

/** Parts of the payments move with them in the order of a refund: the latest payment first and vouchers last. */
function partOfPayments(order: ModelOrder, amountSen: number): ModelOrder['payments'] {
  const parts = new Map<number, ModelOrder['payments'][number]>();
  let leftSen = amountSen;
  const numbered = [...order.payments.entries()].toReversed();
  const isVoucher = ([, { provider }]: (typeof numbered)[number]) => provider === 'voucher';
  for (const [number, payment] of [
    ...numbered.filter(one => !isVoucher(one)),
    ...numbered.filter(isVoucher),
  ]) {
    const partSen = Math.min(leftSen, payment.amountSen - payment.refundedSen);
    if (partSen === 0) continue;
    payment.amountSen -= partSen;
    leftSen -= partSen;
    parts.set(number, { ...payment, amountSen: partSen, refundedSen: 0 });
  }
  if (leftSen > 0) throw new Error(`${leftSen} sen were never paid`);
  return [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
}
