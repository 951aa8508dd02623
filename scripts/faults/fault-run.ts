import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from '../../api/src/audit/audit.ts';
import { describeFindings } from '../../api/src/audit/report.ts';
import { createDatabase } from '../../api/src/lib/database/database.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';
import type { ApiCopies } from './api-copies.ts';
import type { BreakableDatabase } from './breakable-database.ts';
import { type Rush, startRush } from './buyers.ts';
import { type Comparison, compareLog } from './compare-log.ts';
import type { SmallDisk } from './small-disk.ts';
import { missingPictures, startUploads } from './uploads.ts';

/** How often each fault happens. */
export interface Faults {
  /** A copy of the API is killed. */
  apiKills: number;
  /** A copy is asked to stop, as in a restart. */
  apiRestarts: number;
  /** PostgreSQL is killed. */
  databaseKills: number;
  /** The network between the API and PostgreSQL is cut for a second. */
  networkCuts: number;
  /** The disk of PostgreSQL is full, and then that of the pictures; each needs a `disk`. */
  fullDisks: number;
}

/** What fails. */
export interface FaultySystem {
  database: BreakableDatabase;
  copies: ApiCopies;
  disks?: { database: SmallDisk; pictures: SmallDisk } | undefined;
}

export interface FaultReport extends Comparison {
  /** Requests that were refused, though nothing speaks against them: the first of what was lost, or a repetition that took effect. */
  refused: readonly string[];
  /** Answers that say neither that a request was carried out nor when to ask again. */
  unclear: readonly string[];
  /** Requests that a copy had taken when it was asked to stop, and did not answer. */
  cutOff: number;
  /** Acknowledged pictures that are not there, and what interrupted uploads left. */
  lostPictures: readonly string[];
  /** Uploads that were answered that the disk is full. */
  fullAnswers: number;
  /** From one acknowledgement to the next at most, whatever had happened. */
  longestOutageMs: number;
  /** Rows that break an invariant, in words. */
  broken: string;
}

const CUT_MS = 1_000;
const FULL_MS = 1_500;
/** Acknowledgements between two faults, so that each meets a busy server. */
const BETWEEN = 30;
/** Pictures that are being stored when a fault happens, or after it. Those of a whole trial need a fifth of their disk. */
const PICTURES_A_FAULT = 5;
const POLL_MS = 20;
/** PostgreSQL may have some of them ready, each of 16 MB. */
const FILES_OF_LOG = 8;
/** Five times what guests may wait at most: the trial ends with a sentence instead of never. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Lets faults happen one after another while guests book, pay and cancel, and compares what was acknowledged with the database
 * afterwards. `say` receives each fault.
 */
export async function runFaults(
  { database, copies, disks }: FaultySystem,
  rush: Omit<Rush, 'urls'>,
  faults: Faults,
  say: (text: string) => void = () => {},
): Promise<FaultReport> {
  const running = startRush({ ...rush, urls: copies.urls });
  const untilBusy = async () => {
    const goal = running.count() + BETWEEN;
    const endsAt = performance.now() + LONGEST_WAIT_MS;
    while (running.count() < goal) {
      if (performance.now() > endsAt)
        throw new StartError(
          `Nothing was acknowledged any more. The last refusal: ${running.refused().at(-1) ?? 'none'}`,
        );
      await wait(POLL_MS);
    }
  };
  const uploads = disks && startUploads(copies.urls, rush.officerToken);
  const untilStored = async () => {
    if (!uploads) return;
    const before = uploads.stored();
    const endsAt = performance.now() + LONGEST_WAIT_MS;
    while (uploads.stored() === before) {
      if (performance.now() > endsAt) throw new StartError('No picture is stored any more.');
      await wait(POLL_MS);
    }
  };
  let cutOff = 0;
  const countingCutOff = async (happen: () => Promise<void>) => {
    const before = running.cutOff();
    await happen();
    cutOff += running.cutOff() - before;
  };
  let turn = 0;
  const next = () => turn++ % copies.urls.length;
  const happenings: [string, number, () => Promise<void>][] = [
    ['a copy of the API is killed', faults.apiKills, () => copies.restart(next(), 'SIGKILL')],
    [
      'a copy of the API is restarted',
      faults.apiRestarts,
      () => countingCutOff(() => copies.restart(next(), 'SIGTERM')),
    ],
    ['PostgreSQL is killed', faults.databaseKills, () => database.kill()],
    ['the network to PostgreSQL is cut', faults.networkCuts, () => database.cutFor(CUT_MS)],
    [
      'the disk of PostgreSQL is full',
      faults.fullDisks,
      async () => {
        await disks?.database.fillFor(FULL_MS, () => needMoreLog(database.superuserUrl));
        await database.recover();
      },
    ],
    [
      'the disk of the pictures is full',
      faults.fullDisks,
      async () => {
        await disks?.pictures.fillFor(FULL_MS, async () => uploads?.allow(PICTURES_A_FAULT));
        await untilStored();
      },
    ],
  ];
  try {
    for (const [name, times, happen] of happenings)
      for (let time = 1; time <= times; time++) {
        await untilBusy();
        uploads?.allow(PICTURES_A_FAULT);
        await untilStored();
        say(`${name} (${time} of ${times})`);
        await happen();
      }
    await untilBusy();
  } finally {
    await running.stop();
    await uploads?.stop();
  }
  const lostPictures =
    disks && uploads ? await missingPictures(copies.urls, disks.pictures.folder, uploads) : [];
  const { db } = createDatabase(database.url, 2);
  try {
    let broken = '';
    await audit(db, (invariant, findings) => {
      if (findings.length > 0) broken += describeFindings(invariant, findings);
    });
    return {
      ...(await compareLog(db, rush.log)),
      refused: running.refused(),
      unclear: [...running.unclear(), ...(uploads?.unclear() ?? [])],
      cutOff,
      lostPictures,
      fullAnswers: uploads?.fullAnswers() ?? 0,
      longestOutageMs: running.longestGapMs(),
      broken,
    };
  } finally {
    await db.destroy();
  }
}

/** Half of the time PostgreSQL only finds no place for rows; then it needs further files of its log, and ends. */
async function needMoreLog(url: string): Promise<void> {
  await wait(FULL_MS / 2);
  const { db } = createDatabase(url, 1);
  try {
    for (let file = 0; file < FILES_OF_LOG; file++) await sql`select pg_switch_wal()`.execute(db);
  } catch {
    // The server has ended.
  } finally {
    await db.destroy();
  }
}
