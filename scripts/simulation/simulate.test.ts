import { isWhole, proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { runStatement } from '../../api/test/support/database/statement.ts';
import { simulate } from './simulation.ts';
import type { Counts } from './world/world.ts';

/** With the day on which something is broken, a week. */
const DAYS = proofSize(6, 60);
/** Its first days have crashes of the API and of PostgreSQL, parties that change their bookings, and a gate without a network. */
const SEED = 107;

test(`after each of ${DAYS} days the model and the API agree, although the API was killed and gates were offline; a payment that counts twice, and a place that SQL takes away, are found on the day after them, with the command that replays it`, async () => {
  let lived: Counts | undefined;
  const simulated = simulate({
    seed: SEED,
    days: DAYS + 1,
    traffic: isWhole ? 'usual' : 'quiet',
    meddle: async ({ model, counts, database }, day) => {
      if (day <= DAYS) {
        lived = { ...counts };
        return;
      }
      const paid = model.orders.find(({ state }) => state === 'paid');
      paid?.payments.push({ provider: 'sandbox', amountSen: 100, refundedSen: 0 });
      const sailing = model.sailings.findLast(({ status }) => status === 'scheduled');
      await runStatement(
        database.superuserUrl,
        `set session_replication_role = replica;
         update sailing_inventory set held = held + 1 where sailing_id = ${sailing?.id}`,
      );
    },
  });
  const failure: Error = await simulated.then(
    () => expect.unreachable('nothing was found'),
    error => error,
  );
  expect(failure.message).toMatch(/^On 2027-/);
  expect(failure.message).toMatch(/order .* is paid .*; the model has paid /);
  expect(failure.message).toMatch(/sailing \d+ has 1 held, 0 sold; the model has 0 held, 0 sold/);
  expect(failure.message).toMatch(/sailing_inventory \d+: 1 held and 0 sold, .*\(places-are-tickets\)/);
  expect(failure.message).toMatch(
    new RegExp(`npm run simulate -- --seed ${SEED} --days ${DAYS + 1}( --quiet)?$`),
  );
  expect(lived?.moves).toBeGreaterThan(0);
  expect(lived?.additions).toBeGreaterThan(0);
  expect(lived?.rebookings).toBeGreaterThan(0);
  expect(lived?.apiCrashes).toBeGreaterThan(0);
  expect(lived?.databaseCrashes).toBeGreaterThan(0);
  expect(lived?.offlineScans).toBeGreaterThan(0);
}, 900_000);
