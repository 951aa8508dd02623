import fc from 'fast-check';
import { expireVouchers } from '../../../src/accounts/vouchers/expire-vouchers.job.ts';
import { freeVouchers } from '../../../src/reservations/payments/free-vouchers.job.ts';
import * as told from '../model.ts';
import { at, type Model, type ModelOrder } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

/** A voucher as compensation: less than a ticket, more than one, or enough for all; some end within the run. */
const giving = fc
  .record({ amountSen: fc.constantFrom(5_000, 25_000, 100_000), days: fc.constantFrom(10, 365) })
  .map(({ amountSen, days }) =>
    step(
      `give a voucher of ${amountSen} for ${days} days`,
      ({ vouchers }) => vouchers.length < 4,
      async (model, shop) => {
        const expiresAt = model.now + days * told.DAY_MS;
        shop.vouchers.push(await shops.giveVoucherInShop(shop, amountSen, new Date(expiresAt)));
        model.vouchers.push({ balanceSen: amountSen, expiresAt });
      },
    ),
  );

/** The refund order of two vouchers in one order is undefined, so each order uses one. */
const takesVoucher = (order: ModelOrder, voucher: number) =>
  [...order.held, ...order.payments].every(part => part.voucher === undefined || part.voucher === voucher);
const pickVoucher = ({ vouchers }: Readonly<Model>, number: number) => number % Math.max(1, vouchers.length);

const paying = fc.record({ number: orderNumber, wanted: fc.nat({ max: 7 }) }).map(({ number, wanted }) =>
  step(
    `pay ${number} by voucher ${wanted}`,
    withOrder(
      number,
      (model, order) => model.vouchers.length > 0 && takesVoucher(order, pickVoucher(model, wanted)),
    ),
    async (model, shop) => {
      const [index, voucher] = [pick(model, number), pickVoucher(model, wanted)];
      const refusals = told.unusable(model, at(model.orders, index), voucher);
      const answer = await shops.payByVoucherInShop(shop, at(shop.orders, index), at(shop.vouchers, voucher));
      expectAnswer(answer, refusals);
      if (refusals.length === 0) told.payByVoucher(model, index, voucher);
    },
  ),
);

const freeing = fc.constant(
  step(
    'vouchers get back what was put down in vain',
    ({ vouchers }) => vouchers.length > 0,
    async (model, shop) => {
      await freeVouchers(shop.gangway.deps);
      told.freeLapsed(model);
    },
  ),
);

const ending = fc.constant(
  step(
    'vouchers expire',
    ({ vouchers, now }) => vouchers.some(({ expiresAt }) => expiresAt <= now),
    async (model, shop) => {
      await expireVouchers(shop.gangway.deps);
      told.expireVouchers(model);
    },
  ),
);

export const voucherSteps: fc.Arbitrary<Command>[] = [giving, paying, paying, freeing, ending];
