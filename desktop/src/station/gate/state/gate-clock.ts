import type { Clock } from '../../lib/clock.ts';
import type { Store } from '../store/store.ts';

/** How far the clock may differ from the elapsed time before the user is asked to set it. */
const TOLERABLE_MS = 60_000;
/**
 * How far the clock may be ahead of everything this station knows before it is questioned: a gate is seldom off for
 * longer.
 */
const UNSURE_AFTER_MS = 60 * 60_000;

/** The station's idea of the time. */
export interface GateTime {
  /** The server's time. */
  now: Date;
  /** Milliseconds by which this computer's clock is behind the server's. */
  behindMs: number;
  /** Whether this computer's clock was set, or lost the time, since it was last right. */
  isWrong: boolean;
  /**
   * Whether, since a start without a network, the clock is far ahead of the last sync and scan, so that it is unknown
   * which is right.
   */
  isUnsure: boolean;
}

/** A time that was right at a given elapsed time. */
interface TimeReference {
  at: number;
  elapsedMs: number;
  /** Whether this is a lower bound: the time that passed while the computer was off is unknown. */
  isLeast: boolean;
  /** Whether the clock was far ahead of it: it is followed, also back again when it is corrected. */
  isFar: boolean;
}

/**
 * The server's time: this computer's plus the difference at the last sync (R125). After a sync the elapsed time
 * decides: a clock that is set back or jumps ahead is reported and ignored until the next sync (docs/decisions/0021).
 * After a restart without a network the time is never earlier than the last sync or scan; otherwise a computer that
 * lost the time while it was off would refuse every passenger as too early. If the clock is far ahead of both, both
 * times are shown and the officer decides; a refusal changes nothing (R144).
 *
 * Two measurements of the server's time never agree to the millisecond. The time never goes back by less than a minute:
 * the server orders a gate's events by time, so an undone boarding could otherwise come before the boarding.
 */
export function createGateClock(clock: Clock, { catalogue, outbox }: Pick<Store, 'catalogue' | 'outbox'>) {
  const clockTime = () => clock.now().getTime() + catalogue().meta.clockOffsetMs;
  const metaKey = () => `${catalogue().meta.lastSyncAt} ${catalogue().meta.clockOffsetMs}`;

  let reference = metaKey();
  let trusted = atStart();
  let lastReported = Number.NEGATIVE_INFINITY;

  function atStart(): TimeReference {
    const least = Math.max(
      catalogue().meta.lastSyncAt ?? Number.NEGATIVE_INFINITY,
      outbox.lastWaitingAt() ?? Number.NEGATIVE_INFINITY,
    );
    const now = clockTime();
    const isFar = Number.isFinite(least) && now - least > UNSURE_AFTER_MS;
    const at = isFar ? least : Math.max(now, least);
    return { at, elapsedMs: clock.elapsedMs(), isLeast: isFar || now < least, isFar };
  }

  /** The server's time was just received. */
  function atSync(): TimeReference {
    const at = Math.max(clockTime(), catalogue().meta.lastSyncAt ?? Number.NEGATIVE_INFINITY);
    return { at, elapsedMs: clock.elapsedMs(), isLeast: false, isFar: false };
  }

  return {
    read(): GateTime {
      const key = metaKey();
      if (key !== reference) trusted = atSync();
      reference = key;
      const byClock = clockTime();
      const byRunning = trusted.at + Math.round(clock.elapsedMs() - trusted.elapsedMs);
      const aheadMs = byClock - byRunning;
      const isAhead = aheadMs > TOLERABLE_MS && !trusted.isLeast;
      const measured = isAhead ? byRunning : Math.max(byClock, byRunning);
      const now =
        measured < lastReported && lastReported - measured <= TOLERABLE_MS ? lastReported : measured;
      lastReported = now;
      return {
        now: new Date(now),
        behindMs: now - clock.now().getTime(),
        isWrong: isAhead || -aheadMs > TOLERABLE_MS,
        isUnsure: trusted.isFar && aheadMs > UNSURE_AFTER_MS,
      };
    },
  };
}
