import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelSailings } from '../../../src/processes/call-off/cancel-sailings.job.ts';
import { expireHolds } from '../../../src/reservations/inventory/expire-holds.job.ts';
import * as told from '../model.ts';
import { at } from '../model.ts';
import { LEAST_PRICE_SEN } from '../prices.ts';
import * as shops from '../shop.ts';
import { bankSteps, payOnline } from './bank-steps.ts';
import { cabinSteps } from './cabin-steps.ts';
import { changeSteps } from './change-steps.ts';
import { counterSteps, payInCash, payInTwoWays, ways } from './counter-steps.ts';
import { delaySteps } from './delay-steps.ts';
import { partySteps } from './party-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { sailingSteps } from './sailing-steps.ts';
import { shipSteps } from './ship-steps.ts';
import { type Command, canPass, expectAnswer, inTime, orderNumber, pick, step, withOrder } from './step.ts';
import { voucherSteps } from './voucher-steps.ts';
import { serveLists, waitlistSteps } from './waitlist-steps.ts';

const wish = fc.record<told.Wish>({
  sailing: fc.nat({ max: 1 }),
  adults: fc.integer({ min: 1, max: 3 }),
  room: fc.option(fc.nat({ max: told.ROOMS - 1 })),
  by: fc.constantFrom('guest', 'agent'),
});

/** @returns whether it was booked */
async function book(model: told.Model, shop: shops.Shop, wanted: told.Wish): Promise<boolean> {
  const answer = await shops.bookInShop(shop, wanted, at(model.ships, wanted.sailing));
  const holdUntil = new Date(answer.data?.order?.holdExpiresAt ?? 0).getTime();
  expect(holdUntil - model.now).toBeLessThanOrEqual(told.HOLD_MS);
  const refusals = told.book(model, wanted, holdUntil);
  expectAnswer(answer, refusals);
  return refusals.length === 0;
}

const booking = wish.map(wanted =>
  step(
    `book ${JSON.stringify(wanted)}`,
    () => true,
    async (model, shop) => void (await book(model, shop, wanted)),
  ),
);

type Way = keyof typeof shops.twoWays;

/** Booked and paid at once, because paid orders would be too rare otherwise. Only agents can pay a part from a balance. */
const selling = fc
  .oneof(
    fc.record({
      wanted: wish,
      how: fc.constantFrom<(Way | 'cash' | 'bank')[]>('cash', 'card and cash', 'bank'),
    }),
    fc.record({ wanted: wish.map(one => ({ ...one, by: 'agent' as const })), how: ways }),
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

const payingFromTheBalance = orderNumber.map(number =>
  step(
    `pay from the balance, ${number}`,
    withOrder(number, (_, { by }) => by === 'agent'),
    async (model, shop) => {
      const index = pick(model, number);
      const one = at(model.orders, index);
      const amountSen = told.toPaySen(one);
      const unpayable = told.unpayable(model, one);
      const poor = unpayable.length === 0 && model.balanceSen < amountSen;
      const refusals = poor ? ['insufficient-balance'] : unpayable;
      expectAnswer(await shops.payFromBalance(shop, at(shop.orders, index)), refusals);
      if (refusals.length > 0) return;
      model.balanceSen -= amountSen;
      told.arrive(model, index, 'balance', amountSen);
    },
  ),
);

const places = fc.option(fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 2 }));
const canceling = fc
  .record({ number: orderNumber, tickets: places, cabins: places })
  .map(({ number, ...wanted }) =>
    step(`cancel ${number} ${JSON.stringify(wanted)}`, withOrder(number, inTime), async (model, shop) => {
      const index = pick(model, number);
      const one = at(model.orders, index);
      const exist = {
        tickets: wanted.tickets?.filter(place => place < told.liveTickets(one).length) ?? null,
        cabins: wanted.cabins?.filter(place => place < told.liveCabins(one).length) ?? null,
      };
      const plan = told.planCancel(model, one, exist);
      const charge = 'refusal' in plan ? 0 : plan.chargeSen;
      const rooms = exist.cabins?.map(place => at(told.liveCabins(one), place).room) ?? null;
      const order = at(shop.orders, index);
      const answer = await shops.cancelInShop(shop, order, { tickets: exist.tickets, rooms }, charge);
      expectAnswer(answer, 'refusal' in plan ? [plan.refusal] : []);
      if (!('refusal' in plan)) told.cancel(model, one, exist);
    }),
  );

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
    model => model.now < at(model.days, 0) - days * told.DAY_MS,
    async (model, shop) => {
      const milliseconds = at(model.days, 0) - days * told.DAY_MS - model.now;
      model.now += milliseconds;
      await shops.passTime(shop, milliseconds);
    },
  ),
);

const expiring = fc.constant(
  step(
    'holds expire',
    () => true,
    async (model, shop) => {
      await expireHolds(shop.gangway.deps);
      told.expireOverdue(model);
    },
  ),
);

/** One of the two sailings is called off: parties that have paid are asked, and have places kept on the other one if they fit. */
const callingOff = fc
  .record({
    sailing: fc.nat({ max: 1 }),
    hours: fc.integer({ min: 1, max: 72 }),
    otherwise: fc.constantFrom<('refund' | 'move')[]>('refund', 'move'),
  })
  .map(({ sailing, hours, otherwise }) =>
    step(
      `call off ${sailing}; ${hours} hours, then ${otherwise}`,
      ({ calledOff }) => !calledOff.includes(true),
      async (model, shop) => {
        const until = new Date(model.now + hours * 3_600_000).toISOString();
        expectAnswer(await shops.callOffInShop(shop, sailing, { until, otherwise }), []);
        const other = 1 - sailing;
        for (const order of told.callOff(model, sailing)) {
          const { choices, rooms } = await shops.readChoices(shop, at(shop.orders, order));
          if (!choices) throw new Error(`the party of order ${order} was not asked`);
          const places = told.liveTickets(at(model.orders, order)).length;
          model.parties.push({
            order,
            until: Date.parse(choices.until),
            otherwise,
            kept: choices.kept && { sailing: other, places, rooms },
          });
          if (!choices.kept) continue;
          const backSen = told.freeRefundSen(at(model.orders, order), other, rooms.length);
          expect(choices.kept.refundSen, 'what the kept sailing costs less').toBe(backSen);
        }
        for (const { order, kept } of model.parties) {
          const one = at(model.orders, order);
          const free = told.freeRooms(model, other);
          const fits =
            told.placesLeft(model, other) >= told.liveTickets(one).length &&
            free.length >= told.liveCabins(one).length;
          expect(fits && !kept, 'a party was kept no places that it would have fitted').toBe(false);
        }
      },
    ),
  );

const choosing = fc
  .record({
    number: orderNumber,
    what: fc.constantFrom<('move' | 'refund' | 'credit')[]>('move', 'refund', 'credit'),
  })
  .map(({ number, what }) =>
    step(
      `choose ${what}, ${number}`,
      ({ parties }) => parties.length > 0,
      async (model, shop) => {
        const party = at(model.parties, number % model.parties.length);
        const one = at(shop.orders, party.order);
        const other = party.kept?.sailing ?? 1 - at(model.orders, party.order).sailing;
        if (what !== 'move') {
          expectAnswer(await shops.chooseInShop(shop, one, { choice: what }), []);
          if (what === 'credit') shop.vouchers.push(await shops.creditOf(shop, one));
          return told.decide(model, party, what);
        }
        const answer = await shops.chooseInShop(shop, one, { choice: what, sailingId: shop.sailings[other] });
        if (!party.kept && answer.status !== 200) return expectAnswer(answer, ['choice-gone']);
        expectAnswer(answer, []);
        told.decide(model, party, { sailing: other, rooms: await shops.roomsOf(shop, one) });
      },
    ),
  );

/** The job decides for parties whose time to choose is over. */
const decidingLate = fc.constant(
  step(
    'the job decides for who is late',
    ({ parties }) => parties.length > 0,
    async (model, shop) => {
      await cancelSailings(shop.gangway.deps);
      for (const party of model.parties.filter(({ until }) => until <= model.now)) {
        const moves = party.otherwise === 'move' && party.kept;
        const rooms = moves ? await shops.roomsOf(shop, at(shop.orders, party.order)) : [];
        told.decide(model, party, moves ? { sailing: moves.sailing, rooms } : 'refund');
      }
    },
  ),
);

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
  payingFromTheBalance,
  canceling,
  canceling,
  callingOff,
  choosing,
  choosing,
  ...changeSteps,
  ...sailingSteps,
  ...cabinSteps,
  ...partySteps,
  ...delaySteps,
  ...shipSteps,
  ...refundSteps,
  ...voucherSteps,
  ...waitlistSteps,
  decidingLate,
  passingTime,
  comingNear,
  expiring,
  repeating,
];

const SECOND_MS = 1_000;

/** Each step, and its effect on the waiting parties. */
const withLists = (some: fc.Arbitrary<Command>): fc.Arbitrary<Command> =>
  some.map(one =>
    step(
      String(one),
      model => one.check(model),
      async (model, shop) => {
        // The clock advances between steps: of two payments the latest is refunded first.
        model.now += SECOND_MS;
        shop.gangway.clock.advance(SECOND_MS);
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
