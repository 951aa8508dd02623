import type { Clock } from '../../lib/clock.ts';
import type { Store } from '../store/store.ts';

/** How far the clock may differ from the time that has run before a user is asked to set it. */
const TOLERABLE_MS = 60_000;
/** From when on a clock that is ahead of all that this station knows is asked about: a gate is seldom off for longer. */
const UNSURE_AFTER_MS = 60 * 60_000;

/** The station's idea of the time. */
export interface GateTime {
  /** The server's time. */
  now: Date;
  /** Milliseconds by which this computer's clock is behind the server's. */
  behindMs: number;
  /** Whether this computer's clock was set, or lost the time, since it was last right. */
  isWrong: boolean;
  /** Whether, since a start without a network, it is far ahead of the last sync and the last scan: nobody knows which is right. */
  isUnsure: boolean;
}

export type GateClock = ReturnType<typeof createGateClock>;

/** A time that was right when so much had run. */
interface Trusted {
  at: number;
  elapsedMs: number;
  /** Whether it is at least that, rather than that: what went by while the computer was off nobody knows. */
  isLeast: boolean;
  /** Whether the clock was far ahead of it: it is followed, and back again once somebody has put it right. */
  isFar: boolean;
}

/**
 * The server's time: this computer's, and what that was behind at the last sync (R125). Once it is known, the time that
 * has run since decides: a clock that is put back, or jumps ahead, is told and not followed, until the server is asked
 * again (docs/decisions/0021). After a restart without a network it is never earlier than the last sync or the last scan:
 * a computer that has lost the time while it was off would otherwise turn everybody away as too early. Where it is far ahead of
 * both, it is told with both times, and the officer decides: what it refuses moves nothing (R144).
 *
 * No two measurements of the server's time agree to the millisecond. A time that was told is not told again as an earlier one,
 * unless it was wrong by more than a minute: the server puts a gate's events in the order of their times, so an undone boarding
 * would otherwise stand before the boarding.
 */
export function createGateClock(clock: Clock, { catalogue, outbox }: Pick<Store, 'catalogue' | 'outbox'>) {
  const clockTime = () => clock.now().getTime() + catalogue().meta.clockOffsetMs;
  const metaKey = () => `${catalogue().meta.lastSyncAt} ${catalogue().meta.clockOffsetMs}`;

  let known = metaKey();
  let trusted = atStart();
  let told = Number.NEGATIVE_INFINITY;

  function atStart(): Trusted {
    const least = Math.max(
      catalogue().meta.lastSyncAt ?? Number.NEGATIVE_INFINITY,
      outbox.lastWaitingAt() ?? Number.NEGATIVE_INFINITY,
    );
    const now = clockTime();
    const isFar = Number.isFinite(least) && now - least > UNSURE_AFTER_MS;
    const at = isFar ? least : Math.max(now, least);
    return { at, elapsedMs: clock.elapsedMs(), isLeast: isFar || now < least, isFar };
  }

  /** The server has just said what time it is. */
  function atSync(): Trusted {
    const at = Math.max(clockTime(), catalogue().meta.lastSyncAt ?? Number.NEGATIVE_INFINITY);
    return { at, elapsedMs: clock.elapsedMs(), isLeast: false, isFar: false };
  }

  return {
    read(): GateTime {
      const key = metaKey();
      if (key !== known) trusted = atSync();
      known = key;
      const byClock = clockTime();
      const byRunning = trusted.at + Math.round(clock.elapsedMs() - trusted.elapsedMs);
      const aheadMs = byClock - byRunning;
      const isAhead = aheadMs > TOLERABLE_MS && !trusted.isLeast;
      const measured = isAhead ? byRunning : Math.max(byClock, byRunning);
      const now = measured < told && told - measured <= TOLERABLE_MS ? told : measured;
      told = now;
      return {
        now: new Date(now),
        behindMs: now - clock.now().getTime(),
        isWrong: isAhead || -aheadMs > TOLERABLE_MS,
        isUnsure: trusted.isFar && aheadMs > UNSURE_AFTER_MS,
      };
    },
  };
}
