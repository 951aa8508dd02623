import fc from 'fast-check';
import { expect } from 'vitest';
import * as told from '../model.ts';
import { at } from '../model.ts';
import { doJobs } from '../shop.ts';
import * as shops from '../shop-refunds.ts';
import { type Command, orderNumber, pick, step, withOrder } from './step.ts';

const handingOut = orderNumber.map(number =>
  step(`hand out what ${number} gets back at the desk`, withOrder(number), async (model, shop) => {
    const index = pick(model, number);
    const owed = at(model.orders, index).refunds.filter(
      ({ provider, done }) => told.isByHand(provider) && !done,
    );
    expect(await shops.handOutInShop(shop, at(shop.orders, index))).toBe(owed.length);
    for (const refund of owed) refund.done = true;
  }),
);

const givingBack = fc.constant(
  step(
    'give back what goes back by itself',
    () => true,
    async (model, shop) => {
      await doJobs(shop, ['settle-refund']);
      told.settle(model);
    },
  ),
);

/** All that goes back by itself does, but for what the bank refuses. */
const refusing = fc.constant(
  step(
    'the bank refuses what goes back',
    ({ orders }) => orders.some(({ refunds }) => refunds.some(shops.isAtBank)),
    async (model, shop) => {
      const refused = model.orders.flatMap(({ refunds }) => refunds.filter(shops.isAtBank));
      expect(await shops.giveBackWhileRefused(shop)).toBe(refused.length);
      for (const refund of refused) refund.failed = true;
      told.settle(model);
    },
  ),
);

/** The desk sends again what the bank refused: it is on its way as before. */
const sendingAgain = orderNumber.map(number =>
  step(
    `send again what failed, ${number}`,
    ({ orders }) => orders.some(({ refunds }) => refunds.some(({ failed }) => failed)),
    async (model, shop) => {
      const failed = model.orders.flatMap(({ refunds }, index) =>
        refunds.some(refund => refund.failed) ? [index] : [],
      );
      const index = at(failed, number % failed.length);
      const { refunds } = at(model.orders, index);
      expect(await shops.sendAgain(shop, at(shop.orders, index))).toBe(
        refunds.filter(refund => refund.failed).length,
      );
      for (const refund of refunds) refund.failed = false;
    },
  ),
);

export const refundSteps: fc.Arbitrary<Command>[] = [handingOut, givingBack, refusing, sendingAgain];
