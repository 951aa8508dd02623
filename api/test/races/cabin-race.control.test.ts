import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { expectOneWinner, runCabinRace } from './cabin-race.ts';
import { createCopies, inTurn } from './copies.ts';
import { createSailings } from './sailings.ts';

const CLIENTS = 40;

const database = await createTestDatabase();
const { db } = database;
const call = inTurn((await createCopies(database)).map(copy => copy.call));
const voyage = await createVoyage(db, { rooms: 1 });
const [roomId = 0] = voyage.roomIds;

test('control: without the unique index a cabin is sold several times, and the audit reports it', async () => {
  await sql`drop index i2_room_once_per_sailing`.execute(db);
  const [sailingId = 0] = await createSailings(db, voyage, { count: 1, capacity: 600 });
  const race = await runCabinRace(call, db, { sailingId, roomId, clients: CLIENTS });
  expect(() => expectOneWinner(race, CLIENTS)).toThrow();
  expect(race.orders).toBeGreaterThan(1);
  expect(race.answers.booked).toBe(race.orders);
  expect((await brokenRows(db)).map(({ check }) => check)).toContain('once-a-sailing');
});
