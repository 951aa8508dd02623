import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import {
  BEDS,
  FARES,
  liveCabins,
  liveTickets,
  type ModelAgent,
  type ModelOrder,
  SALE_CLOSES_MS,
} from '../model/model.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo, passengerOf } from './booking.ts';
import { ask, isOffered, type PaidChange, payAtTheBank } from './paid-changes.ts';

/**
 * A party that has paid takes one more along, whose place is kept while the ticket is paid at the bank; an agent pays from the balance at
 * once. Money that comes when the place is gone, or the order has ended, goes back.
 */
export async function takeAlong(world: World): Promise<void> {
  const { chance, model, now } = world;
  const orders = model.sailings
    .filter(({ status, departsAt }) => status === 'scheduled' && departsAt - SALE_CLOSES_MS > now)
    .flatMap(({ orders }) => orders.filter(mayTakeAlong));
  const habit = chance.between(0, 99);
  if (orders.length === 0) return;
  const change = oneMoreOn(world, chance.pick(orders));
  if (!(await isOffered(world, change))) return;
  if (change.order.agent) await payFromBalance(world, change, change.order.agent);
  else await payAtTheBank(world, change, habit);
}

function oneMoreOn(world: World, order: ModelOrder): PaidChange {
  return {
    order,
    sailing: order.sailing,
    places: 1,
    request: { kind: 'passenger', passenger: passengerOf(++world.people, 'adult') },
    costAt: () => ({ endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: FARES.adult }),
    make: async () => {
      order.payments.push({ provider: 'sandbox', amountSen: FARES.adult, refundedSen: 0 });
      const { data } = await world.caller.get<OrderDetail>(`/orders/${order.number}`, accessTo(order));
      addNewTickets(world, order, data);
    },
  };
}

async function payFromBalance(world: World, change: PaidChange, agent: ModelAgent): Promise<void> {
  const { order } = change;
  const suffices = agent.balanceSen >= FARES.adult;
  const { status, data } = await ask(world, change, 'balance');
  if ((status === 200) !== suffices)
    throw new Disagreement(
      `an agent with ${agent.balanceSen} sen adds to ${order.number}: ${status} ${JSON.stringify(data)}`,
    );
  if (!suffices) return;
  agent.balanceSen -= FARES.adult;
  order.payments.push({ provider: 'balance', amountSen: FARES.adult, refundedSen: 0 });
  addNewTickets(world, order, data.order);
}

/** With a bed for one more, nobody on board, and nobody else who is still to be paid. */
const mayTakeAlong = (order: ModelOrder) =>
  order.state === 'paid' &&
  (order.accessToken !== null || order.agent !== null) &&
  order.awaits === null &&
  !order.tickets.some(({ isBoarded }) => isBoarded) &&
  (liveCabins(order).length === 0 || liveTickets(order).length < liveCabins(order).length * BEDS);

function addNewTickets({ counts }: World, order: ModelOrder, { tickets }: OrderDetail): void {
  const known = new Set(order.tickets.map(({ id }) => id));
  for (const { id, priceSen } of tickets)
    if (!known.has(id)) order.tickets.push({ id, priceSen, isLive: true, isAdult: true, isBoarded: false });
  counts.additions++;
}
