/** The shortest and the longest wait for an answer. One scan goes through in the latter at 16 kbit/s and 2 s of latency. */
const SHORTEST_TIME_OUT_MS = 10_000;
const LONGEST_TIME_OUT_MS = 60_000;
/** An answer within this share of the time-out allows a larger call. */
const ROOM = 0.5;
/** The time-out is this many times the last call's duration. */
const PATIENCE = 4;

/**
 * How much a call carries, and how long its answer may take, found by trying. A call without an answer in time is
 * repeated with half as much and more time, down to a size of one. Each full one that is answered well in time is
 * followed by one of twice the size.
 */
export function createLinkPace({ first, most }: { first: number; most: number }) {
  let size = first;
  let timeOutMs = SHORTEST_TIME_OUT_MS;
  return {
    /** The size of the next call. */
    size: () => size,
    timeOutMs: () => timeOutMs,
    /** `isFull`: it had the maximum size. */
    answered(tookMs: number, isFull: boolean): void {
      if (isFull && tookMs < timeOutMs * ROOM) size = Math.min(most, size * 2);
      const enough = Math.round(tookMs * PATIENCE);
      timeOutMs = Math.min(LONGEST_TIME_OUT_MS, Math.max(SHORTEST_TIME_OUT_MS, enough));
    },
    unanswered(): void {
      size = Math.max(1, Math.floor(size / 2));
      timeOutMs = Math.min(LONGEST_TIME_OUT_MS, timeOutMs * 2);
    },
  };
}
