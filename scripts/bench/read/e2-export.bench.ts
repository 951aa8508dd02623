import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { startPostgres } from '../../../api/src/lib/postgres/postgres.ts';
import { seed } from '../../seed.ts';
import { node24, serverEnvironment, serverFlags } from '../../setup/project.mjs';
import { type Bench, measured } from '../measurement.ts';
import { tenTimesAsMany } from '../office/ten-times.ts';
import { seedDeps } from '../seed-deps.ts';

const ORDERS = 100_000;
const MEGABYTE = 1024 * 1024;
const EXPORTS = 10;
const ROUNDS = 3;

/** Peak memory of exports in a process that exported before: of ten times the rows, and of ten in a row. */
export const bench: Bench = {
  id: 'E2',
  async measure(say) {
    const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-export-'));
    await chmod(folder, 0o711);
    const postgres = await startPostgres(folder);
    const { db } = createDatabase(postgres.url, 4);
    try {
      await migrate(db);
      await seed(seedDeps(db, folder, randomBytes(32)), { orders: ORDERS });
      const tenfold = await tenTimesAsMany(db, postgres.url);
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const peaks = await peaksOf([...Array<string>(EXPORTS).fill(postgres.url), tenfold]);
        say(`peaks in MB: ${peaks.map(peak => peak.toFixed(0)).join(', ')}`);
        rounds.push(peaks);
      }
      const lastOf = (peaks: number[]) => peaks[EXPORTS - 1] ?? 0;
      return [
        measured(
          'export of ten times the rows, more memory at its peak',
          rounds.map(peaks => (peaks.at(-1) ?? 0) - lastOf(peaks)),
          { most: 10 },
          ' MB',
        ),
        measured(
          `export ${EXPORTS} of ${EXPORTS}, more than the second`,
          rounds.map(peaks => lastOf(peaks) - Math.max(...peaks.slice(0, 2))),
          { most: 10 },
          ' MB',
        ),
      ];
    } finally {
      await db.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  },
};

/** The peak memory of a process of its own that exports these databases one after the other, in MB for each. */
async function peaksOf(urls: readonly string[]): Promise<number[]> {
  const program = join(import.meta.dirname, 'export-peaks.ts');
  const { stdout } = await promisify(execFile)(node24, [...serverFlags, program, ...urls], {
    env: { ...process.env, ...serverEnvironment },
  });
  return (JSON.parse(stdout) as number[]).map(bytes => bytes / MEGABYTE);
}
