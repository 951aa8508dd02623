import fc from 'fast-check';
import { expect } from 'vitest';
import * as changes from '../changes.ts';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { everybody, moveParty, type PartyMove } from '../party-moves.ts';
import { planSailing } from '../sailing-changes.ts';
import { passTime, placesLeftIn, roomsOf, type Shop } from '../shop.ts';
import * as shops from '../shop-changes.ts';
import { changeAndPay, expectCodes, moments, payerOf } from './paid-change.ts';
import { type Command, expectAnswer, orderNumber, pickPaid, step, withOrder } from './step.ts';
import { serveLists } from './waitlist-steps.ts';

/** The guest sees what the change costs and by which rule, before anything is changed. */
async function expectPreview(
  shop: Shop,
  index: number,
  to: number,
  { refusals, ends, percent, cost }: PartyMove,
): Promise<void> {
  const answer = await shops.previewSailingInShop(shop, at(shop.orders, index), to);
  expectAnswer(answer, refusals);
  if (refusals.length > 0) return;
  const rule = { endsOrder: ends, countsAsCancellation: ends, chargePercent: percent };
  expect(answer.data).toMatchObject({ ...rule, ...cost });
}

/** A guest takes the other sailing: at once, or when the bank has what it costs. */
async function changeSailing(model: Model, shop: Shop, index: number): Promise<void> {
  const order = at(model.orders, index);
  const real = at(shop.orders, index);
  const to = 1 - order.sailing;
  const plan = planSailing(model, index, to);
  const { ends, cost } = plan;
  const { provider, waits, reasons } = payerOf(model, order, cost, plan.refusals);
  await expectPreview(shop, index, to, plan);
  await expectCodes(
    shop,
    index,
    async () =>
      expectAnswer(await shops.changeSailingInShop(shop, real, to, { ends, cost, provider }), reasons),
    () => reasons.length === 0 && !waits,
  );
  if (reasons.length > 0) return;
  changes.leaveChange(model, index);
  if (waits) return keepForPayment(model, shop, index, { to, ends, cost });
  if (ends) shop.orders.push(await shops.replacingOf(shop, real));
  const rooms = await roomsOf(shop, ends ? at(shop.orders, shop.orders.length - 1) : real);
  expect(models.freeRooms(model, to)).toEqual(expect.arrayContaining(rooms));
  moveParty(model, order, everybody(order), plan, { sailing: to, rooms }, provider);
  if (provider === 'balance') model.balanceSen -= cost.toPaySen;
}

/** The order stays as it is until the bank has the money; the shop chooses the rooms that it keeps on the other sailing. */
async function keepForPayment(
  model: Model,
  shop: Shop,
  index: number,
  { to, ...agreed }: Pick<PartyMove, 'ends' | 'cost'> & { to: number },
): Promise<void> {
  const { tickets, cabins } = everybody(at(model.orders, index));
  const rooms = await shops.roomsKeptFor(shop, at(shop.payments, shop.payments.length - 1));
  expect(models.freeRooms(model, to)).toEqual(expect.arrayContaining(rooms));
  expect(rooms).toHaveLength(cabins.length);
  const kept = { sailing: to, places: tickets.length, rooms };
  const chosen = { order: index, to, ship: at(model.ships, to), adults: 0, rooms: [...rooms] };
  const until = model.now + models.HOLD_MS;
  const change = { ...chosen, ...agreed, kept, until, ended: false };
  const { toPaySen } = agreed.cost;
  const parts = [{ order: index, amountSen: toPaySen }];
  model.payments.push({ parts, change, decided: false, heard: false });
  // What an earlier change kept is free again, and set aside until the waiting list was served.
  await serveLists(model, shop);
  expect(await placesLeftIn(shop, to), 'others are sold what is kept').toBe(models.placesLeft(model, to));
}

/** A guest takes the other sailing, which costs more or less. */
const changing = fc.record({ number: orderNumber, when: moments }).map(({ number, when }) =>
  step(`${number} takes the other sailing, ${when}`, withOrder(number), (model, shop) => {
    const index = pickPaid(model, number);
    return changeAndPay(model, shop, when, () => changeSailing(model, shop, index));
  }),
);

const leavesFirst = (order: models.ModelOrder) => order.sailing === 0;

/** In the last days before the first sailing a change counts as a cancellation; on the day before them it does not yet. */
const changingLate = fc
  .record({ number: orderNumber, days: fc.constantFrom(2, 4, 5), when: moments })
  .map(({ number, days, when }) => {
    const isEarlier = (model: Readonly<Model>) => model.now < at(model.days, 0) - days * models.DAY_MS;
    return step(
      `${days} days before the first sailing ${number} takes the other one, ${when}`,
      model => {
        const one = model.orders[pickPaid(model, number, leavesFirst)];
        return isEarlier(model) && one?.state === 'paid' && leavesFirst(one);
      },
      async (model, shop) => {
        const index = pickPaid(model, number, leavesFirst);
        const milliseconds = at(model.days, 0) - days * models.DAY_MS - model.now;
        model.now += milliseconds;
        await passTime(shop, milliseconds);
        await serveLists(model, shop);
        await changeAndPay(model, shop, when, () => changeSailing(model, shop, index));
      },
    );
  });

export const sailingSteps: fc.Arbitrary<Command>[] = [
  changing,
  changing,
  changing,
  changingLate,
  changingLate,
];
