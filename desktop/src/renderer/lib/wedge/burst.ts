import { FORM_KEYS, mayBeTicket } from './ticket-form.ts';

/** A key press: its character, its position on the keyboard, and its time. */
export interface Stroke {
  key: string;
  /** `KeyboardEvent.code`, the position of the key; empty if the computer does not report it. */
  code: string;
  shift: boolean;
  at: number;
}

/** The limits that distinguish a scanner's keys from typing. */
export interface Speed {
  /** The maximum gap between keys that belong together outside of fields. */
  outsideMs: number;
  /** The average gap at which keys in a field are a scan: too fast for typing. */
  inFieldMs: number;
}

/** Reads scanners of 70 ms per key, the slowest on sale, with occasional delays. */
const OUTSIDE_MS = 100;
/** Twenty keys a second. */
const IN_FIELD_MS = 50;
/** The maximum delay of a key on a busy computer; a longer pause ends a burst. */
export const LONGEST_GAP_MS = 250;
/** Shorter than any code: a burst with fewer keys is no scan. */
const SHORTEST_SCAN = 6;
/** How far a scanner may exceed its usual gap. */
const [SLACK_OUTSIDE, SLACK_IN_FIELD] = [1.5, 1.3];
const [MOST_OUTSIDE_MS, MOST_IN_FIELD_MS] = [200, 120];

/**
 * The limits for a scanner with a learned gap between keys, if any. They are never narrower than the default limits,
 * because another scanner may be plugged in.
 */
export function speedFor(learnedGapMs: number | undefined): Speed {
  const gap = learnedGapMs ?? 0;
  return {
    outsideMs: Math.min(MOST_OUTSIDE_MS, Math.max(OUTSIDE_MS, gap * SLACK_OUTSIDE)),
    inFieldMs: Math.min(MOST_IN_FIELD_MS, Math.max(IN_FIELD_MS, gap * SLACK_IN_FIELD)),
  };
}

/** Whether keys are a scan: long enough for a code, and this fast on average. */
export function isScan(strokes: readonly Stroke[], fastestMs: number): boolean {
  const [first, last] = [strokes[0], strokes.at(-1)];
  if (!first || !last || strokes.length < SHORTEST_SCAN) return false;
  return (last.at - first.at) / (strokes.length - 1) <= fastestMs;
}

/**
 * The minimum number of first keys that two codes of one kind share; a ticket's may recur in the middle of a slow code.
 */
const COMMON_KEYS = 2;

/**
 * The codes in one burst. A scanner without a delimiter may send the next code before the pause that would end the
 * first. A new code starts where there was a pause and the keys repeat the start of the code.
 */
export function scansIn<S extends Stroke>(strokes: readonly S[], haltMs: number): S[][] {
  const beginning = strokes.slice(0, mayBeTicket(strokes) ? FORM_KEYS : COMMON_KEYS);
  const beginsAnew = (index: number) => {
    const [before, here] = [strokes[index - 1], strokes[index]];
    if (!before || !here || here.at - before.at <= haltMs) return false;
    return beginning.every(({ key }, offset) => strokes[index + offset]?.key === key);
  };
  const scans: S[][] = [[]];
  for (const [index, stroke] of strokes.entries()) {
    const current = scans.at(-1) ?? [];
    if (current.length >= SHORTEST_SCAN && strokes.length - index >= SHORTEST_SCAN && beginsAnew(index))
      scans.push([stroke]);
    else current.push(stroke);
  }
  return scans;
}
