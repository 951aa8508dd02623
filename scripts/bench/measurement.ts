import { loadavg } from 'node:os';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import type { Measure } from './goals.ts';

/** A measurement of `npm run bench`: the median of its rounds, and what they were. */
export interface Measurement extends Measure {
  rounds: number[];
  /** Load of the machine, its mean over the last minute, when the last round was over. */
  load: number;
}

/** Tells how far a benchmark is. */
export type Say = (text: string) => void;

/**
 * What `npm run bench -- ID` measures: the export `bench` of a file `ID-name.bench.ts` below `scripts/bench`, which is all
 * that the runner needs to know of it. A goal that is a ratio measures its baseline in the same rounds.
 */
export interface Bench {
  /** As the goals name it: `A1`. */
  id: string;
  measure(say: Say): Promise<Measurement[]>;
}

/** The median of the rounds counts: one round that the machine disturbs does not. */
export function measured(
  name: string,
  rounds: readonly number[],
  goal: Measure['goal'],
  unit?: string,
): Measurement {
  const [load = 0] = loadavg();
  return { name, found: percentile(rounds, 0.5), rounds: [...rounds], goal, unit, load };
}
