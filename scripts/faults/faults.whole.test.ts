import { describe, expect, onTestFinished, test } from 'vitest';
import { runStatement } from '../../api/test/support/database/statement.ts';
import type { Rush } from './buyers.ts';
import { type FaultReport, type Faults, runFaults } from './fault-run.ts';
import { setFaultStage } from './testing/trial-stage.ts';

/*
 * Each guard is taken out in turn: the trial of faults.test.ts has to find what it prevents. A guard in the code is taken out of the
 * file as the copies load it; if it stands there no longer, they do not start.
 *
 * The lock of a sailing's places is not among them: even with 24 buyers for 12 places the trial stayed green without it. A constraint
 * refuses what two copies promise at once, and a batch of bookings that fails is repeated in halves, which find nothing left. A booking
 * that is alone in its batch fails: that is the control of `api/test/races/flash-sale.control.test.ts`.
 */

const none: Faults = { apiKills: 0, apiRestarts: 0, databaseKills: 0, networkCuts: 0, fullDisks: 0 };

async function runWithout(
  stageOptions: Parameters<typeof setFaultStage>[0],
  faults: Partial<Faults>,
  rush: Partial<Rush> = {},
): Promise<FaultReport> {
  const stage = await setFaultStage(stageOptions);
  onTestFinished(() => stage.stop());
  return runFaults(stage.system, { ...stage.rush, ...rush }, { ...none, ...faults });
}

describe('control', () => {
  test('a database that acknowledges before it has written loses what was acknowledged', async () => {
    const settle = (url: string) =>
      runStatement(url, `alter system set synchronous_commit = off`).then(() =>
        runStatement(url, `select pg_reload_conf()`),
      );
    const { lost } = await runWithout({ settle }, { databaseKills: 5 });
    expect(lost).not.toEqual([]);
  }, 900_000);

  test('without keys a request that is repeated takes effect twice', async () => {
    const { doubled, refused } = await runWithout({}, { apiKills: 1 }, { freshKeys: true });
    expect([...doubled, ...refused]).not.toEqual([]);
  }, 900_000);

  test('a copy that ends at once when it is asked to stop cuts off what it had taken', async () => {
    const takenOut = [
      { file: 'api/src/lib/process/stop-signals.ts', guard: '    stop();', without: '    process.exit(0);' },
    ];
    const { cutOff } = await runWithout({ takenOut }, { apiRestarts: 10 });
    expect(cutOff).toBeGreaterThan(0);
  }, 900_000);

  test('a booking that conflicts with another transaction is not repeated, and fails', async () => {
    const takenOut = [
      {
        file: 'api/src/lib/database/database.ts',
        guard: "const CONFLICTS = new Set(['40001', '40P01'])",
        without: 'const CONFLICTS = new Set()',
      },
    ];
    const { unclear } = await runWithout({ takenOut, conflicts: 30 }, { apiKills: 1 });
    expect(unclear).not.toEqual([]);
  }, 900_000);

  test('a notification of the bank that is applied twice pays a payment back that was needed', async () => {
    const takenOut = [
      {
        file: 'api/src/processes/pay/notifications.service.ts',
        guard: 'if (isNew && payment)',
        without: 'if (payment)',
      },
      {
        file: 'api/src/processes/pay/notifications.service.ts',
        guard: "if (claims === 'pending' || payment.status === 'succeeded') return;",
        without: '',
      },
    ];
    const { lost, broken, unclear } = await runWithout({ takenOut }, { apiKills: 1 });
    expect([...lost, ...unclear, broken].join('')).not.toBe('');
  }, 900_000);
});
