import fc from 'fast-check';
import { expect } from 'vitest';
import * as changes from '../changes.ts';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { placesLeftIn, type Shop } from '../shop.ts';
import * as shops from '../shop-changes.ts';
import { changeAndPay, expectCodes, moments, payerOf, type When } from './paid-change.ts';
import { type Command, expectAnswer, orderNumber, pickPaid, step, withOrder } from './step.ts';
import { serveLists } from './waitlist-steps.ts';

/** Made at once, or when the bank has the difference. */
async function changeOnBoard(
  model: Model,
  shop: Shop,
  index: number,
  request: changes.OnBoardRequest,
): Promise<void> {
  const order = at(model.orders, index);
  const { refusals, rooms, fresh, cost } = changes.planOnBoard(model, index, request);
  const { provider, waits, reasons } = payerOf(model, order, cost, refusals);
  const ship = at(model.ships, order.sailing);
  await expectCodes(
    shop,
    index,
    async () =>
      expectAnswer(
        await shops.changeOnBoardInShop(shop, at(shop.orders, index), { ...request, ship }, cost, provider),
        reasons,
      ),
    () => reasons.length === 0 && !waits,
  );
  if (reasons.length > 0) return;
  changes.leaveChange(model, index);
  if (waits) {
    const kept = { sailing: order.sailing, places: request.adults, rooms: fresh };
    const until = model.now + models.HOLD_MS;
    const agreed = { order: index, to: null, ends: false, ship, adults: request.adults, cost };
    const stay = request.rooms === null ? null : rooms;
    const change = { ...agreed, rooms: stay, kept, until, ended: false };
    const parts = [{ order: index, amountSen: cost.toPaySen }];
    model.payments.push({ parts, change, decided: false, heard: false });
    // What an earlier change kept is free again, and set aside until the waiting list was served.
    await serveLists(model, shop);
    const left = models.placesLeft(model, order.sailing);
    expect(await placesLeftIn(shop, order.sailing), 'others are sold what is kept').toBe(left);
    return;
  }
  changes.changeOnBoard(model, order, request.adults, rooms);
  models.settleDifference(order, cost, provider);
  if (provider === 'balance') model.balanceSen -= cost.toPaySen;
}

/** Prefers an order that is paid. */
function changeOnBoardAndPay(
  model: Model,
  shop: Shop,
  number: number,
  request: changes.OnBoardRequest,
  when: When,
) {
  const index = pickPaid(model, number);
  return changeAndPay(model, shop, when, () => changeOnBoard(model, shop, index, request));
}

/** A party takes one more passenger along. */
const addingPassenger = fc
  .record({ number: orderNumber, when: moments })
  .map(({ number, when }) =>
    step(`one more comes along on ${number}, ${when}`, withOrder(number), (model, shop) =>
      changeOnBoardAndPay(model, shop, number, { adults: 1, rooms: null }, when),
    ),
  );

const wantedRooms = fc.uniqueArray(fc.nat({ max: models.ROOMS - 1 }), { minLength: 1, maxLength: 2 });
/** A party wants these rooms instead of its own. */
const changingCabins = fc
  .record({ number: orderNumber, rooms: wantedRooms, when: moments })
  .map(({ number, rooms, when }) =>
    step(`${number} wants the rooms ${rooms}, ${when}`, withOrder(number), (model, shop) =>
      changeOnBoardAndPay(model, shop, number, { adults: 0, rooms }, when),
    ),
  );

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
  const ticket = at(models.liveTickets(order), place);
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

/** A guest corrects a passenger's name, or makes somebody else of the passenger. */
const correcting = fc
  .record({ number: orderNumber, place: fc.nat({ max: 2 }), times: fc.integer({ min: 0, max: 3 }) })
  .map(({ number, place, times }) =>
    step(
      `put passenger ${place} of ${number} right, ${times === 0 ? 'as somebody else' : `${times} times`}`,
      model => {
        const one = model.orders[pickPaid(model, number)];
        return one !== undefined && models.liveTickets(one).length > place;
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
  addingPassenger,
  addingPassenger,
  changingCabins,
  changingCabins,
  correcting,
];
