import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createCaller } from '../support/call.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from './list.ts';

const ROUNDS = proofSize(2, 60);
const TIMEOUT_MS = ROUNDS * 5_000;

const database = await createTestDatabase();
const { db } = database;
const app = await createTestApp(database, { trustProxy: true });
const here = createLists(app);
/** Another copy of the API on the same database. */
const there = createLists({ ...app, call: createCaller(createApp(app.deps)) });
const voyage = await createVoyage(db);

const dateOf = (round: number) => new Date(Date.UTC(2027, 2, 1 + round)).toISOString().slice(0, 10);

async function soldOut(round: number) {
  const sailingId = await createSailing(db, voyage, { date: dateOf(round), capacity: 2 });
  const { data } = await here.book(sailingId, `full ${round}`, { adults: 2 });
  return { sailingId, order: data };
}

test(
  'concurrent releases, offers and bookings: the places go to the list',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { sailingId, order } = await soldOut(round);
      const token = await here.wait([sailingId]);
      const [, snatched] = await Promise.all([
        here.cancel(order),
        there.book(sailingId, `snatch ${round}`),
        here.serve(sailingId),
        there.book(sailingId, `snatch more ${round}`),
      ]);
      expect(snatched.data.error).toBe('sailing-sold-out');
      await there.serve(sailingId);
      expect((await here.entry(token)).status).toBe('offered');
    }
    expect(await brokenRows(db)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'an offer that is accepted twice, declined and expired at once has one outcome, and nothing is sold twice',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { sailingId, order } = await soldOut(1000 + round);
      const token = await here.wait([sailingId]);
      const next = await here.wait([sailingId]);
      await here.cancel(order);
      await here.serve(sailingId);
      const take = { adults: 2, waitlistToken: token };
      if (round % 2 === 0) app.clock.advance(31 * 60_000);
      const [one, other] = await Promise.all([
        here.book(sailingId, `one ${round}`, take),
        there.book(sailingId, `other ${round}`, take),
        there.decline(token).catch(() => undefined),
        here.serve(sailingId),
        there.serve(sailingId),
        there.book(sailingId, `public ${round}`, { adults: 1 }),
      ]);
      await here.serve(sailingId);
      const booked = [one, other].filter(({ status }) => status === 200).length;
      const states = [(await here.entry(token)).status, (await here.entry(next)).status];
      expect(states).toEqual(booked === 1 ? ['booked', 'waiting'] : ['lapsed', 'offered']);
    }
    expect(await brokenRows(db)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'two sailings free places for one party at once: it gets one offer',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [await soldOut(2000 + round), await soldOut(3000 + round)];
      const ids = [one.sailingId, other.sailingId];
      const tokens = [await here.wait(ids), await here.wait([...ids].reverse())];
      await Promise.all([here.cancel(one.order), there.cancel(other.order)]);
      await Promise.all([...ids, ...ids].map((id, copy) => (copy % 2 ? here : there).serve(id)));
      const offers = await Promise.all(tokens.map(token => here.entry(token)));
      expect(offers.map(({ status }) => status)).toEqual(['offered', 'offered']);
      expect(new Set(offers.map(({ offer }) => offer?.sailing.id))).toEqual(new Set(ids));
    }
    expect(await brokenRows(db)).toEqual([]);
  },
  TIMEOUT_MS,
);
