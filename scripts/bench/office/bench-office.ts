import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { startPostgres } from '../../../api/src/lib/postgres/postgres.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { seed } from '../../seed.ts';
import { startDemoServer } from '../../servers/demo-server.ts';
import { runCommand } from '../../setup/command.ts';
import { isMet, type Measure, table } from '../goals.ts';
import { seedDeps } from '../seed-deps.ts';
import { signIn } from '../sign-in.ts';
import { exportAll } from './exporter.ts';
import { readAllRows, writeFromMemory } from './from-memory.ts';
import { typedAtTheDesk } from './keystrokes.ts';
import { measureExport } from './memory-of-export.ts';
import { timeSearches } from './search.ts';
import { tenTimesAsMany } from './ten-times.ts';

const MEGABYTE = 1024 * 1024;
const WARM_UP = 40;

const options = {
  orders: { type: 'string', default: '100000' },
  rounds: { type: 'string', default: '3' },
} as const;
const { values } = parseArgs({ options });
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Measures the desk's search and the Excel report on a season of its own. Exits with 1 if a goal is missed. */
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-office-'));
  await chmod(folder, 0o711);
  const postgres = await startPostgres(folder);
  try {
    const masterKey = randomBytes(32);
    await makeSeason(postgres.url, folder, masterKey);
    const measures = [
      ...(await measureSearch(postgres.url, folder, masterKey)),
      ...(await measureMemory(postgres.url)),
      ...(await measureSpeed(postgres.url)),
    ];
    say(`\n${table(measures)}`);
    if (!measures.every(isMet)) process.exitCode = 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
});

async function makeSeason(url: string, dataDir: string, masterKey: Uint8Array): Promise<void> {
  const { db } = createDatabase(url, 4);
  await migrate(db);
  const made = await seed(seedDeps(db, dataDir, masterKey), { orders: Number(values.orders) });
  say(`  a season of ${made.orders} orders in ${made.seconds.toFixed(0)} s`);
  await db.destroy();
}

/**
 * Each typed key is a search; the first ones warm up caches and plans, and do not count. The fastest round counts,
 * because other load does not belong to the search.
 */
async function measureSearch(databaseUrl: string, dataDir: string, masterKey: Buffer): Promise<Measure[]> {
  const { db } = createDatabase(databaseUrl, 2);
  const searches = await typedAtTheDesk(db);
  await db.destroy();
  const server = await startDemoServer(await freePort(), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey.toString('hex'),
    SEED: 'none',
  });
  try {
    const token = await signIn(server.url, 'frontdesk', passwordOf('frontdesk'));
    await timeSearches(server.url, token, searches.slice(0, WARM_UP));
    const percentiles: number[] = [];
    for (let round = 1; round <= Number(values.rounds); round++) {
      const times = await timeSearches(server.url, token, searches);
      const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      percentiles.push(p99);
      const slowest = searches[times.indexOf(Math.max(...times))];
      say(
        `  ${times.length} keys: median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest "${slowest}"`,
      );
    }
    const name = 'order search, a key to its rows, p99';
    return [{ name, found: Math.min(...percentiles), goal: { most: 100 }, unit: ' ms' }];
  } finally {
    await server.stop();
  }
}

async function measureMemory(databaseUrl: string): Promise<Measure[]> {
  const { db } = createDatabase(databaseUrl, 1);
  const tenfold = await tenTimesAsMany(db, databaseUrl);
  await db.destroy();
  const once = await measureExport(databaseUrl);
  const tenTimes = await measureExport(tenfold);
  for (const { rows, liveBytes, residentBytes } of [once, tenTimes]) {
    const megabytes = [liveBytes, residentBytes].map(bytes => (bytes / MEGABYTE).toFixed(0));
    say(`  export of ${rows} rows: ${megabytes[0]} MB alive at its end, ${megabytes[1]} MB resident`);
  }
  return [
    {
      name: `export, memory from ${once.rows} to ${tenTimes.rows} rows`,
      found: (tenTimes.liveBytes - once.liveBytes) / MEGABYTE,
      goal: { most: 10 },
      unit: ' MB',
    },
  ];
}

/** Both write the same rows alternately, so that other load affects both; the median of the rounds counts. */
async function measureSpeed(databaseUrl: string): Promise<Measure[]> {
  const rows = await readAllRows(databaseUrl);
  const ratios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const fromMemory = rows.length / (await writeFromMemory(rows));
    const exported = await exportAll(databaseUrl);
    const speed = exported.rows / exported.seconds;
    ratios.push(speed / fromMemory);
    say(`  round ${round}: export ${speed.toFixed(0)} rows/s, from memory ${fromMemory.toFixed(0)} rows/s`);
  }
  return [
    {
      name: 'export, rows/s of exceljs fed from memory',
      found: percentile(ratios, 0.5),
      goal: { least: 0.9 },
    },
  ];
}
