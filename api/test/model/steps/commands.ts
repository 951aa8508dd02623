import fc from 'fast-check';
import { expect } from 'vitest';
import { balanceSteps } from './balance-steps.ts';
import { bankSteps } from './bank-steps.ts';
import { booking, selling } from './booking-steps.ts';
import { cabinSteps } from './cabin-steps.ts';
import { callOffSteps } from './call-off-steps.ts';
import { cancelSteps } from './cancel-steps.ts';
import { changeSteps } from './change-steps.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { clockSteps } from './clock-steps.ts';
import { counterSteps } from './counter-steps.ts';
import { delaySteps } from './delay-steps.ts';
import { partySteps } from './party-steps.ts';
import { passSecond } from './passing-time.ts';
import { refundSteps } from './refund-steps.ts';
import { sailingSteps } from './sailing-steps.ts';
import { shipSteps } from './ship-steps.ts';
import { type Command, step } from './step.ts';
import { voucherSteps } from './voucher-steps.ts';
import { serveLists, waitlistSteps } from './waitlist-steps.ts';

/** A request that is sent again has the same answer, and no further effect (I8). */
const repeating = fc.constant(
  step(
    'send the last request again',
    () => true,
    async (_, shop) => {
      if (!shop.last) return;
      const { status, data } = await shop.last.send();
      expect({ status, data }).toEqual({ status: shop.last.answer.status, data: shop.last.answer.data });
    },
  ),
);

/** All actions of people and the clock. Bookings and payments are the most frequent, because all others depend on them. */
const all: fc.Arbitrary<Command>[] = [
  booking,
  booking,
  selling,
  selling,
  ...bankSteps,
  ...counterSteps,
  ...balanceSteps,
  ...checkoutSteps,
  ...cancelSteps,
  ...callOffSteps,
  ...changeSteps,
  ...sailingSteps,
  ...cabinSteps,
  ...partySteps,
  ...delaySteps,
  ...shipSteps,
  ...refundSteps,
  ...voucherSteps,
  ...waitlistSteps,
  ...clockSteps,
  repeating,
];

/** Each step, and its effect on the waiting parties. */
const withLists = (some: fc.Arbitrary<Command>): fc.Arbitrary<Command> =>
  some.map(one =>
    step(
      String(one),
      model => one.check(model),
      async (model, shop) => {
        passSecond(model, shop);
        await one.run(model, shop);
        await serveLists(model, shop);
      },
    ),
  );

/** The actions of people and the clock in a run. It starts with bookings, because all other actions depend on them. */
export const sequences: fc.Arbitrary<Command[]> = fc
  .tuple(
    fc.array(withLists(fc.oneof(booking, selling, selling)), { minLength: 2, maxLength: 4, size: 'max' }),
    fc.array(withLists(fc.oneof(...all)), { minLength: 12, maxLength: 24, size: 'max' }),
  )
  .map(([first, then]) => [...first, ...then]);
