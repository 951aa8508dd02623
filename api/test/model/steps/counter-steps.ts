import fc from 'fast-check';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

export async function payInCash(model: Model, shop: shops.Shop, index: number): Promise<void> {
  const one = at(model.orders, index);
  // Nothing is due for an order that has ended, although a voucher may still hold a part.
  const amountSen = Math.max(models.toPaySen(one), 0);
  const refusals = models.unpayable(model, one);
  expectAnswer(await shops.payInCash(shop, at(shop.orders, index), amountSen), refusals);
  if (refusals.length === 0) models.arrive(model, index, 'counter', amountSen);
}

/** A part in one way and the rest in another; each is refunded its own way. Only agents have a balance. */
export async function payInTwoWays(
  model: Model,
  shop: shops.Shop,
  index: number,
  how: keyof typeof shops.twoWays,
  partSen: number,
): Promise<void> {
  const one = at(model.orders, index);
  const dueSen = Math.max(models.toPaySen(one), 0);
  const unpayable = models.unpayable(model, one);
  const fromBalance = shops.twoWays[how][1] === 'balance';
  const impossible = [
    ...(dueSen <= partSen ? ['split-too-much'] : []),
    ...(fromBalance && one.by === 'guest' ? ['order-without-agent'] : []),
    ...(fromBalance && one.by === 'agent' && partSen > model.balanceSen ? ['insufficient-balance'] : []),
  ];
  const refusals = unpayable.length > 0 ? unpayable : impossible;
  const { answer, parts } = await shops.payInTwoWays(shop, at(shop.orders, index), how, { dueSen, partSen });
  expectAnswer(answer, refusals);
  if (refusals.length > 0) return;
  if (fromBalance) model.balanceSen -= partSen;
  models.arriveInParts(model, index, parts);
}

export const ways = fc.constantFrom<(keyof typeof shops.twoWays)[]>(
  'card and cash',
  'cash and balance',
  'card and balance',
);

/** The desk takes the whole price in cash. */
const payingInCash = orderNumber.map(number =>
  step(`pay in cash, ${number}`, withOrder(number), (model, shop) =>
    payInCash(model, shop, pick(model, number)),
  ),
);

/** The desk takes a part in one way and the rest in another. */
const payingInTwoWays = fc
  .record({ number: orderNumber, how: ways, partSen: fc.constantFrom(5_000, 12_000, 20_000) })
  .map(({ number, how, partSen }) =>
    step(`pay ${number} by ${how}, ${partSen} of it by the latter`, withOrder(number), (model, shop) =>
      payInTwoWays(model, shop, pick(model, number), how, partSen),
    ),
  );

export const counterSteps: fc.Arbitrary<Command>[] = [payingInCash, payingInTwoWays, payingInTwoWays];
