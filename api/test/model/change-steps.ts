import type fc from 'fast-check';
import * as told from './model.ts';
import { at } from './model.ts';
import { changeSailingInShop } from './shop.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';

/** A guest or an agent takes the other sailing while changes are free. Both cost the same: nothing is paid or refunded. */
const changingSailing = orderNumber.map(number =>
  step(
    `change the sailing of ${number}`,
    withOrder(
      number,
      (model, order) => told.liveCabins(order).length === 0 && !told.countsAsCancellation(model, order),
    ),
    async (model, shop) => {
      const index = pick(model, number);
      const order = at(model.orders, index);
      const to = 1 - order.sailing;
      const refusals = told.unchangeable(model, order, to);
      expectAnswer(await changeSailingInShop(shop, at(shop.orders, index), to), refusals);
      if (refusals.length === 0) told.takeOther(order, { sailing: to, rooms: [] });
    },
  ),
);

export const changeSteps: fc.Arbitrary<Command>[] = [changingSailing];
