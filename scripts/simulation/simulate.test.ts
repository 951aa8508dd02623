import { isWhole, proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';
import type { Counts } from './world/world.ts';

const DAYS = proofSize(3, 60);
/** Its first days have a crash of the API and a gate without a network. */
const SEED = 8;

test(`after each of ${DAYS} days the model and the API agree, although the API was killed and gates were offline; a payment that counts twice is found on the day after them, with the command that replays it`, async () => {
  let lived: Counts | undefined;
  const simulated = simulate({
    seed: SEED,
    days: DAYS + 1,
    traffic: isWhole ? 'usual' : 'quiet',
    meddle: async ({ model, counts }, day) => {
      if (day <= DAYS) {
        lived = { ...counts };
        return;
      }
      const paid = model.orders.find(({ state }) => state === 'paid');
      paid?.payments.push({ provider: 'sandbox', amountSen: 100, refundedSen: 0 });
    },
  });
  await expect(simulated).rejects.toThrow(
    new RegExp(
      `^On 2027-.*the model has .*npm run simulate -- --seed ${SEED} --days ${DAYS + 1}( --quiet)?$`,
      's',
    ),
  );
  expect(lived?.apiCrashes).toBeGreaterThan(0);
  expect(lived?.offlineScans).toBeGreaterThan(0);
}, 900_000);
