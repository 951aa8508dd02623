import { daysBetween, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import {
  BOARDING_CLOSES_MS,
  dueSen,
  expireOverdue,
  LADDER,
  liveCabins,
  liveTickets,
  type Model,
  type ModelCabin,
  type ModelOrder,
  type ModelTicket,
  type Provider,
  paidSen,
  placesLeft,
  sumSen,
  takenRooms,
} from './model.ts';

/**
 * Money has come for an order: before departure it pays it, after its hold until boarding closes and where needed with the places that it
 * held before, or it goes back.
 */
export function arrive(order: ModelOrder, provider: Provider, amountSen: number, now: number): void {
  const { sailing } = order;
  expireOverdue(sailing, now);
  const isToCome = sailing.status === 'scheduled' && sailing.departsAt > now;
  const isRevived =
    order.isExpired &&
    order.state === 'canceled' &&
    isToCome &&
    sailing.departsAt - BOARDING_CLOSES_MS > now &&
    placesLeft(sailing) >= liveTickets(order).length &&
    !liveCabins(order).some(({ roomId }) => takenRooms(sailing).includes(roomId));
  if (((order.state === 'unpaid' && isToCome) || isRevived) && dueSen(order) === amountSen) {
    order.state = 'paid';
    order.isExpired = false;
    order.payments.push({ provider, amountSen, refundedSen: 0 });
  } else payBack(order, provider, amountSen);
}

/** Money that cannot pay what it came for: it was never the order's. */
export function payBack(order: ModelOrder, provider: Provider, amountSen: number): void {
  order.refunds.push({ provider, amountSen, isDone: false, isReturn: true });
}

const NO_SHOW = 100;

/** What canceling now costs of a price, in percent. */
function chargePercent({ sailing, state }: ModelOrder, now: number): number {
  if (state === 'unpaid') return 0;
  if (sailing.departsAt <= now) return NO_SHOW;
  const daysLeft = Math.max(daysBetween(localDateIn(new Date(now)), sailing.date), 0);
  return LADDER.find(([days]) => daysLeft >= days)?.[1] ?? NO_SHOW;
}

/** Cancels tickets. @returns the charge and the refund */
export function cancelTickets(
  order: ModelOrder,
  tickets: readonly ModelTicket[],
  now: number,
): { chargeSen: number; refundSen: number } {
  const { chargeSen, refundSen } = chargeFor(order, tickets, now);
  const isWhole = tickets.length === liveTickets(order).length;
  endParts(order, partsWith(order, tickets), chargeSen);
  owe(order, refundSen);
  if (isWhole) order.state = 'canceled';
  return { chargeSen, refundSen };
}

/** What canceling tickets costs at a moment, and what it returns. */
export function chargeFor(
  order: ModelOrder,
  tickets: readonly ModelTicket[],
  now: number,
): { chargeSen: number; refundSen: number } {
  const parts = partsWith(order, tickets);
  const percent = chargePercent(order, now);
  const chargeSen = sumSen(parts.map(({ priceSen }) => (priceSen * percent) / 100));
  return {
    chargeSen,
    refundSen: order.state === 'paid' ? sumSen(parts.map(({ priceSen }) => priceSen)) - chargeSen : 0,
  };
}

/** With the last ticket also the cabins. */
function partsWith(order: ModelOrder, tickets: readonly ModelTicket[]): (ModelTicket | ModelCabin)[] {
  return [...tickets, ...(tickets.length === liveTickets(order).length ? liveCabins(order) : [])];
}

/** The sailing does not leave: who has paid gets everything back, who has not owes nothing. */
export function callOff(order: ModelOrder): void {
  const parts = [...liveTickets(order), ...liveCabins(order)];
  const refundSen = order.state === 'paid' ? sumSen(parts.map(({ priceSen }) => priceSen)) : 0;
  endParts(order, parts, 0);
  order.state = 'canceled';
  owe(order, refundSen);
}

function endParts(order: ModelOrder, parts: readonly (ModelTicket | ModelCabin)[], chargeSen: number): void {
  for (const part of parts) part.isLive = false;
  order.chargesSen += chargeSen;
}

/** Refunds go back the way the money came, the latest payment first. */
function owe(order: ModelOrder, amountSen: number): void {
  let leftSen = amountSen;
  for (const payment of order.payments.toReversed()) {
    const partSen = Math.min(leftSen, payment.amountSen - payment.refundedSen);
    if (partSen === 0) continue;
    payment.refundedSen += partSen;
    leftSen -= partSen;
    const { provider } = payment;
    order.refunds.push({ provider, amountSen: partSen, isDone: false, isReturn: false });
  }
  if (leftSen > 0)
    throw new Error(`${order.number} gets back more than the ${paidSen(order)} sen that it paid`);
}

/** All refunds of these ways have been made; only cash has to be fetched. */
export function settleRefunds({ orders }: Pick<Model, 'orders'>, ways: readonly Provider[]): void {
  for (const { refunds, agent } of orders)
    for (const refund of refunds) {
      if (refund.isDone || !ways.includes(refund.provider)) continue;
      refund.isDone = true;
      if (refund.provider === 'balance' && agent) agent.balanceSen += refund.amountSen;
    }
}
