import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelSailings } from '../../../src/processes/call-off/cancel-sailings.job.ts';
import * as disruptions from '../disruptions.ts';
import * as models from '../model.ts';
import { at } from '../model.ts';
import * as shops from '../shop.ts';
import { payWhatIsOpen } from './bank-steps.ts';
import { type Command, expectAnswer, orderNumber, step } from './step.ts';

/**
 * One of the two sailings is called off: parties that have paid are asked, and have places kept on the other one if they fit. Before,
 * those may pay who are at the bank.
 */
const callingOff = fc
  .record({
    sailing: fc.nat({ max: 1 }),
    hours: fc.integer({ min: 1, max: 72 }),
    otherwise: fc.constantFrom<('refund' | 'move')[]>('refund', 'move'),
    news: fc.boolean(),
  })
  .map(({ sailing, hours, otherwise, news }) =>
    step(
      `call off ${sailing}${news ? ', pay at the bank' : ''}; ${hours} hours, then ${otherwise}`,
      ({ calledOff }) => !calledOff.includes(true),
      async (model, shop) => {
        const until = new Date(model.now + hours * 3_600_000).toISOString();
        expectAnswer(await shops.callOffInShop(shop, sailing, { until, otherwise }), []);
        const other = 1 - sailing;
        const toAsk = disruptions.callOff(model, sailing);
        if (news) await payWhatIsOpen(model, shop);
        await cancelSailings(shop.gangway.deps);
        for (const order of toAsk) {
          const { choices, rooms } = await shops.readChoices(shop, at(shop.orders, order));
          if (!choices) throw new Error(`the party of order ${order} was not asked`);
          const places = models.liveTickets(at(model.orders, order)).length;
          model.parties.push({
            order,
            until: Date.parse(choices.until),
            otherwise,
            kept: choices.kept && { sailing: other, places, rooms },
          });
          if (!choices.kept) continue;
          const backSen = disruptions.freeRefundSen(at(model.orders, order), other, rooms.length);
          expect(choices.kept.refundSen, 'what the kept sailing costs less').toBe(backSen);
        }
        for (const { order, kept } of model.parties) {
          const one = at(model.orders, order);
          const free = models.freeRooms(model, other);
          const fits =
            models.placesLeft(model, other) >= models.liveTickets(one).length &&
            free.length >= models.liveCabins(one).length;
          expect(fits && !kept, 'a party was kept no places that it would have fitted').toBe(false);
        }
      },
    ),
  );

/** A party of the called-off sailing takes the other one, its money, or a voucher. */
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
          return disruptions.decide(model, party, what);
        }
        const answer = await shops.chooseInShop(shop, one, { choice: what, sailingId: shop.sailings[other] });
        if (!party.kept && answer.status !== 200) return expectAnswer(answer, ['choice-gone']);
        expectAnswer(answer, []);
        disruptions.decide(model, party, { sailing: other, rooms: await shops.roomsOf(shop, one) });
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
        disruptions.decide(model, party, moves ? { sailing: moves.sailing, rooms } : 'refund');
      }
    },
  ),
);

export const callOffSteps: fc.Arbitrary<Command>[] = [callingOff, choosing, choosing, decidingLate];
