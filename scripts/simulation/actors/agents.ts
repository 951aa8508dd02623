import { dueSen, type ModelAgent } from '../model/model.ts';
import { arrive } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo, bookParty, drawParty, drawSailing, networkOf } from './booking.ts';

/** An agent books for clients and pays from the balance, as long as it lasts. */
export async function sellAsAgent(world: World): Promise<void> {
  const { caller, chance, model } = world;
  const agent = chance.pick(model.agents);
  const sailing = drawSailing(world);
  const party = drawParty(world);
  if (!sailing) return;
  const order = await bookParty(
    world,
    sailing,
    party,
    (request, buyer) =>
      caller.post(
        '/orders',
        { ...request, paymentMethod: 'balance' },
        { ...networkOf(buyer), 'X-Token': agent.token },
      ),
    { agent },
  );
  if (!order) return;
  const amountSen = dueSen(order);
  const suffices = amountSen <= agent.balanceSen;
  const asked = { orderNumbers: [order.number], provider: 'balance' };
  const { status, data } = await caller.post('/payments', asked, accessTo(order));
  if ((status === 200) !== suffices)
    throw new Disagreement(
      `an agent with ${agent.balanceSen} sen pays ${amountSen}: ${status} ${JSON.stringify(data)}`,
    );
  if (!suffices) return;
  agent.balanceSen -= amountSen;
  arrive(order, 'balance', amountSen, world.now);
  world.counts.payments++;
}

/** An agent pays money in, and the manager books it. */
export async function topUp(world: World, agent: ModelAgent, toSen: number): Promise<void> {
  const reset = { toSen, expectedSen: agent.balanceSen, reason: 'Paid in by transfer' };
  await world.caller.require(`/office/customers/${agent.customerId}/balance`, reset, world.manager.headers);
  agent.balanceSen = toSen;
}
