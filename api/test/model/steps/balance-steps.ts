import type fc from 'fast-check';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

const isOfAgent = ({ by }: models.ModelOrder) => by === 'agent';

/** An agent pays an own order, or what a voucher left of it. */
export async function payFromBalance(model: Model, shop: shops.Shop, index: number): Promise<void> {
  const one = at(model.orders, index);
  const amountSen = models.toPaySen(one);
  const unpayable = models.unpayable(model, one);
  const poor = unpayable.length === 0 && model.balanceSen < amountSen;
  const refusals = poor ? ['insufficient-balance'] : unpayable;
  expectAnswer(await shops.payFromBalance(shop, at(shop.orders, index)), refusals);
  if (refusals.length > 0) return;
  model.balanceSen -= amountSen;
  models.arrive(model, index, 'balance', amountSen);
}

/** An agent pays from the balance. */
const paying = orderNumber.map(number =>
  step(
    `pay from the balance, ${number}`,
    withOrder(number, (_, one) => isOfAgent(one)),
    (model, shop) => payFromBalance(model, shop, pick(model, number)),
  ),
);

export const balanceSteps: fc.Arbitrary<Command>[] = [paying];
