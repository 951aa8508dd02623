import type { OrderChangePreview, OrderChangeResult } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import {
  BEDS,
  expireOverdue,
  FARES,
  type KeptPlace,
  liveCabins,
  liveTickets,
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
  const { caller, chance, model, now } = world;
  const orders = model.sailings
    .filter(({ status, departsAt }) => status === 'scheduled' && departsAt > now + LATEST_DAYS * DAY_MS)
    .flatMap(({ orders }) => orders.filter(mayTakeAlong));
  if (orders.length === 0) return;
  const order = chance.pick(orders);
  const { sailing, agent } = order;
  const draw = chance.between(0, 99);
  expireOverdue(sailing, now);
  const isFree = placesLeft(sailing) > 0;
  const change = { kind: 'passenger', passenger: passengerOf(++world.people, 'adult') };
  const path = `/orders/${order.number}/change`;
  const headers = accessTo(order);
  const { status, error, data } = await caller.post<OrderChangePreview>(
    `${path}/preview`,
    { change },
    headers,
  );
  if (isFree ? status !== 200 || data.toPaySen !== FARES.adult : error !== 'sailing-sold-out')
    throw new Disagreement(
      `one more on ${order.number} with ${placesLeft(sailing)} free places is answered ${status} ${JSON.stringify(data)}`,
    );
  if (!isFree) return;
  const { endsOrder, chargeSen, refundSen, toPaySen } = data;
  const expected = { endsOrder, chargeSen, refundSen, toPaySen };
  const request = { change, expected, provider: agent ? 'balance' : 'sandbox' };
  const answer = await caller.post<OrderChangeResult>(path, request, headers);
  const suffices = !agent || agent.balanceSen >= toPaySen;
  if ((answer.status === 200) !== suffices)
    throw new Disagreement(
      `one more on ${order.number} is answered ${answer.status} ${JSON.stringify(answer.data)}`,
    );
  if (!suffices) return;
  if (agent) {
    agent.balanceSen -= toPaySen;
    order.payments.push({ provider: 'balance', amountSen: toPaySen, refundedSen: 0 });
    addNewTickets(order, answer.data.order);
    world.counts.additions++;
    return;
  }
  const { payment } = answer.data;
  if (payment?.amountSen !== toPaySen)
    throw new Disagreement(
      `one more on ${order.number} is to be paid with ${payment?.amountSen} sen, not ${toPaySen}`,
    );
  const kept = { until: now + HOLD_MS };
  sailing.kept.push(kept);
  order.awaits = kept;
  world.requested.set(payment.id, {
    amountSen: toPaySen,
    isHeard: false,
    arrive: () => arriveForOneMore(world, order, kept, toPaySen),
  });
  if (draw < NEVER_PAY) {
    return world.agenda.plan(kept.until, async () => {
      order.awaits = null;
    });
  }
  world.bank.take(payment.id, toPaySen);
  const notice = {
    event: `paid-${payment.id}`,
    paymentId: payment.id,
    amountSen: toPaySen,
    status: 'succeeded' as const,
  };
  tellShop(world, notice, draw < NEVER_PAY + PAY_LATE ? chance.between(16, 900) : chance.between(1, 6));
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
