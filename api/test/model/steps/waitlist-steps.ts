import fc from 'fast-check';
import { expect } from 'vitest';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { bookInShop, joinInShop, sendAsParty, serveInShop } from '../shop.ts';
import type { WaitingParty } from '../waiting-party.ts';
import * as lists from '../waitlist.ts';
import { type Command, expectAnswer, step } from './step.ts';

const MOST_PARTIES = 5;

/** The shop and the model offer what has become free, as the shop does within seconds of a release. */
export async function serveLists(model: Model, shop: Parameters<Command['run']>[1]): Promise<void> {
  // A party that left last held something, which is on sale again once the list was served.
  if (model.waiting.length === 0) return;
  for (let round = 0; round < 2; round++) {
    const before = JSON.stringify(model.waiting);
    for (const sailing of [0, 1]) {
      await serveInShop(shop, sailing);
      lists.serveList(model, sailing);
    }
    // A party that is refused one sailing waits for the other: one more round gives it its turn there.
    if (JSON.stringify(model.waiting) === before) return;
  }
}

/** A party joins the lists of one sailing or both. */
const joining = fc
  .record({
    wishes: fc.constantFrom<number[]>([0], [1], [0, 1], [1, 0]),
    size: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ wishes, size }) =>
    step(
      `${size} wait for ${wishes}`,
      ({ waiting }) => waiting.length < MOST_PARTIES,
      async (model, shop) =>
        expectAnswer(await joinInShop(shop, wishes, size), lists.joinList(model, wishes, size)),
    ),
  );

const withParty = (holds: (party: WaitingParty) => boolean) => (model: Readonly<Model>) =>
  model.waiting.some(holds);
const isOffered = ({ status }: WaitingParty) => status === 'offered';
const pickParty = (model: Model, number: number, holds: (party: WaitingParty) => boolean): number => {
  const fit = model.waiting.filter(holds);
  return model.waiting.indexOf(at(fit, number % fit.length));
};

/** A party books what is kept for it, for all its members or for one less. */
const takingUp = fc.record({ number: fc.nat({ max: 7 }), less: fc.nat({ max: 1 }) }).map(({ number, less }) =>
  step(`book an offer, ${number}, ${less} less`, withParty(isOffered), async (model, shop) => {
    const index = pickParty(model, number, isOffered);
    const party = at(model.waiting, index);
    const { sailing = 0 } = party.offer ?? {};
    const wanted = { sailing, adults: Math.max(1, party.size - less), room: null, by: 'guest' } as const;
    const ship = at(model.ships, sailing);
    const answer = await bookInShop(shop, wanted, ship, at(shop.waiting, index).token);
    if (model.calledOff[sailing]) return expectAnswer(answer, ['sailing-closed']);
    party.offer = null;
    party.status = 'booked';
    const holdUntil = new Date(answer.data?.order?.holdExpiresAt ?? 0).getTime();
    expectAnswer(answer, models.book(model, wanted, holdUntil));
  }),
);

/** A party declines what is kept for it. */
const declining = fc.nat({ max: 7 }).map(number =>
  step(`decline an offer, ${number}`, withParty(isOffered), async (model, shop) => {
    const index = pickParty(model, number, isOffered);
    expectAnswer(await sendAsParty(shop, at(shop.waiting, index), 'decline'), []);
    lists.endOffer(at(model.waiting, index));
  }),
);

/** A party waits no longer. */
const leaving = fc.nat({ max: 7 }).map(number =>
  step(`leave the lists, ${number}`, withParty(lists.isListed), async (model, shop) => {
    const index = pickParty(model, number, lists.isListed);
    expect((await sendAsParty(shop, at(shop.waiting, index), 'leave')).data.status).toBe('left');
    lists.leaveLists(at(model.waiting, index));
  }),
);

export const waitlistSteps: fc.Arbitrary<Command>[] = [joining, joining, takingUp, declining, leaving];
