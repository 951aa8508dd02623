import type { Model, ModelCabin, ModelOrder, ModelTicket } from './model.ts';
import * as told from './model.ts';
import type { Cost } from './waiting-change.ts';

/*
 * What the desk does with some or all of an order's guests, in a simple model: they go to the other sailing, under their own
 * order if others stay. So near to departure that it counts as a cancellation, their part is canceled and booked anew.
 */

/** The guests who leave, with the cabins that only they use. */
export interface Goers {
  tickets: ModelTicket[];
  cabins: ModelCabin[];
}

export interface PartyMove {
  /** The reasons against it; without any it can be done. */
  refusals: string[];
  kind: 'move' | 'cancel-and-rebook';
  cost: Cost;
}

/** @param rooms of each live ticket, where its guest sleeps; null: in none */
export function goersOf(
  order: ModelOrder,
  goes: readonly boolean[],
  rooms: readonly (number | null)[],
): Goers {
  const whole = goes.every(Boolean);
  const sleepersOf = (room: number) => goes.filter((_, place) => rooms[place] === room);
  return {
    tickets: told.liveTickets(order).filter((_, place) => goes[place]),
    cabins: told.liveCabins(order).filter(({ room }) => {
      const sleepers = sleepersOf(room);
      return whole || (sleepers.length > 0 && sleepers.every(Boolean));
    }),
  };
}

export function planPartyMove(
  model: Model,
  order: ModelOrder,
  { tickets, cabins }: Goers,
  to: number,
): PartyMove {
  const rooms = told.freeRooms(model, to).length;
  const ends = !order.free && told.countsAsCancellation(model, order);
  const priceSen = sumSen([...tickets, ...cabins]);
  const chargeSen = ends ? (priceSen * told.percent(model, order)) / 100 : 0;
  return {
    refusals: [
      ...(order.state === 'paid' ? [] : ['order-not-paid']),
      ...(model.calledOff[order.sailing] ? ['sailing-called-off'] : []),
      ...(model.calledOff[to] ? ['sailing-closed'] : []),
      ...(told.placesLeft(model, to) < tickets.length ? ['sailing-sold-out'] : []),
      ...(cabins.length === 0 || (rooms >= cabins.length && cabins.length * told.BEDS >= tickets.length)
        ? []
        : ['same-cabins-gone']),
    ],
    kind: ends ? 'cancel-and-rebook' : 'move',
    cost: { chargeSen, refundSen: ends ? priceSen - chargeSen : 0, toPaySen: ends ? priceSen : 0 },
  };
}

/**
 * The guests are on the other sailing, in these rooms. @returns whether they now have their own order, which is the last one of
 * the model
 */
export function moveParty(
  model: Model,
  order: ModelOrder,
  goers: Goers,
  { kind, cost }: PartyMove,
  { sailing, rooms }: { sailing: number; rooms: readonly number[] },
): boolean {
  const whole = goers.tickets.length === told.liveTickets(order).length;
  if (kind === 'move' && whole) {
    told.takeOther(model, order, { sailing, rooms });
    return false;
  }
  const own: ModelOrder = {
    ...order,
    tickets: goers.tickets.map(ticket => ({ ...ticket })),
    cabins: [],
    payments: [],
    held: [],
    refunds: [],
  };
  if (kind === 'move') {
    order.tickets = order.tickets.filter(ticket => !goers.tickets.includes(ticket));
    order.cabins = order.cabins.filter(cabin => !goers.cabins.includes(cabin));
    own.payments = partOfPayments(order, sumSen([...goers.tickets, ...goers.cabins]));
  } else {
    const placesOf = <Part>(all: Part[], some: Part[]) => some.map(part => all.indexOf(part));
    own.tickets = told.newTickets(goers.tickets.length);
    own.payments = [{ provider: 'counter', amountSen: cost.toPaySen, refundedSen: 0 }];
    told.cancel(model, order, {
      tickets: placesOf(told.liveTickets(order), goers.tickets),
      cabins: placesOf(told.liveCabins(order), goers.cabins),
    });
  }
  told.takeOther(model, own, { sailing, rooms });
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

const sumSen = (parts: readonly { priceSen: number }[]) =>
  parts.reduce((sum, { priceSen }) => sum + priceSen, 0);
