import type { Clock } from '../../lib/clock.ts';
import type { Meta } from '../store/meta.ts';
import type { Store } from '../store/store.ts';

/** How far the clock may have gone back since the last sync before a user is asked to set it. */
const TOLERABLE_MS = 60_000;

/** The station's idea of the time. */
export interface GateTime {
  /** The server's time. */
  now: Date;
  /** Milliseconds by which this computer's clock is behind the server's. */
  behindMs: number;
  /** Whether this computer's clock has gone back since the last sync. */
  isWrong: boolean;
}

export type GateClock = ReturnType<typeof createGateClock>;

/**
 * The server's time: this computer's, and what that was behind at the last sync (R125). It is never earlier than
 * that sync and what has gone by since then: a computer that has lost the time while it was off, and finds no network, would
 * otherwise turn everybody away as too early.
 */
export function createGateClock(clock: Clock, { catalogue }: Pick<Store, 'catalogue'>) {
  const learn = ({ lastSyncAt, clockOffsetMs }: Meta) => ({
    lastSyncAt,
    clockOffsetMs,
    since: clock.elapsedMs(),
  });
  let known = learn(catalogue().meta);

  return {
    read(): GateTime {
      const { meta } = catalogue();
      const { clockOffsetMs, lastSyncAt } = meta;
      const isNews = lastSyncAt !== known.lastSyncAt || clockOffsetMs !== known.clockOffsetMs;
      if (isNews) known = learn(meta);
      const clockTime = clock.now().getTime() + clockOffsetMs;
      const least =
        lastSyncAt === null ? clockTime : lastSyncAt + Math.round(clock.elapsedMs() - known.since);
      const lostMs = Math.max(0, least - clockTime);
      return {
        now: new Date(clockTime + lostMs),
        behindMs: clockOffsetMs + lostMs,
        isWrong: lostMs > TOLERABLE_MS,
      };
    },
  };
}
