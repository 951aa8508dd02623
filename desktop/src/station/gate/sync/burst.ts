/** The longest pause between scans of one burst, in milliseconds: two lanes, or a party. */
const QUIET_MS = 30;
/** How long a burst may last, in milliseconds. */
const LONGEST_MS = 200;

/**
 * Collects the scans of a burst, so that they are sent together: sending competes with the next decision for processor
 * time. `over` is called once the burst is over, or has lasted too long.
 */
export function createBurst(over: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let begunAt: number | null = null;
  const end = () => {
    begunAt = null;
    over();
  };
  return {
    scanned(): void {
      const now = performance.now();
      begunAt ??= now;
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, Math.min(QUIET_MS, begunAt + LONGEST_MS - now)));
    },
    close(): void {
      clearTimeout(timer);
    },
  };
}
