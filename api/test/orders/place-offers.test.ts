import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { invariants } from '../../src/audit/audit.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { holdOffer, releaseOffer } from '../../src/reservations/inventory/place-offers.service.ts';
import { copyVoyage } from '../model/voyages.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  buyersInput,
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  type Voyage,
} from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const { call, clock, deps } = await createTestApp(database);
const OFFERED_MS = 60 * 60_000;

const voyage: Voyage = await createVoyage(db, { rooms: 2 });
let day = 10;
let sailingId: number;
beforeEach(async () => {
  sailingId = await createSailing(db, voyage, { date: `2027-03-${day++}`, capacity: 4 });
});

/** Keeps three of the four places, and one of the two rooms. */
async function offer({ expires = true, roomId = voyage.roomIds[0] ?? 0 } = {}) {
  const id = randomUUID();
  await inTransaction(deps, 'system:test', trx =>
    holdOffer(
      trx,
      {
        id,
        sailingId,
        places: 3,
        rooms: [{ cabinId: randomUUID(), roomId, number: '101', priceSen: CABIN_SEN }],
        expiresAt: expires ? new Date(clock.now().getTime() + OFFERED_MS) : null,
      },
      clock.now(),
    ),
  );
  return id;
}

const release = (id: string) =>
  inTransaction(deps, 'system:test', trx => releaseOffer(trx, { id, sailingId }, clock.now()));

let buyers = 0;
const bookAdults = (adults: number, rooms: number[] = []) => {
  const one = buyersInput(sailingId, ++buyers);
  return call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: {
      ...one,
      passengers: Array.from({ length: adults }, (_, place) => ({
        ...one.passengers[0],
        idNumber: `OFFER ${buyers} ${place}`,
      })),
      ...(rooms.length > 0 && { cabins: { kind: 'chosen', roomIds: rooms } }),
      expectedTotalSen: adults * FARES.adult + rooms.length * CABIN_SEN,
    },
  });
};

async function shown() {
  const { data } = await call('GET', `/sailings/${sailingId}`);
  return { places: data.placesLeft, cabins: data.cabinsLeft };
}

test('a room of a ship that has just been replaced is taken, as for bookings', async () => {
  const [roomId = 0] = (await copyVoyage(deps, voyage)).roomIds;
  await expect(offer({ roomId })).rejects.toMatchObject({ code: 'cabin-taken', params: { number: '101' } });
});

/** These offers have no party, which I16 would report. */
const broken = () =>
  brokenRows(
    db,
    invariants.map(({ code }) => code).filter(code => code !== 'I16'),
  );

test('an offer’s places cannot be booked by others, and all sums are right', async () => {
  await offer();
  expect(await shown()).toEqual({ places: 1, cabins: 1 });
  expect((await bookAdults(2)).msg).toBe(
    'Only 1 place is left on this sailing. Please choose another sailing or a smaller party.',
  );
  expect((await bookAdults(1, voyage.roomIds.slice(0, 1))).status).toBe(409);
  expect((await bookAdults(1, voyage.roomIds.slice(1))).status).toBe(200);
  expect(await broken()).toEqual([]);
});

test('an offer cannot take a room of an order, and then takes no place either', async () => {
  expect((await bookAdults(1, voyage.roomIds)).status).toBe(200);
  await expect(offer()).rejects.toMatchObject({ code: 'cabin-taken', params: { number: '101' } });
  expect(await shown()).toEqual({ places: 3, cabins: 0 });
  expect(await broken()).toEqual([]);
});

test('an offer takes the places of an overdue hold', async () => {
  expect((await bookAdults(4, voyage.roomIds)).status).toBe(200);
  clock.advance(OFFERED_MS);
  await offer();
  expect(await shown()).toEqual({ places: 1, cabins: 1 });
  expect(await broken()).toEqual([]);
});

test('an offer that is released frees its places and rooms, once', async () => {
  const id = await offer({ expires: false });
  expect(await release(id)).toBe(true);
  expect(await release(id)).toBe(false);
  expect(await shown()).toEqual({ places: 4, cabins: 2 });
  expect((await bookAdults(4, voyage.roomIds)).status).toBe(200);
});

test('an expired offer does not block a sale', async () => {
  await offer();
  clock.advance(OFFERED_MS);
  expect(await shown()).toEqual({ places: 4, cabins: 2 });
  expect((await bookAdults(4, voyage.roomIds)).status).toBe(200);
  expect(await broken()).toEqual([]);
});

test('the job ends expired offers, and no others', async () => {
  const [timed, kept] = [await offer(), randomUUID()];
  await inTransaction(deps, 'system:test', trx =>
    holdOffer(trx, { id: kept, sailingId, places: 1, rooms: [], expiresAt: null }, clock.now()),
  );
  clock.advance(OFFERED_MS);
  await expireHolds(deps);
  const rows = await db
    .selectFrom('place_offers')
    .select(['id', 'released_at'])
    .where('sailing_id', '=', sailingId)
    .execute();
  expect(new Map(rows.map(row => [row.id, row.released_at !== null]))).toEqual(
    new Map([
      [timed, true],
      [kept, false],
    ]),
  );
  expect(await shown()).toEqual({ places: 3, cabins: 2 });
  expect(await broken()).toEqual([]);
});
