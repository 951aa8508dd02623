import type { OrderChangePreview, OrderChangeResult } from '@gangway/shared/contract/sales/order-change.ts';
import {
  expireOverdue,
  type KeptPlaces,
  liveTickets,
  type ModelOrder,
  type ModelSailing,
  placesLeft,
  SALE_CLOSES_MS,
} from '../model/model.ts';
import { payBack } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo } from './booking.ts';
import { tellShop } from './buyers.ts';

/* Changes that a guest makes on the site and pays at the bank, which keeps their places for a while (R212). */

const HOLD_MS = 15 * 60_000;
/** Of a hundred who have to pay at the bank. */
const NEVER_PAY = 15;
const PAY_LATE = 25;

/** What a change was agreed to cost. */
export interface Cost {
  endsOrder: boolean;
  chargeSen: number;
  refundSen: number;
  toPaySen: number;
}

/** The change of an order, with the sailing whose places it needs. */
export interface PaidChange {
  order: ModelOrder;
  sailing: ModelSailing;
  places: number;
  request: object;
  /** What it costs at a moment. */
  costAt: (moment: number) => Cost;
  /** What comes of it in the model, by the prices of that moment. */
  make: (moment: number) => Promise<void>;
}

/** @returns whether there are places, as the model says. @throws Disagreement where the site says or asks something else */
export async function isOffered({ caller, now }: World, change: PaidChange): Promise<boolean> {
  const { order, sailing, places, request, costAt } = change;
  expireOverdue(sailing, now);
  const isFree = placesLeft(sailing) >= places;
  const path = `/orders/${order.number}/change/preview`;
  const body = { change: request };
  const { status, error, data } = await caller.post<OrderChangePreview>(path, body, accessTo(order));
  if (isFree ? status !== 200 || !isSame(data, costAt(now)) : error !== 'sailing-sold-out')
    throw new Disagreement(
      `a change of ${order.number} with ${placesLeft(sailing)} free places on ${sailing.date} is answered ${status} ${JSON.stringify(data)}`,
    );
  return isFree;
}

/** Asks for the change. @returns the answer to it */
export function ask(
  { caller, now }: World,
  { order, request, costAt }: PaidChange,
  provider: 'balance' | 'sandbox',
) {
  const { endsOrder, chargeSen, refundSen, toPaySen } = costAt(now);
  const expected = { endsOrder, chargeSen, refundSen, toPaySen };
  const path = `/orders/${order.number}/change`;
  return caller.post<OrderChangeResult>(path, { change: request, expected, provider }, accessTo(order));
}

/**
 * Asks for a change and pays it at the bank, soon, late or never. Money that comes in time makes the change, whatever it would cost by
 * then; late money makes it only if it is still sold for the same.
 *
 * @param habit of a hundred: who never pays, who pays late, and who pays soon
 */
export async function payAtTheBank(world: World, change: PaidChange, habit: number): Promise<void> {
  const { chance, agenda, bank, now } = world;
  const { order, sailing, places, costAt } = change;
  const agreed = costAt(now);
  const { status, data } = await ask(world, change, 'sandbox');
  const { payment } = data;
  if (status !== 200 || payment?.amountSen !== agreed.toPaySen)
    throw new Disagreement(
      `a change of ${order.number} for ${agreed.toPaySen} sen is answered ${status} ${JSON.stringify(data)}`,
    );
  const { id: paymentId, amountSen } = payment;
  const kept = { until: now + HOLD_MS, places };
  sailing.kept.push(kept);
  order.awaits = kept;
  if (habit < NEVER_PAY)
    return agenda.plan(kept.until, async () => {
      order.awaits = null;
    });
  const arrive = () => arriveForChange(world, change, { kept, agreed, since: now });
  world.requested.set(paymentId, { amountSen, isHeard: false, arrive });
  bank.take(paymentId, amountSen);
  const minutes = habit < NEVER_PAY + PAY_LATE ? chance.between(16, 900) : chance.between(1, 6);
  tellShop(world, { event: `paid-${paymentId}`, paymentId, amountSen, status: 'succeeded' }, minutes);
}

async function arriveForChange(
  { now }: World,
  { order, sailing, places, costAt, make }: PaidChange,
  { kept, agreed, since }: { kept: KeptPlaces; agreed: Cost; since: number },
): Promise<void> {
  expireOverdue(sailing, now);
  const isKept = sailing.kept.includes(kept);
  sailing.kept = sailing.kept.filter(one => one !== kept);
  order.awaits = null;
  const moment = isKept ? since : now;
  const isSold = isKept || (placesLeft(sailing) >= places && sailing.departsAt - SALE_CLOSES_MS > now);
  const isPossible =
    order.state === 'paid' &&
    [order.sailing, sailing].every(({ status, departsAt }) => status === 'scheduled' && departsAt > now) &&
    !liveTickets(order).some(({ isBoarded }) => isBoarded);
  if (isPossible && isSold && isSame(costAt(moment), agreed)) await make(moment);
  else payBack(order, 'sandbox', agreed.toPaySen);
}

const isSame = (one: Cost, other: Cost): boolean =>
  (['endsOrder', 'chargeSen', 'refundSen', 'toPaySen'] as const).every(name => one[name] === other[name]);
