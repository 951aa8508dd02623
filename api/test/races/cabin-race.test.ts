import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { expectOneWinner, runCabinRace } from './cabin-race.ts';
import { createCopies, inTurn } from './copies.ts';
import { createSailings } from './sailings.ts';

const CABINS = proofSize(2, 100);
const CLIENTS = 200;

const database = await createTestDatabase();
const { db } = database;
const call = inTurn((await createCopies(database)).map(copy => copy.call));
const voyage = await createVoyage(db, { rooms: 1 });
const [roomId = 0] = voyage.roomIds;

test(`of ${CLIENTS} concurrent clients for one cabin one gets it and the others are refused, ${CABINS} times`, async () => {
  for (const sailingId of await createSailings(db, voyage, { count: CABINS, capacity: 600 }))
    expectOneWinner(await runCabinRace(call, db, { sailingId, roomId, clients: CLIENTS }), CLIENTS);
  expect(await brokenRows(db)).toEqual([]);
});
