import fc from 'fast-check';
import * as told from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

export async function payInCash(model: Model, shop: shops.Shop, index: number): Promise<void> {
  const one = at(model.orders, index);
  // Nothing is due for an order that has ended, although a voucher may still hold a part.
  const amountSen = Math.max(told.toPaySen(one), 0);
  const refusals = told.unpayable(model, one);
  expectAnswer(await shops.payInCash(shop, at(shop.orders, index), amountSen), refusals);
  if (refusals.length === 0) told.arrive(model, index, 'counter', amountSen);
}

/** A part in cash and the rest by card; each is refunded its own way. */
export async function payInTwoWays(
  model: Model,
  shop: shops.Shop,
  index: number,
  cashSen: number,
): Promise<void> {
  const one = at(model.orders, index);
  const dueSen = Math.max(told.toPaySen(one), 0);
  const unpayable = told.unpayable(model, one);
  const refusals = unpayable.length === 0 && dueSen <= cashSen ? ['split-too-much'] : unpayable;
  const { answer, parts } = await shops.payInTwoWays(shop, at(shop.orders, index), dueSen, cashSen);
  expectAnswer(answer, refusals);
  if (refusals.length === 0) told.arriveInParts(model, index, parts);
}

const payingInCash = orderNumber.map(number =>
  step(`pay in cash, ${number}`, withOrder(number), (model, shop) =>
    payInCash(model, shop, pick(model, number)),
  ),
);

const payingInTwoWays = fc
  .record({ number: orderNumber, cashSen: fc.constantFrom(5_000, 12_000, 20_000) })
  .map(({ number, cashSen }) =>
    step(`pay ${number} by card, and ${cashSen} of it in cash`, withOrder(number), (model, shop) =>
      payInTwoWays(model, shop, pick(model, number), cashSen),
    ),
  );

export const counterSteps: fc.Arbitrary<Command>[] = [payingInCash, payingInTwoWays];
