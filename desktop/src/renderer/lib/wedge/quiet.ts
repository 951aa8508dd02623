/** How late a timer may be on a computer that is not busy. */
const LATE_MS = 30;
/** The maximum compensation for late keys: the officer waits for the verdict. */
const MOST_LATE_MS = 1_000;

/** Chromium's API that tells whether key events are waiting. */
interface Scheduling {
  scheduling?: { isInputPending?: () => boolean };
}

const isKeyWaiting = (): boolean =>
  (globalThis.navigator as (Navigator & Scheduling) | undefined)?.scheduling?.isInputPending?.() ?? false;

/**
 * Calls `over` once no key was pressed for some time. A busy computer handles keys late, and may call a timer before
 * waiting keys. In that case it waits once more for the same time, so that they are handled first (R129).
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
    /** Restarts the wait after a key that was pressed at a given time: the next one may be as late. */
    after(pressedAt: number, ms: number): void {
      wait(ms + Math.min(MOST_LATE_MS, Math.max(0, now() - pressedAt)), false);
    },
    stop: () => clearTimeout(timer),
  };
}
