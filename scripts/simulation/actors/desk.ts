import type { CounterSale } from '@gangway/shared/contract/office/orders/counter.ts';
import type { CashDrawer } from '@gangway/shared/contract/office/orders/drawers.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { dueSen } from '../model/model.ts';
import { arrive } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { bookParty, drawParty, drawSailing } from './booking.ts';

const FLOAT_SEN = 500_000;

export async function openDrawer({ caller, clerk, model }: World): Promise<void> {
  await caller.require('/office/drawers/own', { floatSen: FLOAT_SEN }, clerk.headers);
  model.drawerSen = FLOAT_SEN;
}

/** The clerk counts what the model expects; the API has to expect the same. */
export async function closeDrawer({ caller, clerk, model }: World): Promise<void> {
  const { data } = await caller.get<CashDrawer | null>('/office/drawers/own', clerk.headers);
  if (data?.expectedSen !== model.drawerSen)
    throw new Disagreement(`the drawer has to contain ${data?.expectedSen} sen, not ${model.drawerSen}`);
  const count = { countedSen: model.drawerSen, expectedSen: model.drawerSen };
  await caller.require(`/office/drawers/${data.id}/close`, count, clerk.headers);
  model.drawerSen = 0;
}

/** Walk-ins book at the counter and pay in cash. */
export async function sellAtCounter(world: World): Promise<void> {
  const { caller, clerk, model } = world;
  const sailing = drawSailing(world);
  const party = drawParty(world);
  if (!sailing) return;
  const order = await bookParty(
    world,
    sailing,
    party,
    request =>
      caller.post<CounterSale>(
        '/office/counter-sales',
        { order: request, tenderedSen: request.expectedTotalSen },
        clerk.headers,
      ),
    { hasEmail: false },
  );
  if (!order) return;
  const amountSen = dueSen(order);
  arrive(order, 'counter', amountSen, world.now);
  model.drawerSen += amountSen;
  world.counts.payments++;
}

/** The clerk hands out the cash that is owed to parties who come for it. */
export async function handOutCash(world: World): Promise<void> {
  const { caller, clerk, model } = world;
  for (const order of model.orders.filter(({ refunds }) => refunds.some(one => isToHandOut(one)))) {
    const { data } = await caller.get<OrderDetail>(`/office/orders/${order.number}`, clerk.headers);
    const owed = order.refunds.filter(isToHandOut);
    const shown = data.refunds.filter(
      ({ provider, status }) => provider === 'counter' && status !== 'succeeded',
    );
    for (const [place, refund] of owed.entries()) {
      const there = shown[place];
      if (there?.amountSen !== refund.amountSen)
        throw new Disagreement(
          `${order.number} gets ${there?.amountSen ?? 'no'} sen at the counter, not ${refund.amountSen}`,
        );
      if (model.drawerSen < refund.amountSen) return;
      await caller.require(`/payments/refunds/${there.id}/handed-out`, {}, clerk.headers);
      refund.isDone = true;
      model.drawerSen -= refund.amountSen;
    }
  }
}

const isToHandOut = ({ provider, isDone }: { provider: string; isDone: boolean }) =>
  provider === 'counter' && !isDone;
