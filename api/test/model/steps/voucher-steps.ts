import fc from 'fast-check';
import { expireVouchers } from '../../../src/accounts/vouchers/expire-vouchers.job.ts';
import { freeVouchers } from '../../../src/reservations/payments/free-vouchers.job.ts';
import * as models from '../model.ts';
import { at, type Model, type ModelOrder } from '../model.ts';
import * as shops from '../shop.ts';
import * as vouchers from '../vouchers.ts';
import { payFromBalance } from './balance-steps.ts';
import { payOnline } from './bank-steps.ts';
import { payInCash } from './counter-steps.ts';
import { type Command, expectAnswer, orderNumber, pickUnpaid, step } from './step.ts';

export const mayGive = ({ vouchers }: Readonly<Model>) => vouchers.length < 4;

/** Gives a voucher, which is the last one then. */
export async function give(
  model: Model,
  shop: shops.Shop,
  { amountSen, days }: { amountSen: number; days: number },
): Promise<void> {
  const expiresAt = model.now + days * models.DAY_MS;
  shop.vouchers.push(await shops.giveVoucherInShop(shop, amountSen, new Date(expiresAt)));
  model.vouchers.push({ balanceSen: amountSen, expiresAt });
}

/** A voucher as compensation: less than a ticket, more than one, or enough for all; some end within the run. */
const giving = fc
  .record({ amountSen: fc.constantFrom(5_000, 25_000, 100_000), days: fc.constantFrom(10, 365) })
  .map(({ amountSen, days }) =>
    step(`give a voucher of ${amountSen} for ${days} days`, mayGive, (model, shop) =>
      give(model, shop, { amountSen, days }),
    ),
  );

/** The refund order of two vouchers in one order is undefined, so each order uses one. */
const takesVoucher = (order: ModelOrder, voucher: number) =>
  [...order.held, ...order.payments].every(part => part.voucher === undefined || part.voucher === voucher);
const pickVoucher = ({ vouchers }: Readonly<Model>, number: number) => number % Math.max(1, vouchers.length);

/** How the rest is paid at once, because few runs would come to it otherwise; only agents pay it from a balance. */
const rests = fc.option(fc.constantFrom('cash', 'bank', 'balance'));

async function payRest(model: Model, shop: shops.Shop, index: number, rest: string): Promise<void> {
  const { by } = at(model.orders, index);
  if (rest === 'cash') await payInCash(model, shop, index);
  else if (rest === 'bank') await payOnline(model, shop, index);
  else if (by === 'agent') await payFromBalance(model, shop, [index]);
}

/** @returns whether the voucher was accepted */
export async function payByVoucher(
  model: Model,
  shop: shops.Shop,
  index: number,
  voucher: number,
): Promise<boolean> {
  const refusals = vouchers.unusable(model, at(model.orders, index), voucher);
  const answer = await shops.payByVoucherInShop(shop, at(shop.orders, index), at(shop.vouchers, voucher));
  expectAnswer(answer, refusals);
  if (refusals.length === 0) vouchers.payByVoucher(model, index, voucher);
  return refusals.length === 0;
}

/** A voucher pays an order, or a part of it. */
const paying = fc
  .record({ number: orderNumber, wanted: fc.nat({ max: 7 }), rest: rests })
  .map(({ number, wanted, rest }) =>
    step(
      `pay ${number} by voucher ${wanted}, the rest by ${rest}`,
      model => {
        const order = model.orders[pickUnpaid(model, number)];
        return (
          order !== undefined && model.vouchers.length > 0 && takesVoucher(order, pickVoucher(model, wanted))
        );
      },
      async (model, shop) => {
        const [index, voucher] = [pickUnpaid(model, number), pickVoucher(model, wanted)];
        const paid = await payByVoucher(model, shop, index, voucher);
        if (paid && rest && at(model.orders, index).state === 'unpaid')
          await payRest(model, shop, index, rest);
      },
    ),
  );

/** The job that gives vouchers back what they paid for orders that ended. */
const freeing = fc.constant(
  step(
    'vouchers get back what was put down in vain',
    ({ vouchers }) => vouchers.length > 0,
    async (model, shop) => {
      await freeVouchers(shop.gangway.deps);
      vouchers.freeLapsed(model);
    },
  ),
);

/** The job that ends expired vouchers. */
const ending = fc.constant(
  step(
    'vouchers expire',
    ({ vouchers, now }) => vouchers.some(({ expiresAt }) => expiresAt <= now),
    async (model, shop) => {
      await expireVouchers(shop.gangway.deps);
      vouchers.expireVouchers(model);
    },
  ),
);

export const voucherSteps: fc.Arbitrary<Command>[] = [giving, paying, paying, freeing, ending];
