import fc from 'fast-check';
import { expect } from 'vitest';
import { expireHolds } from '../../../src/reservations/inventory/expire-holds.job.ts';
import * as changes from '../changes.ts';
import * as told from '../model.ts';
import { at, type Model } from '../model.ts';
import { passTime, placesLeftIn, roomIdOf, roomsOf, type Shop } from '../shop.ts';
import * as shops from '../shop-changes.ts';
import { hearFromTheBank, payAtTheBank } from './bank-steps.ts';
import { type Command, canPass, expectAnswer, orderNumber, pick, pickPaid, step, withOrder } from './step.ts';
import { serveLists } from './waitlist-steps.ts';

const LATE_MS = 16 * 60_000;

/** The effect of a change on the codes of an order's tickets: former codes that it invalidates are refused from then on. */
async function expectCodes(
  shop: Shop,
  index: number,
  run: () => Promise<void>,
  isNew: (place: number) => boolean,
): Promise<void> {
  const before = await shops.codesOf(shop, at(shop.orders, index));
  await run();
  const after = await shops.codesOf(shop, at(shop.orders, index));
  for (const [place, code] of before.entries())
    expect(after[place] === code, `code ${place} is the one of before`).toBe(!isNew(place));
}

/** The party is on the other sailing, in rooms that were free. */
async function takeOther(model: Model, shop: Shop, index: number, to: number): Promise<void> {
  const order = at(model.orders, index);
  const rooms = await roomsOf(shop, at(shop.orders, index));
  expect(told.freeRooms(model, to)).toEqual(expect.arrayContaining(rooms));
  expect(rooms).toHaveLength(told.liveCabins(order).length);
  told.takeOther(model, order, { sailing: to, rooms });
}

/** A party takes the other sailing while changes are free. Both cost the same: nothing is paid or refunded. */
const changingSailing = fc.record({ number: orderNumber, atDesk: fc.boolean() }).map(({ number, atDesk }) =>
  step(
    `change the sailing of ${number}${atDesk ? ' at the desk' : ''}`,
    withOrder(number, (model, order) => order.free || !told.countsAsCancellation(model, order)),
    async (model, shop) => {
      const index = pick(model, number);
      const to = 1 - at(model.orders, index).sailing;
      const refusals = told.unchangeable(model, at(model.orders, index), to);
      const send = atDesk ? shops.moveAtDesk : shops.changeSailingInShop;
      await expectCodes(
        shop,
        index,
        async () => expectAnswer(await send(shop, at(shop.orders, index), to), refusals),
        () => refusals.length === 0,
      );
      if (refusals.length > 0) return;
      if (!atDesk) changes.leaveChange(model, index);
      await takeOther(model, shop, index, to);
    },
  ),
);

/** Made at once, or when the bank has the difference. */
async function changeOnBoard(
  model: Model,
  shop: Shop,
  index: number,
  wish: changes.OnBoardWish,
): Promise<void> {
  const order = at(model.orders, index);
  const { refusals, rooms, fresh, cost } = changes.planOnBoard(model, index, wish);
  const provider = order.by === 'agent' ? 'balance' : 'sandbox';
  const isPoor = provider === 'balance' && cost.toPaySen > model.balanceSen;
  const reasons = refusals.length === 0 && isPoor ? ['insufficient-balance'] : refusals;
  const waits = cost.toPaySen > 0 && provider === 'sandbox';
  const ship = at(model.ships, order.sailing);
  await expectCodes(
    shop,
    index,
    async () =>
      expectAnswer(
        await shops.changeOnBoardInShop(shop, at(shop.orders, index), { ...wish, ship }, cost, provider),
        reasons,
      ),
    () => reasons.length === 0 && !waits,
  );
  if (reasons.length > 0) return;
  changes.leaveChange(model, index);
  if (waits) {
    const kept = { sailing: order.sailing, places: wish.adults, rooms: fresh };
    const until = model.now + told.HOLD_MS;
    const change = { order: index, ship, adults: wish.adults, rooms, cost, kept, until, ended: false };
    model.payments.push({ order: index, amountSen: cost.toPaySen, change, decided: false, heard: false });
    // What an earlier change kept is free again, and set aside until the waiting list was served.
    await serveLists(model, shop);
    const left = told.placesLeft(model, order.sailing);
    expect(await placesLeftIn(shop, order.sailing), 'others are sold what is kept').toBe(left);
    return;
  }
  changes.changeOnBoard(model, order, wish.adults, rooms);
  if (cost.refundSen > 0) told.owe(order, cost.refundSen);
  if (cost.toPaySen === 0) return;
  model.balanceSen -= cost.toPaySen;
  order.payments.push({ provider: 'balance', amountSen: cost.toPaySen, refundedSen: 0 });
}

/**
 * What happens to the difference right after the change, because few runs would reach it otherwise. Late: after the time to pay;
 * again: the payer left the bank's page without paying, and requests the change once more.
 */
const then = fc.option(fc.constantFrom('paid', 'late', 'again'));

/** Requests a change of one of the orders, and pays the difference if there is one. */
async function changeAndPay(
  model: Model,
  shop: Shop,
  number: number,
  wish: changes.OnBoardWish,
  when: string | null,
): Promise<void> {
  const index = pickPaid(model, number);
  const asked = model.payments.length;
  await changeOnBoard(model, shop, index, wish);
  if (!when || model.payments.length === asked) return;
  if (when === 'again') await changeOnBoard(model, shop, index, wish);
  const payment = at(model.payments, model.payments.length - 1);
  if (when === 'late' && canPass(model, LATE_MS)) {
    model.now += LATE_MS;
    await passTime(shop, LATE_MS);
    await expireHolds(shop.gangway.deps);
    told.expireOverdue(model);
    await serveLists(model, shop);
  }
  await payAtTheBank(model, shop, payment);
  await hearFromTheBank(model, shop);
}

const addingPassenger = fc
  .record({ number: orderNumber, then })
  .map(({ number, then }) =>
    step(`one more comes along on ${number}, ${then}`, withOrder(number), (model, shop) =>
      changeAndPay(model, shop, number, { adults: 1, rooms: null }, then),
    ),
  );

const wantedRooms = fc.uniqueArray(fc.nat({ max: told.ROOMS - 1 }), { minLength: 1, maxLength: 2 });
const changingCabins = fc
  .record({ number: orderNumber, rooms: wantedRooms, then })
  .map(({ number, rooms, then }) =>
    step(`${number} wants the rooms ${rooms}, ${then}`, withOrder(number), (model, shop) =>
      changeAndPay(model, shop, number, { adults: 0, rooms }, then),
    ),
  );

const hasCabins = (order: told.ModelOrder) => told.liveCabins(order).length > 0;

/** The desk gives a cabin of an order another room of the ship, which is free or swapped with its holder. */
async function changeCabinAtDesk(
  model: Model,
  shop: Shop,
  index: number,
  { to, swap }: { to: number; swap: boolean },
): Promise<void> {
  const order = at(model.orders, index);
  const cabin = at(told.liveCabins(order), 0);
  const other = told.holderOf(model, order.sailing, to);
  const refusals = swap
    ? [...(other ? [] : ['cabin-taken']), ...(other?.state === 'unpaid' ? ['order-not-paid'] : [])]
    : told.isRoomFree(model, order.sailing, to)
      ? []
      : ['cabin-taken'];
  const roomId = roomIdOf(shop, at(model.ships, order.sailing), to);
  const wanted = { from: cabin.room, roomId, swap };
  expectAnswer(await shops.changeCabinAtDesk(shop, at(shop.orders, index), wanted), refusals);
  if (refusals.length > 0) return;
  const theirs = other && told.liveCabins(other).find(({ room }) => room === to);
  if (theirs) theirs.room = cabin.room;
  cabin.room = to;
}

const changingCabinAtDesk = fc
  .record({ number: orderNumber, place: fc.nat({ max: 5 }), swap: fc.boolean() })
  .map(({ number, place, swap }) => {
    /** Prefers rooms that others have for a swap. */
    const roomFor = (model: Readonly<Model>, order: told.ModelOrder): number | undefined => {
      const own = told.liveCabins(order).map(({ room }) => room);
      const rooms = told.allRooms.filter(room => !own.includes(room));
      const theirs = rooms.filter(room => told.holderOf(model, order.sailing, room));
      const fit = swap && theirs.length > 0 ? theirs : rooms;
      return fit[place % Math.max(1, fit.length)];
    };
    return step(
      `the desk ${swap ? 'swaps' : 'changes'} a cabin of ${number}, ${place}`,
      model => {
        const one = model.orders[pickPaid(model, number, hasCabins)];
        return one?.state === 'paid' && hasCabins(one) && roomFor(model, one) !== undefined;
      },
      async (model, shop) => {
        const index = pickPaid(model, number, hasCabins);
        const to = roomFor(model, at(model.orders, index)) ?? 0;
        await changeCabinAtDesk(model, shop, index, { to, swap });
      },
    );
  });

/** How often guests may correct a passenger themselves. */
const MOST_CORRECTIONS = 2;

async function correct(
  model: Model,
  shop: Shop,
  index: number,
  place: number,
  name: string,
  isFar: boolean,
): Promise<void> {
  const order = at(model.orders, index);
  const ticket = at(told.liveTickets(order), place);
  const refusals = [
    ...(order.state === 'paid' ? [] : ['order-not-paid']),
    ...(model.calledOff[order.sailing] ? ['sailing-called-off'] : []),
    ...(ticket.corrections >= MOST_CORRECTIONS ? ['correction-too-often'] : []),
    ...(isFar ? ['correction-too-far'] : []),
  ];
  await expectCodes(
    shop,
    index,
    async () => expectAnswer(await shops.correctInShop(shop, at(shop.orders, index), place, name), refusals),
    one => refusals.length === 0 && one === place,
  );
  if (refusals.length > 0) return;
  changes.leaveChange(model, index);
  ticket.corrections++;
}

const correcting = fc
  .record({ number: orderNumber, place: fc.nat({ max: 2 }), times: fc.integer({ min: 0, max: 3 }) })
  .map(({ number, place, times }) =>
    step(
      `put passenger ${place} of ${number} right, ${times === 0 ? 'as somebody else' : `${times} times`}`,
      model => {
        const one = model.orders[pickPaid(model, number)];
        return one !== undefined && told.liveTickets(one).length > place;
      },
      async (model, shop) => {
        const index = pickPaid(model, number);
        if (times === 0) return correct(model, shop, index, place, 'Tan Wei Ming', true);
        for (let time = 0; time < times; time++)
          await correct(model, shop, index, place, `Aisyah binti Rahma${'nms'[time]}`, false);
      },
    ),
  );

export const changeSteps: fc.Arbitrary<Command>[] = [
  changingSailing,
  changingSailing,
  addingPassenger,
  addingPassenger,
  changingCabins,
  changingCabins,
  changingCabinAtDesk,
  changingCabinAtDesk,
  correcting,
];
