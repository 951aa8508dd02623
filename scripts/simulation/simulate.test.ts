import { isWhole, proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

const DAYS = proofSize(5, 60);
const SEED = 7;

test(`after each of ${DAYS} days the model and the API agree; a payment that counts twice is found on the day after them, with the command that replays it`, async () => {
  const simulated = simulate({
    seed: SEED,
    days: DAYS + 1,
    traffic: isWhole ? 'usual' : 'quiet',
    meddle: async ({ model }, day) => {
      if (day <= DAYS) return;
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
}, 900_000);
