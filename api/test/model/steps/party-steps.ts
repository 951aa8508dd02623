import fc from 'fast-check';
import { expect } from 'vitest';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { everybody, goersOf, moveParty, planPartyMove } from '../party-moves.ts';
import { roomsOf, type Shop } from '../shop.ts';
import { codesOf } from '../shop-changes.ts';
import { guestsOf, movePartyAtDesk } from '../shop-party.ts';
import { type Command, expectAnswer, orderNumber, pick, pickPaid, step, withOrder } from './step.ts';

const isParty = (order: models.ModelOrder) => models.liveTickets(order).length > 1;

/** The desk moves these guests of an order to the other sailing; null: the whole party. */
async function move(model: Model, shop: Shop, index: number, goes: readonly boolean[] | null): Promise<void> {
  const order = at(model.orders, index);
  const real = at(shop.orders, index);
  const to = 1 - order.sailing;
  const guests = await guestsOf(shop, real);
  const codes = await codesOf(shop, real);
  const rooms = guests.map(({ room }) => room);
  const goers = goes ? goersOf(order, goes, rooms) : everybody(order);
  const plan = planPartyMove(model, order, goers, to);
  const ids = goes && guests.filter((_, place) => goes[place]).map(({ passengerId }) => passengerId);
  expectAnswer(await movePartyAtDesk(shop, real, ids, to, plan), plan.refusals);
  if (plan.refusals.length > 0) return;
  const isApart = shop.orders.length > model.orders.length;
  const taken = await roomsOf(shop, isApart ? at(shop.orders, shop.orders.length - 1) : real);
  expect(models.freeRooms(model, to)).toEqual(expect.arrayContaining(taken));
  expect(taken).toHaveLength(goers.cabins.length);
  expect(moveParty(model, order, goers, plan, { sailing: to, rooms: taken }, 'counter')).toBe(isApart);
  if (order.state !== 'paid') return;
  const after = await codesOf(shop, real);
  if (!isApart) return expect(codes.filter(code => after.includes(code))).toEqual([]);
  const stayed = codes.filter((_, place) => !goes?.[place]);
  expect(after, 'the codes of those who stay are the ones of before').toEqual(stayed);
}

/** The desk moves a whole party. */
const movingAll = orderNumber.map(number =>
  step(`the desk moves ${number}`, withOrder(number), (model, shop) =>
    move(model, shop, pick(model, number), null),
  ),
);

/** The desk moves some or all of a party, by their names. */
const movingSome = fc
  .record({ number: orderNumber, goes: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }) })
  .map(({ number, goes }) => {
    /** At least one guest leaves; the fourth draw decides for all guests after the third. */
    const goingOf = (order: models.ModelOrder) => {
      const each = models.liveTickets(order).map((_, place) => goes[Math.min(place, 3)] ?? false);
      return each.some(Boolean) ? each : each.map((_, place) => place === 0);
    };
    return step(
      `the desk moves some of ${number}, ${goes}`,
      model => {
        const one = model.orders[pickPaid(model, number, isParty)];
        return one?.state === 'paid' && isParty(one);
      },
      (model, shop) => {
        const index = pickPaid(model, number, isParty);
        return move(model, shop, index, goingOf(at(model.orders, index)));
      },
    );
  });

export const partySteps: fc.Arbitrary<Command>[] = [movingAll, movingSome, movingSome];
