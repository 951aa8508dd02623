import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, onTestFinished, test } from 'vitest';
import { runFaults } from './fault-run.ts';
import { setFaultStage } from './testing/trial-stage.ts';

/*
 * Guests book, pay and cancel at two copies of the API while these and PostgreSQL fail (R465). What the server acknowledged stands in
 * a file outside of it, and is compared with the database afterwards.
 */

const FAULTS = {
  apiKills: proofSize(1, 10),
  // A copy that is asked to stop may take ten seconds.
  apiRestarts: proofSize(0, 20),
  databaseKills: proofSize(1, 5),
  networkCuts: proofSize(1, 5),
};

test('whatever fails, nothing acknowledged is lost, nothing happens twice, and the books are right', async () => {
  const stage = await setFaultStage();
  onTestFinished(() => stage.stop());
  const report = await runFaults(stage.system, stage.rush, FAULTS);
  expect(report).toMatchObject({ lost: [], doubled: [], refused: [], broken: '' });
  expect(report.acknowledged).toBeGreaterThan(100);
}, 900_000);
