/** Keys that came one behind the other: what they say so far, and when they came. */
export interface Burst {
  text: string;
  /** Milliseconds, of the first and of the latest key. */
  beganAt: number;
  lastAt: number;
}

/** No hand keeps this up: twenty keys a second. Scanners take 1 to 30 ms a key. */
export const KEY_GAP_MS = 50;
/** A busy computer may hold a key back for so long. */
export const LONGEST_GAP_MS = 250;
/** Shorter than any code of ours: a burst that ends before is somebody's fingers. */
const SHORTEST_SCAN = 6;

/** The burst once another key came; a pause begins a new one. */
export function withKey(burst: Burst | null, key: string, at: number): Burst {
  return burst && at - burst.lastAt <= LONGEST_GAP_MS
    ? { text: burst.text + key, beganAt: burst.beganAt, lastAt: at }
    : { text: key, beganAt: at, lastAt: at };
}

/** Whether these keys came faster than anybody types. */
function isScanned(burst: Burst): boolean {
  const gaps = burst.text.length - 1;
  return burst.text.length >= SHORTEST_SCAN && (burst.lastAt - burst.beganAt) / gaps <= KEY_GAP_MS;
}

/** What was scanned, where Enter came right after a burst that nobody types. */
export function scannedBy(burst: Burst | null, enterAt: number): string | null {
  return burst && enterAt - burst.lastAt <= LONGEST_GAP_MS && isScanned(burst) ? burst.text : null;
}
