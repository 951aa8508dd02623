import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { beginAudit, findDifferences } from './compare.ts';
import { liveThrough, type Traffic } from './day.ts';
import { openWorld } from './stage/open-world.ts';
import { Disagreement } from './world/disagreement.ts';
import type { Counts, World } from './world/world.ts';

const FIRST_DAY = '2027-01-04';
const traffics = {
  usual: {
    buyers: 6,
    agents: 1,
    walkIns: 2,
    cancellations: 2,
    moves: 2,
    additions: 2,
    rebookings: 2,
    hoursBetweenJobs: 2,
    lostAnswersPercent: 60,
    crashesPercent: 6,
  },
  /** For a week within seconds. */
  quiet: {
    buyers: 2,
    agents: 1,
    walkIns: 1,
    cancellations: 1,
    moves: 1,
    additions: 1,
    rebookings: 1,
    hoursBetweenJobs: 4,
    lostAnswersPercent: 60,
    crashesPercent: 5,
  },
} as const satisfies Record<string, Traffic>;

export interface Wishes {
  seed: number;
  days: number;
  traffic?: keyof typeof traffics;
  /** Receives the day that is over. */
  say?: (text: string) => void;
  /** Changes something before a day is compared, so that a test sees the difference found. */
  meddle?: (world: World, day: number) => Promise<void>;
  /** Ends the simulation after the day. */
  signal?: AbortSignal;
}

/**
 * Lives through days from a seed, and compares the model with the API after each.
 *
 * @throws Disagreement with what differs, and the command that replays it
 */
export async function simulate({
  seed,
  days,
  traffic = 'usual',
  say,
  meddle,
  signal,
}: Wishes): Promise<Counts> {
  const { world, close } = await openWorld(seed, FIRST_DAY);
  /** Throws what the audit after the day before has found. */
  let auditBefore = async () => {};
  try {
    for (let day = 1; day <= days && !signal?.aborted; day++) {
      const date = addDays(FIRST_DAY, day - 1);
      const options = `--seed ${seed} --days ${day}${traffic === 'quiet' ? ' --quiet' : ''}`;
      const fail = (error: unknown): never => {
        throw replayable(error, date, options);
      };
      let differences: string[] = [];
      try {
        await liveThrough(world, date, day, traffics[traffic]);
        await meddle?.(world, day);
        differences = await findDifferences(world);
      } catch (error) {
        await auditBefore();
        fail(error);
      }
      await auditBefore();
      const { broken } = await beginAudit(world);
      auditBefore = () => broken.then(found => agree([...differences, ...found])).catch(fail);
      if (differences.length > 0) await auditBefore();
      say?.(`${date}: ${JSON.stringify(world.counts)}`);
    }
    await auditBefore();
    return world.counts;
  } finally {
    await close();
  }
}

function agree(differences: readonly string[]): void {
  if (differences.length > 0) throw new Disagreement(differences.join('\n'));
}

function replayable(error: unknown, date: string, options: string): Error {
  const text =
    error instanceof Disagreement ? error.message : error instanceof Error ? error.stack : String(error);
  return new Disagreement(`On ${date}:\n${text}\nTo see it again: npm run simulate -- ${options}`);
}
