import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SealedBackup } from '../api/src/lib/backup/backup-file.ts';
import { restoreBackup } from '../api/src/lib/backup/restore-backup.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { createDatabase } from '../api/src/lib/database/database.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { createFolderStorage } from '../api/src/lib/media/folder-storage.ts';
import { makeDataDir } from '../api/src/lib/process/data-dir.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { migrateAndAudit } from './backup/migrate-and-audit.ts';
import { backupPassphrase } from './backup/passphrase.ts';
import { startApiCopies } from './faults/api-copies.ts';
import { startBreakableDatabase } from './faults/breakable-database.ts';
import { type FaultReport, runFaults } from './faults/fault-run.ts';
import { prepareRush } from './faults/prepare-rush.ts';
import { runCommand } from './setup/command.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The goal of R465: guests are served again within a minute, whatever fails. */
const LONGEST_OUTAGE_MS = 60_000;
const BUYERS = 8;
/** How often each fault happens if `--times` does not say otherwise. */
const TIMES = '3';
const MOST_TIMES = 50;
const USAGE = `Name the file of the backup: npm run drill -- FILE; --times N lets each fault happen N times, 1 to ${MOST_TIMES}.`;

/**
 * `npm run drill -- FILE`: restores a backup into a folder of its own, and lets copies of the API and PostgreSQL fail there while
 * guests book (R465). The running installation is not touched. The exit code is 1 if something acknowledged is lost, an invariant is
 * broken, or guests wait longer than a minute.
 */
await runCommand(async () => {
  const { file, times } = readArguments();
  const passphrase = await backupPassphrase(parseEnv(process.env), { isNew: false });
  const folder = await mkdtemp(join(tmpdir(), 'gangway-drill-'));
  await chmod(folder, 0o755);
  try {
    report(await drill({ file, passphrase }, folder, times));
  } finally {
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
  }
});

function readArguments(): { file: string; times: number } {
  try {
    const { values, positionals } = parseArgs({
      options: { times: { type: 'string', default: TIMES } },
      allowPositionals: true,
    });
    const [file] = positionals;
    const times = Number(values.times);
    if (
      file !== undefined &&
      positionals.length === 1 &&
      Number.isInteger(times) &&
      times >= 1 &&
      times <= MOST_TIMES
    )
      return { file: resolve(file), times };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}

async function drill(sealed: SealedBackup, folder: string, times: number): Promise<FaultReport> {
  const database = await startBreakableDatabase(folder);
  try {
    const dataDir = join(folder, 'api');
    makeDataDir(dataDir);
    const { masterKey } = parseEnv(process.env);
    // In a folder of its own, whatever S3_BUCKET says: the operator's pictures are not touched.
    const media = createFolderStorage(dataDir, createIds(systemClock));
    const restored = await restoreBackup(sealed, { url: database.url, dataDir, media, masterKey });
    say(`${describeBackup(restored)}; restored for the drill.`);
    const { db } = createDatabase(database.url, 2);
    const stage = await (async () => {
      try {
        await migrateAndAudit(db, say, media);
        return await prepareRush(db);
      } finally {
        await db.destroy();
      }
    })();
    const copies = await startApiCopies(2, () => ({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...(process.env.MASTER_KEY && { MASTER_KEY: process.env.MASTER_KEY }),
    }));
    try {
      const rush = { ...stage, log: join(folder, 'acknowledged.jsonl'), buyers: BUYERS };
      // The operator's disk is filled in the tests alone, which mount one for it.
      const faults = {
        apiKills: times,
        apiRestarts: times,
        databaseKills: times,
        networkCuts: times,
        fullDisks: 0,
      };
      return await runFaults({ database, copies }, rush, faults, say);
    } finally {
      await copies.stop();
    }
  } finally {
    await database.stop();
  }
}

function report({
  acknowledged,
  lost,
  doubled,
  refused,
  unclear,
  longestOutageMs,
  broken,
}: FaultReport): void {
  say(
    `${acknowledged} acknowledgements; ${lost.length} of them lost, ${doubled.length} orders made twice, ${refused.length} requests refused, ${unclear.length} answered unclearly.`,
  );
  for (const line of [...lost, ...doubled, ...refused, ...unclear]) say(`  ${line}`);
  say(`Guests waited ${(longestOutageMs / 1000).toFixed(1)} s at most.`);
  say(broken === '' ? 'Every invariant holds.' : broken.trimEnd());
  if (
    lost.length + doubled.length + refused.length + unclear.length > 0 ||
    broken !== '' ||
    longestOutageMs > LONGEST_OUTAGE_MS
  )
    process.exitCode = 1;
}
