import { AppError } from '../errors.ts';

/** How work is gathered into batches. */
export interface BatchRules<Item, Result> {
  /** The most items of one batch. */
  most: number;
  /** The most items of one lane that wait for their batch. */
  mostWaiting: number;
  /** An item that has waited for longer is not done, in milliseconds: whoever sent it has given up, or soon will. */
  mostWaitMs: number;
  /** The time in milliseconds. */
  now(): number;
  /** Whether nobody waits for the answer any more: then the item is not done. */
  isGone?(item: Item): boolean;
  /** Items of different lanes do not wait for each other. @returns a number from 0 */
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
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Where items that broke a batch are done, one by one: no lane that `laneOf` names. */
const ALONE = -1;

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
 * bear being repeated. What nobody waits for any more when its batch begins is left out. The promise is rejected with AppError
 * `unavailable` where too many wait already, or the item has waited too long.
 */
export function createBatches<Item, Result>({
  most,
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

  /** Takes out whoever has left, or has waited too long. */
  function dropGone(state: Lane<Item, Result>): void {
    const since = now() - mostWaitMs;
    state.waiting = state.waiting.filter(one => {
      const stays = one.since >= since && !isGone(one.item);
      if (!stays) one.reject(new AppError('unavailable'));
      return stays;
    });
  }

  function start(lane: number, state: Lane<Item, Result>): void {
    const size = lane === ALONE ? 1 : most;
    const isFull = () => state.waiting.length >= size;
    if (state.running >= AT_ONCE || (state.running > 0 && !isFull())) return;
    dropGone(state);
    if (state.waiting.length === 0) {
      if (state.running === 0 && !state.due) lanes.delete(lane);
      return;
    }
    if (state.running > 0 && !isFull()) return;
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
      const lane = keyOf && broke.has(keyOf(item)) ? ALONE : laneOf(item);
      const state = lanes.get(lane) ?? { waiting: [], running: 0, due: false };
      if (state.waiting.length >= mostWaiting) dropGone(state);
      if (state.waiting.length >= mostWaiting) {
        reject(new AppError('unavailable'));
        return;
      }
      lanes.set(lane, state);
      state.waiting.push({ item, since: now(), resolve, reject });
      startSoon(lane, state);
    });
}
