import fc from 'fast-check';
import * as models from '../model.ts';
import { at } from '../model.ts';
import * as shops from '../shop.ts';
import { noticeExpiry } from './passing-time.ts';
import { type Command, canPass, step } from './step.ts';

/** Minutes, as in a purchase, or days. */
const passingTime = fc
  .oneof(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 30 }).map(days => days * 24 * 60),
  )
  .map(minutes =>
    step(
      `${minutes} minutes pass`,
      model => canPass(model, minutes * 60_000),
      async (model, shop) => {
        model.now += minutes * 60_000;
        await shops.passTime(shop, minutes * 60_000);
      },
    ),
  );

/** The last days before the first sailing, when a change counts as a cancellation. */
const comingNear = fc.constantFrom(2, 4, 5).map(days =>
  step(
    `it is ${days} days before the first sailing`,
    model => model.now < at(model.days, 0) - days * models.DAY_MS,
    async (model, shop) => {
      const milliseconds = at(model.days, 0) - days * models.DAY_MS - model.now;
      model.now += milliseconds;
      await shops.passTime(shop, milliseconds);
    },
  ),
);

const expiring = fc.constant(step('holds expire', () => true, noticeExpiry));

export const clockSteps: fc.Arbitrary<Command>[] = [passingTime, comingNear, expiring];
