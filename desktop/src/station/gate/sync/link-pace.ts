/** The shortest and the longest wait for an answer. One scan goes through in the latter at 16 kbit/s and 2 s of latency. */
const SHORTEST_TIME_OUT_MS = 10_000;
const LONGEST_TIME_OUT_MS = 60_000;
/** An answer that was no longer under way than this share of the time-out leaves room for more. */
const ROOM = 0.5;
/** What is known of the link is worth this many times the last call's time. */
const PATIENCE = 4;

export type LinkPace = ReturnType<typeof createLinkPace>;

/**
 * How much a call carries, and how long its answer may take: what a link carries is found by trying. A call that is not
 * answered in time is made with half as much and more time, down to one; each full one that is answered well in time is
 * followed by one of twice as much.
 */
export function createLinkPace({ first, most }: { first: number; most: number }) {
  let size = first;
  let timeOutMs = SHORTEST_TIME_OUT_MS;
  return {
    /** How many a call carries. */
    size: () => size,
    timeOutMs: () => timeOutMs,
    /** `isFull`: it carried as many as it could. */
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
