import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as models from '../model.ts';
import { at } from '../model.ts';
import { LEAST_PRICE_SEN } from '../prices.ts';
import * as shops from '../shop.ts';
import { payOnline } from './bank-steps.ts';
import { payInCash, payInTwoWays, ways } from './counter-steps.ts';
import { noticeExpiry } from './passing-time.ts';
import { type Command, expectAnswer, step } from './step.ts';

export const request = fc.record<models.BookingRequest>({
  sailing: fc.nat({ max: 1 }),
  adults: fc.integer({ min: 1, max: 3 }),
  room: fc.option(fc.nat({ max: models.ROOMS - 1 })),
  by: fc.constantFrom('guest', 'agent'),
  promo: fc.constantFrom(false, false, false, true),
  seat: fc.constantFrom(false, false, true),
});

/** @returns whether it was booked */
export async function book(
  model: models.Model,
  shop: shops.Shop,
  wanted: models.BookingRequest,
): Promise<boolean> {
  if (wanted.promo) await noticeExpiry(model, shop);
  const answer = await shops.bookInShop(shop, wanted, at(model.ships, wanted.sailing));
  const holdUntil = new Date(answer.data?.order?.holdExpiresAt ?? 0).getTime();
  expect(holdUntil - model.now).toBeLessThanOrEqual(models.HOLD_MS);
  const refusals = models.book(model, wanted, holdUntil);
  expectAnswer(answer, refusals);
  if (refusals.length > 0) return false;
  const made = at(model.orders, model.orders.length - 1);
  if (wanted.seat) at(made.tickets, 0).seat = at((answer.data.order as OrderDetail).tickets, 0).seat;
  return true;
}

/** A party books, and has until the end of its hold to pay. */
export const booking: fc.Arbitrary<Command> = request.map(wanted =>
  step(
    `book ${JSON.stringify(wanted)}`,
    () => true,
    async (model, shop) => void (await book(model, shop, wanted)),
  ),
);

type Way = keyof typeof shops.twoWays;

/** Booked and paid at once, because paid orders would be too rare otherwise. Only agents can pay a part from a balance. */
export const selling: fc.Arbitrary<Command> = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        wanted: request,
        how: fc.constantFrom<(Way | 'cash' | 'bank')[]>('cash', 'card and cash', 'bank'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ wanted: request.map(one => ({ ...one, by: 'agent' as const })), how: ways }),
    },
  )
  .map(({ wanted, how }) =>
    step(
      `sell for ${how} ${JSON.stringify(wanted)}`,
      () => true,
      async (model, shop) => {
        if (!(await book(model, shop, wanted))) return;
        const index = model.orders.length - 1;
        if (how === 'cash') await payInCash(model, shop, index);
        else if (how === 'bank') await payOnline(model, shop, index);
        else await payInTwoWays(model, shop, index, how, LEAST_PRICE_SEN / 2);
      },
    ),
  );
