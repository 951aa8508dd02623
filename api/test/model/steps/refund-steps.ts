import fc from 'fast-check';
import { expect } from 'vitest';
import * as told from '../model.ts';
import { at, type Model } from '../model.ts';
import { doJobs, type Shop } from '../shop.ts';
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

/** The desk sends a refund again that the bank refused: it is pending as before. */
async function sendAgain(model: Model, shop: Shop, number: number): Promise<void> {
  const failed = model.orders.flatMap(({ refunds }, index) =>
    refunds.some(refund => refund.failed) ? [index] : [],
  );
  const index = at(failed, number % failed.length);
  const { refunds } = at(model.orders, index);
  const count = refunds.filter(refund => refund.failed).length;
  expect(await shops.sendAgain(shop, at(shop.orders, index))).toBe(count);
  for (const refund of refunds) refund.failed = false;
}

/** Makes all automatic refunds except those that the bank refuses; they may be sent again at once. */
const refusing = fc.record({ number: orderNumber, again: fc.boolean() }).map(({ number, again }) =>
  step(
    `the bank refuses what goes back${again ? `, and ${number} is sent again` : ''}`,
    ({ orders }) => orders.some(({ refunds }) => refunds.some(shops.isAtBank)),
    async (model, shop) => {
      const refused = model.orders.flatMap(({ refunds }) => refunds.filter(shops.isAtBank));
      expect(await shops.giveBackWhileRefused(shop)).toBe(refused.length);
      for (const refund of refused) refund.failed = true;
      told.settle(model);
      if (again) await sendAgain(model, shop, number);
    },
  ),
);

const sendingAgain = orderNumber.map(number =>
  step(
    `send again what failed, ${number}`,
    ({ orders }) => orders.some(({ refunds }) => refunds.some(({ failed }) => failed)),
    (model, shop) => sendAgain(model, shop, number),
  ),
);

export const refundSteps: fc.Arbitrary<Command>[] = [
  handingOut,
  handingOut,
  givingBack,
  refusing,
  refusing,
  sendingAgain,
];
