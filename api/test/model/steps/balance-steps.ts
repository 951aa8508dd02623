import type fc from 'fast-check';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

const isOfAgent = ({ by }: models.ModelOrder) => by === 'agent';

/** An agent pays own orders, or what vouchers left of them. */
export async function payFromBalance(
  model: Model,
  shop: shops.Shop,
  indexes: readonly number[],
): Promise<void> {
  const orders = indexes.map(index => at(model.orders, index));
  const unpayable = orders.flatMap(order => models.unpayable(model, order));
  const parts = indexes.map((order, place) => ({ order, amountSen: models.toPaySen(at(orders, place)) }));
  const amountSen = parts.reduce((sum, part) => sum + part.amountSen, 0);
  const poor = unpayable.length === 0 && model.balanceSen < amountSen;
  const refusals = poor ? ['insufficient-balance'] : unpayable;
  const answer = await shops.payFromBalance(
    shop,
    indexes.map(index => at(shop.orders, index)),
  );
  expectAnswer(answer, refusals);
  if (refusals.length > 0) return;
  model.balanceSen -= amountSen;
  models.arriveForOrders(model, 'balance', parts);
}

/** An agent pays from the balance. */
const paying = orderNumber.map(number =>
  step(
    `pay from the balance, ${number}`,
    withOrder(number, (_, one) => isOfAgent(one)),
    (model, shop) => payFromBalance(model, shop, [pick(model, number)]),
  ),
);

export const balanceSteps: fc.Arbitrary<Command>[] = [paying];
