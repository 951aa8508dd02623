import type { OrderChangePreview, OrderChangeResult } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import {
  BEDS,
  expireOverdue,
  FARES,
  type KeptPlace,
  liveCabins,
  liveTickets,
  type ModelAgent,
  type ModelOrder,
  placesLeft,
} from '../model/model.ts';
import { payBack } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo, passengerOf } from './booking.ts';
import { tellShop } from './buyers.ts';

const DAY_MS = 24 * 3_600_000;
const HOLD_MS = 15 * 60_000;
/** Nobody is added shortly before departure: until then the money has come, however late. */
const LATEST_DAYS = 2;
/** Of a hundred who have to pay at the bank. */
const NEVER_PAY = 15;
const PAY_LATE = 25;

/**
 * A party that has paid takes one more along, whose place is kept while the ticket is paid at the bank; an agent pays from the balance at
 * once. Money that comes when the place is gone, or the order has ended, goes back.
 */
export async function takeAlong(world: World): Promise<void> {
  const { chance, model, now } = world;
  const orders = model.sailings
    .filter(({ status, departsAt }) => status === 'scheduled' && departsAt > now + LATEST_DAYS * DAY_MS)
    .flatMap(({ orders }) => orders.filter(mayTakeAlong));
  const habit = chance.between(0, 99);
  if (orders.length === 0) return;
  const order = chance.pick(orders);
  const change = { kind: 'passenger', passenger: passengerOf(++world.people, 'adult') };
  if (!(await isOffered(world, order, change))) return;
  if (order.agent) await payFromBalance(world, order, order.agent, change);
  else await payAtTheBank(world, order, change, habit);
}

/** @returns whether there is a place, as the model says. @throws Disagreement */
async function isOffered({ caller, now }: World, order: ModelOrder, change: object): Promise<boolean> {
  const { sailing } = order;
  expireOverdue(sailing, now);
  const isFree = placesLeft(sailing) > 0;
  const path = `/orders/${order.number}/change/preview`;
  const { status, error, data } = await caller.post<OrderChangePreview>(path, { change }, accessTo(order));
  if (isFree ? status !== 200 || data.toPaySen !== FARES.adult : error !== 'sailing-sold-out')
    throw new Disagreement(
      `one more on ${order.number} with ${placesLeft(sailing)} free places is answered ${status} ${JSON.stringify(data)}`,
    );
  return isFree;
}

const requestFor = (change: object, provider: 'balance' | 'sandbox') => ({
  change,
  expected: { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: FARES.adult },
  provider,
});

async function payFromBalance(
  world: World,
  order: ModelOrder,
  agent: ModelAgent,
  change: object,
): Promise<void> {
  const suffices = agent.balanceSen >= FARES.adult;
  const path = `/orders/${order.number}/change`;
  const request = requestFor(change, 'balance');
  const { status, data } = await world.caller.post<OrderChangeResult>(path, request, accessTo(order));
  if ((status === 200) !== suffices)
    throw new Disagreement(
      `an agent with ${agent.balanceSen} sen adds to ${order.number}: ${status} ${JSON.stringify(data)}`,
    );
  if (!suffices) return;
  agent.balanceSen -= FARES.adult;
  order.payments.push({ provider: 'balance', amountSen: FARES.adult, refundedSen: 0 });
  addNewTickets(order, data.order);
  world.counts.additions++;
}

/** @param habit of a hundred: who never pays, who pays late, and who pays soon */
async function payAtTheBank(world: World, order: ModelOrder, change: object, habit: number): Promise<void> {
  const { caller, chance, agenda, bank, now } = world;
  const path = `/orders/${order.number}/change`;
  const request = requestFor(change, 'sandbox');
  const { payment } = await caller.require<OrderChangeResult>(path, request, accessTo(order));
  if (payment?.amountSen !== FARES.adult)
    throw new Disagreement(
      `one more on ${order.number} is to be paid with ${payment?.amountSen} sen, not ${FARES.adult}`,
    );
  const { id: paymentId, amountSen } = payment;
  const kept = { until: now + HOLD_MS };
  order.sailing.kept.push(kept);
  order.awaits = kept;
  if (habit < NEVER_PAY)
    return agenda.plan(kept.until, async () => {
      order.awaits = null;
    });
  const arrive = () => arriveForOneMore(world, order, kept, amountSen);
  world.requested.set(paymentId, { amountSen, isHeard: false, arrive });
  bank.take(paymentId, amountSen);
  const minutes = habit < NEVER_PAY + PAY_LATE ? chance.between(16, 900) : chance.between(1, 6);
  tellShop(world, { event: `paid-${paymentId}`, paymentId, amountSen, status: 'succeeded' }, minutes);
}

/** With a bed for one more, and nobody else who is still to be paid. */
const mayTakeAlong = (order: ModelOrder) =>
  order.state === 'paid' &&
  (order.accessToken !== null || order.agent !== null) &&
  order.awaits === null &&
  (liveCabins(order).length === 0 || liveTickets(order).length < liveCabins(order).length * BEDS);

async function arriveForOneMore(
  world: World,
  order: ModelOrder,
  kept: KeptPlace,
  amountSen: number,
): Promise<void> {
  const { sailing } = order;
  expireOverdue(sailing, world.now);
  const hasPlace = sailing.kept.includes(kept) || placesLeft(sailing) > 0;
  sailing.kept = sailing.kept.filter(one => one !== kept);
  order.awaits = null;
  if (order.state !== 'paid' || !hasPlace) return payBack(order, 'sandbox', amountSen);
  order.payments.push({ provider: 'sandbox', amountSen, refundedSen: 0 });
  const { data } = await world.caller.get<OrderDetail>(`/orders/${order.number}`, accessTo(order));
  addNewTickets(order, data);
  world.counts.additions++;
}

function addNewTickets(order: ModelOrder, { tickets }: OrderDetail): void {
  const known = new Set(order.tickets.map(({ id }) => id));
  for (const { id, priceSen } of tickets)
    if (!known.has(id)) order.tickets.push({ id, priceSen, isLive: true, isAdult: true, isBoarded: false });
}
