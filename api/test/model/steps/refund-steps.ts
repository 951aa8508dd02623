import fc from 'fast-check';
import { expect } from 'vitest';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { settle } from '../refunds.ts';
import { passTime, type Shop } from '../shop.ts';
import * as shops from '../shop-refunds.ts';
import { type Command, canPass, orderNumber, pick, step, withOrder } from './step.ts';

/** The desk pays out what an order gets back in cash or by the terminal. */
const handingOut = orderNumber.map(number =>
  step(`hand out what ${number} gets back at the desk`, withOrder(number), async (model, shop) => {
    const index = pick(model, number);
    const owed = at(model.orders, index).refunds.filter(
      ({ provider, done }) => models.isByHand(provider) && !done,
    );
    expect(await shops.handOutInShop(shop, at(shop.orders, index))).toBe(owed.length);
    for (const refund of owed) refund.done = true;
  }),
);

/** Makes all automatic refunds. */
const givingBack = fc.constant(
  step(
    'give back what goes back by itself',
    () => true,
    async (model, shop) => {
      await shops.giveBackInShop(shop);
      settle(model);
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

/** Longer than a refund waits for the job that retries what the queue has given up. */
const GIVEN_UP_MS = 61 * 60_000;

/** All automatic refunds are made; those that were refused too. */
function makeAll(model: Model): void {
  for (const { refunds } of model.orders) for (const refund of refunds) refund.failed = false;
  settle(model);
}

/** What makes a failed refund again. */
type Again = 'queue' | 'desk' | 'job' | null;

/** Makes all automatic refunds, but the bank refuses, or its answer is lost; they may be sent again at once. */
const failing = fc
  .record({
    number: orderNumber,
    bank: fc.constantFrom<('refused' | 'made without an answer')[]>('refused', 'made without an answer'),
    again: fc.constantFrom<Again[]>('queue', 'desk', 'job', null),
  })
  .map(({ number, bank, again }) =>
    step(
      `what goes back is ${bank}${again ? `, and ${number} is sent again by the ${again}` : ''}`,
      model =>
        model.orders.some(({ refunds }) => refunds.some(shops.isAtBank)) &&
        (again !== 'job' || canPass(model, GIVEN_UP_MS)),
      async (model, shop) => {
        const sent = model.orders.flatMap(({ refunds }) => refunds.filter(shops.isAtBank));
        const failed = await shops.giveBackInVain(shop, bank);
        expect(failed).toHaveLength(sent.length);
        for (const refund of sent) {
          refund.failed = true;
          if (bank === 'made without an answer') refund.paidOut = true;
        }
        settle(model);
        if (again === 'desk') await sendAgain(model, shop, number);
        if (again === 'queue') {
          await shops.doAgain(shop, failed);
          for (const refund of sent) refund.failed = false;
          settle(model);
        }
        if (again !== 'job') return;
        model.now += GIVEN_UP_MS;
        await passTime(shop, GIVEN_UP_MS);
        await shops.retryInShop(shop);
        makeAll(model);
      },
    ),
  );

/** The desk sends an order's failed refunds again. */
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
  failing,
  failing,
  failing,
  sendingAgain,
];
