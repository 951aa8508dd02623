import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '../../api/src/audit/audit.ts';
import { describeFindings } from '../../api/src/audit/report.ts';
import { createDatabase } from '../../api/src/lib/database/database.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';
import type { ApiCopies } from './api-copies.ts';
import type { BreakableDatabase } from './breakable-database.ts';
import { type Rush, startRush } from './buyers.ts';
import { type Comparison, compareLog } from './compare-log.ts';

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
}

export interface FaultReport extends Comparison {
  /** Requests that were refused, though nothing speaks against them: the first of what was lost, or a repetition that took effect. */
  refused: readonly string[];
  /** From one acknowledgement to the next at most, whatever had happened. */
  longestOutageMs: number;
  /** Rows that break an invariant, in words. */
  broken: string;
}

const CUT_MS = 1_000;
/** Acknowledgements between two faults, so that each meets a busy server. */
const BETWEEN = 30;
const POLL_MS = 20;
/** Five times what guests may wait at most: the trial ends with a sentence instead of never. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Lets faults happen one after another while guests book, pay and cancel, and compares what was acknowledged with the database
 * afterwards. `say` receives each fault.
 */
export async function runFaults(
  { database, copies }: { database: BreakableDatabase; copies: ApiCopies },
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
  let turn = 0;
  const next = () => turn++ % copies.urls.length;
  const happenings: [string, number, () => Promise<void>][] = [
    ['a copy of the API is killed', faults.apiKills, () => copies.restart(next(), 'SIGKILL')],
    ['a copy of the API is restarted', faults.apiRestarts, () => copies.restart(next(), 'SIGTERM')],
    ['PostgreSQL is killed', faults.databaseKills, () => database.kill()],
    ['the network to PostgreSQL is cut', faults.networkCuts, () => database.cutFor(CUT_MS)],
  ];
  try {
    for (const [name, times, happen] of happenings)
      for (let time = 1; time <= times; time++) {
        await untilBusy();
        say(`${name} (${time} of ${times})`);
        await happen();
      }
    await untilBusy();
  } finally {
    await running.stop();
  }
  const { db } = createDatabase(database.url, 2);
  try {
    let broken = '';
    await audit(db, (invariant, findings) => {
      if (findings.length > 0) broken += describeFindings(invariant, findings);
    });
    return {
      ...(await compareLog(db, rush.log)),
      refused: running.refused(),
      longestOutageMs: running.longestGapMs(),
      broken,
    };
  } finally {
    await db.destroy();
  }
}
