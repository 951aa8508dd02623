import fc from 'fast-check';
import { expireHolds } from '../../../src/reservations/inventory/expire-holds.job.ts';
import * as disruptions from '../disruptions.ts';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { type Command, expectAnswer, inTime, orderNumber, pick, step } from './step.ts';

/** Longer than the setting says: from then on all who have booked may leave free of charge. */
const LONG_MINUTES = 200;

/** On the page of an order: the money, or the other sailing; an order without a delay has no choice. */
async function choose(model: Model, shop: shops.Shop, index: number, what: 'move' | 'refund'): Promise<void> {
  const one = at(model.orders, index);
  const order = at(shop.orders, index);
  const to = 1 - one.sailing;
  const choice = what === 'move' ? { choice: what, sailingId: shop.sailings[to] } : { choice: what };
  const answer = await shops.chooseInShop(shop, order, choice);
  if (one.state !== 'paid' || !one.free) return expectAnswer(answer, ['choice-made']);
  if (what === 'refund') {
    expectAnswer(answer, []);
    return models.cancel(model, one, { tickets: null, cabins: null });
  }
  if (!disruptions.fitsOn(model, one, to)) return expectAnswer(answer, ['choice-gone']);
  expectAnswer(answer, []);
  disruptions.takeOtherFreely(model, one, { sailing: to, rooms: await shops.roomsOf(shop, order) });
}

const what = fc.constantFrom<('move' | 'refund')[]>('move', 'refund');

/** A sailing is late; one paid order chooses at once, because few runs would reach that otherwise. */
const delaying = fc.record({ sailing: fc.nat({ max: 1 }), what: fc.option(what) }).map(({ sailing, what }) =>
  step(
    `delay ${sailing}, then ${what ?? 'nothing'}`,
    ({ calledOff, delayed, orders }) =>
      !calledOff[sailing] && !delayed[sailing] && orders.some(one => one.sailing === sailing),
    async (model, shop) => {
      // An expired order has no choice; it must not matter whether the expiry was noticed before.
      await expireHolds(shop.gangway.deps);
      models.expireOverdue(model);
      expectAnswer(await shops.delayInShop(shop, sailing, LONG_MINUTES), []);
      disruptions.delay(model, sailing);
      const first = model.orders.findIndex(one => one.sailing === sailing && one.state === 'paid');
      if (what && first !== -1) await choose(model, shop, first, what);
    },
  ),
);

/** Prefers the orders that may leave free of charge: the others have no choice to make. */
function pickLate(model: Readonly<Model>, number: number): number {
  const late = model.orders.filter(({ state, free }) => state === 'paid' && free);
  return late.length > 0 ? model.orders.indexOf(at(late, number % late.length)) : pick(model, number);
}

/** An order of a late sailing takes its choice later. */
const choosing = fc.record({ number: orderNumber, what }).map(({ number, what }) =>
  step(
    `choose ${what} after a delay, ${number}`,
    model => {
      const one = model.orders[pickLate(model, number)];
      return one !== undefined && inTime(model, one) && !model.calledOff[one.sailing];
    },
    (model, shop) => choose(model, shop, pickLate(model, number), what),
  ),
);

export const delaySteps: fc.Arbitrary<Command>[] = [delaying, delaying, choosing, choosing];
