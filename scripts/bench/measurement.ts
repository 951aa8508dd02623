import { loadavg } from 'node:os';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import type { Measure } from './goals.ts';

/** A measurement of `npm run bench`: the median of its rounds, and the rounds. */
export interface Measurement extends Measure {
  rounds: number[];
  /** The machine's load average over the last minute, at the end of the last round. */
  load: number;
}

/** Reports the progress of a benchmark. */
type Say = (text: string) => void;

/**
 * A benchmark of `npm run bench -- ID`: the export `bench` of a file `ID-name.bench.ts` below `scripts/bench`. If the
 * goal is a ratio, its baseline is measured in the same rounds.
 */
export interface Bench {
  /** Its id in the goals: `A1`. */
  id: string;
  measure(say: Say): Promise<Measurement[]>;
}

/** The median of the rounds counts, so that a single round with other load does not. */
export function measured(
  name: string,
  rounds: readonly number[],
  goal: Measure['goal'],
  unit?: string,
): Measurement {
  const [load = 0] = loadavg();
  return { name, found: percentile(rounds, 0.5), rounds: [...rounds], goal, unit, load };
}
