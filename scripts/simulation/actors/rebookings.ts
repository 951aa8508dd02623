import type { ReplacingOrder } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { daysBetween, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import {
  AMENDMENT_DAYS,
  dueSen,
  liveCabins,
  liveTickets,
  type ModelOrder,
  type ModelSailing,
} from '../model/model.ts';
import { arrive, cancelTickets, chargeFor } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo, drawSailing, modelOf } from './booking.ts';
import { isBeforeBoarding } from './cancellations.ts';
import { moveInPlace } from './moves.ts';
import { ask, type Cost, isOffered, type PaidChange, payAtTheBank } from './paid-changes.ts';

/**
 * A guest changes to another day on the site. It is free and made at once, except shortly before departure, where it counts as a
 * cancellation (R92): the whole new order is paid at the bank, and the old one ends with its charge when the money has come.
 */
export async function changeDay(world: World): Promise<void> {
  const { chance, model, now } = world;
  const orders = model.sailings
    .filter(sailing => isBeforeBoarding(sailing, now))
    .flatMap(({ orders }) => orders.filter(mayChange));
  const target = drawSailing(world);
  const habit = chance.between(0, 99);
  if (!target || orders.length === 0) return;
  const order = chance.pick(orders);
  if (order.sailing === target) return;
  const change = to(world, order, target);
  if (!(await isOffered(world, change))) return;
  if (change.costAt(now).toPaySen > 0) return payAtTheBank(world, change, habit);
  const { status, data } = await ask(world, change, 'sandbox');
  if (status !== 200)
    throw new Disagreement(
      `changing ${order.number} to ${target.date} is answered ${status} ${JSON.stringify(data)}`,
    );
  moveInPlace(order, target, data);
  world.counts.rebookings++;
}

/** Guests without a cabin: which of the ship's cabins are kept for a change, no answer says. */
const mayChange = (order: ModelOrder) =>
  order.state === 'paid' &&
  order.accessToken !== null &&
  order.awaits === null &&
  liveCabins(order).length === 0;

function to(world: World, order: ModelOrder, target: ModelSailing): PaidChange {
  return {
    order,
    sailing: target,
    places: liveTickets(order).length,
    request: { kind: 'sailing', sailingId: target.id },
    costAt: moment => costAt(order, moment),
    make: moment => rebook(world, order, target, moment),
  };
}

/** Fares are the same on every sailing. */
function costAt(order: ModelOrder, moment: number): Cost {
  const daysLeft = daysBetween(localDateIn(new Date(moment)), order.sailing.date);
  return daysLeft > AMENDMENT_DAYS
    ? { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: 0 }
    : {
        endsOrder: true,
        ...chargeFor(order, liveTickets(order), moment),
        toPaySen: dueSen(order) - order.chargesSen,
      };
}

async function rebook(world: World, order: ModelOrder, target: ModelSailing, moment: number): Promise<void> {
  const { caller, model, now, counts } = world;
  cancelTickets(order, liveTickets(order), moment);
  const path = `/orders/${order.number}/replacing`;
  const { data: replacing } = await caller.get<ReplacingOrder>(path, accessTo(order));
  const { number, accessToken } = replacing;
  const headers = { 'X-Order-Token': accessToken };
  const { data: made } = await caller.get<OrderDetail>(`/orders/${number}`, headers);
  const rebooked = modelOf(target, { order: made, accessToken }, null);
  target.orders.push(rebooked);
  model.orders.push(rebooked);
  arrive(rebooked, 'sandbox', dueSen(rebooked), now);
  counts.rebookings++;
}
