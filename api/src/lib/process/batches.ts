import { apartFromRequests } from '../current-request.ts';
import { AppError } from '../errors.ts';

/** The rules of a batch queue. */
export interface BatchRules<Item, Result> {
  /** The most items of one batch. */
  most: number;
  /** With so many waiting items a second batch starts beside the running one; `most` if omitted. */
  enough?: number | undefined;
  /** The most waiting items of a lane. */
  mostWaiting: number;
  /** How long an item may wait, in milliseconds. Older ones are not run, because their clients have given up or soon will. */
  mostWaitMs: number;
  /** The time in milliseconds. */
  now(): number;
  /** Whether no client waits for the result any more: then the item is not run. */
  isGone?(item: Item): boolean;
  /** Items of different lanes do not wait for each other. @returns a number from 0 */
  laneOf(item: Item): number;
  /** Recognizes an item that broke a batch before: it then runs alone. Omitted if items cannot be recognized. */
  keyOf?(item: Item): string;
  /** Runs a batch. @returns the result of each item, in their order. */
  run(items: readonly Item[]): Promise<readonly Result[]>;
}

/** How many items that broke a batch are remembered; the oldest are dropped first. */
const MOST_REMEMBERED = 1_000;

/** Concurrent batches of a lane: the next one is prepared while one is running, once enough items wait. */
const AT_ONCE = 2;

interface Waiting<Item, Result> {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** The lane of items that broke a batch and run alone. `laneOf` never returns it. */
const ALONE = -1;

interface Lane<Item, Result> {
  waiting: Waiting<Item, Result>[];
  /** The number of running batches. */
  running: number;
  /** Whether the lane is scheduled for a check. */
  due: boolean;
}

/**
 * Gathers items that arrive while a batch is running into the next one: a single item does not wait, and many concurrent ones
 * share the cost of a batch. A batch starts only after all input that has arrived over the network was read; otherwise the first
 * of many clients that were answered together would form a batch of its own. A batch that fails as a whole is repeated in halves,
 * so that the item that broke it affects no other and causes few repetitions: `run` must be repeatable. Items that no client
 * waits for are dropped when their batch starts. The promise is rejected with AppError `unavailable` if too many wait already, or
 * the item has waited too long.
 */
export function createBatches<Item, Result>({
  most,
  enough = most,
  mostWaiting,
  mostWaitMs,
  now,
  isGone = () => false,
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

  /** Drops items that are gone, or have waited too long. */
  function dropGone(state: Lane<Item, Result>): void {
    const since = now() - mostWaitMs;
    state.waiting = state.waiting.filter(entry => {
      const stays = entry.since >= since && !isGone(entry.item);
      if (!stays) entry.reject(new AppError('unavailable'));
      return stays;
    });
  }

  function start(lane: number, state: Lane<Item, Result>): void {
    const size = lane === ALONE ? 1 : most;
    const isEnough = () => state.waiting.length >= Math.min(enough, size);
    if (state.running >= AT_ONCE || (state.running > 0 && !isEnough())) return;
    dropGone(state);
    if (state.waiting.length === 0) {
      if (state.running === 0 && !state.due) lanes.delete(lane);
      return;
    }
    if (state.running > 0 && !isEnough()) return;
    const batch = state.waiting.splice(0, size);
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
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const [entry, ...others] = batch;
      if (entry && others.length === 0) {
        remember(entry.item);
        entry.reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await doBatch(batch.slice(0, half));
      await doBatch(batch.slice(half));
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      const lane = keyOf && broke.has(keyOf(item)) ? ALONE : laneOf(item);
      const state = lanes.get(lane) ?? { waiting: [], running: 0, due: false };
      if (state.waiting.length >= mostWaiting) dropGone(state);
      if (state.waiting.length >= mostWaiting) {
        reject(new AppError('unavailable'));
        return;
      }
      lanes.set(lane, state);
      state.waiting.push({ item, since: now(), resolve, reject });
      apartFromRequests(() => startSoon(lane, state));
    });
}
