import { AppError } from '../errors.ts';

/** How work is gathered into batches. */
export interface BatchRules<Item, Result> {
  /** The most items of one batch. */
  most: number;
  /** The most items of one lane that wait for their batch. */
  mostWaiting: number;
  /** Items of different lanes do not wait for each other. */
  laneOf(item: Item): number;
  /** By what an item is known again that broke its batch: it is then done alone. Left out where that cannot be. */
  keyOf?(item: Item): string;
  /** Does a batch. @returns what came of each item, in their order. */
  run(items: readonly Item[]): Promise<readonly Result[]>;
}

/** How many items that broke a batch are remembered; the oldest are forgotten first. */
const MOST_REMEMBERED = 1_000;

/** Batches of a lane at once: the next full one is prepared while one is at work. */
const AT_ONCE = 2;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Lane<Item, Result> {
  waiting: Waiting<Item, Result>[];
  /** Batches that are at work. */
  running: number;
  /** Whether it is about to be looked at. */
  due: boolean;
}

/**
 * Gathers what comes while a batch is at work, and does it as the next one: whoever comes alone waits for nobody, and
 * many who come at once share what a batch costs. It begins when all that had arrived over the network was looked at:
 * otherwise the first of many who were answered together would come back as a batch of its own. A batch that fails as a whole
 * is done again in halves, so that the one that broke it breaks nothing else, and costs the others few repetitions: `run` must
 * bear being repeated. The promise is rejected with AppError `unavailable` where too many wait already.
 */
export function createBatches<Item, Result>({
  most,
  mostWaiting,
  laneOf,
  keyOf,
  run,
}: BatchRules<Item, Result>): (item: Item) => Promise<Result> {
  const lanes = new Map<number, Lane<Item, Result>>();
  const broke = new Set<string>();

  function remember(item: Item): void {
    if (!keyOf) return;
    broke.add(keyOf(item));
    const [oldest] = broke;
    if (broke.size > MOST_REMEMBERED && oldest !== undefined) broke.delete(oldest);
  }

  function startSoon(lane: number, state: Lane<Item, Result>): void {
    if (state.due) return;
    state.due = true;
    setImmediate(() => {
      state.due = false;
      start(lane, state);
    });
  }

  function start(lane: number, state: Lane<Item, Result>): void {
    const { waiting, running } = state;
    if (waiting.length === 0) {
      if (running === 0 && !state.due) lanes.delete(lane);
      return;
    }
    if (running > 0 && (running >= AT_ONCE || waiting.length < most)) return;
    const batch = waiting.splice(0, most);
    state.running++;
    doBatch(batch).finally(() => {
      state.running--;
      startSoon(lane, state);
    });
    start(lane, state);
  }

  async function doBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
    } catch (error) {
      const [one, ...others] = batch;
      if (one && others.length === 0) {
        remember(one.item);
        one.reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await doBatch(batch.slice(0, half));
      await doBatch(batch.slice(half));
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      if (keyOf && broke.has(keyOf(item))) {
        void doBatch([{ item, resolve, reject }]);
        return;
      }
      const lane = laneOf(item);
      const state = lanes.get(lane) ?? { waiting: [], running: 0, due: false };
      if (state.waiting.length >= mostWaiting) {
        reject(new AppError('unavailable'));
        return;
      }
      lanes.set(lane, state);
      state.waiting.push({ item, resolve, reject });
      startSoon(lane, state);
    });
}
