/** How late a timer may be on a computer that is not busy. */
const LATE_MS = 30;
/** A computer that is this late with a key is waited for no longer: the officer waits for the verdict. */
const MOST_LATE_MS = 1_000;

/** Chromium's word on keys that wait to be handled. */
interface Scheduling {
  scheduling?: { isInputPending?: () => boolean };
}

const isKeyWaiting = (): boolean =>
  (globalThis.navigator as (Navigator & Scheduling) | undefined)?.scheduling?.isInputPending?.() ?? false;

/**
 * Calls once nothing was pressed for some time. A busy computer handles keys later than they were pressed, and may call a timer
 * before keys that have been waiting: then it waits once more as long, so that they are handled first (R129).
 */
export function createQuiet(over: () => void, now: () => number = () => performance.now()) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, isAgain: boolean): void {
    clearTimeout(timer);
    const due = now() + ms;
    timer = setTimeout(() => {
      if (!isAgain && (now() - due > LATE_MS || isKeyWaiting())) wait(ms, true);
      else over();
    }, ms);
  }

  return {
    /** Begins to wait anew, after a key that was pressed at a time: as late as it is, the next one may be. */
    after(pressedAt: number, ms: number): void {
      wait(ms + Math.min(MOST_LATE_MS, Math.max(0, now() - pressedAt)), false);
    },
    stop: () => clearTimeout(timer),
  };
}
