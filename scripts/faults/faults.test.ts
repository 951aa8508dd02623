import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, onTestFinished, test } from 'vitest';
import { runFaults } from './fault-run.ts';
import { mayMount } from './small-disk.ts';
import { setFaultStage } from './testing/trial-stage.ts';

/*
 * Guests book, pay at the desk and at the bank, and cancel at two copies of the API while these and PostgreSQL fail (R465). What the
 * server acknowledged stands in a file outside of it, and is compared with the database afterwards.
 */

const hasDisks = mayMount();

const FAULTS = {
  apiKills: proofSize(1, 10),
  apiRestarts: proofSize(1, 20),
  databaseKills: proofSize(1, 5),
  networkCuts: proofSize(1, 5),
  fullDisks: hasDisks ? proofSize(1, 5) : 0,
};

/** The whole form has 50 faults; two processors under load need some 20 s for each, and nobody waits for a trial that hangs. */
const LONGEST_MS = 1_800_000;

/** Of a hundred bookings. */
const CONFLICTS = 3;

test(
  `whatever fails${hasDisks ? '' : ' (but no disk is full, because only root may mount one)'}, nothing acknowledged is lost, nothing happens twice, and the books are right`,
  async () => {
    const stage = await setFaultStage({ hasDisks, conflicts: CONFLICTS });
    onTestFinished(() => stage.stop());
    const report = await runFaults(stage.system, stage.rush, FAULTS);
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      refused: [],
      unclear: [],
      cutOff: 0,
      lostPictures: [],
      broken: '',
    });
    expect(report.acknowledged).toBeGreaterThan(100);
    if (hasDisks) expect(report.fullAnswers).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
