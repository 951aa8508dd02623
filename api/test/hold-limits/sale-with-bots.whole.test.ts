import { isWhole, proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { type SaleWithBots, sellWithBots } from './sale-with-bots.ts';

/** The short form is a tenth of it, with a tenth of the network limit. */
const sale: SaleWithBots = {
  capacity: proofSize(60, 600),
  families: proofSize(20, 200),
  bots: proofSize(20, 200),
  botNetworks: 3,
  settings: isWhole ? {} : { holdPlacesPerNetwork: 18, holdPlacesBeforeCheck: 9 },
};
const UNLIMITED = {
  holdPlacesPerBuyer: 100_000,
  holdPlacesPerAgent: 100_000,
  holdPlacesPerNetwork: 100_000,
  holdPlacesBeforeCheck: 100_000,
  holdLapses: 100,
  scarceHoldMinutes: 15,
};

const withoutBots = await sellWithBots({ ...sale, bots: 0 });

test(`${sale.families} families beside ${sale.bots} bots get at least 95 % of what they get without them`, async ({
  annotate,
}) => {
  const outcome = await sellWithBots(sale);
  await annotate(JSON.stringify({ withoutBots, outcome }));
  expect(outcome.botsHeld).toBeGreaterThan(sale.capacity / 4);
  expect(outcome.sold).toBeGreaterThanOrEqual(0.95 * withoutBots.sold);
}, 600_000);

test('control: without the limits families get little', async ({ annotate }) => {
  const outcome = await sellWithBots({ ...sale, settings: UNLIMITED });
  await annotate(JSON.stringify({ withoutBots, outcome }));
  expect(outcome.sold).toBeLessThan(0.5 * withoutBots.sold);
}, 600_000);
