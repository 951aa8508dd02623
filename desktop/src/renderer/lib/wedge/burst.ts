import { FORM_KEYS, mayBeTicket } from './ticket-form.ts';

/** A key as it came: what it says, where it is on the keyboard, and when. */
export interface Stroke {
  key: string;
  /** `KeyboardEvent.code`, the place of the key; empty where the computer does not tell it. */
  code: string;
  shift: boolean;
  /** Milliseconds. */
  at: number;
}

/** What tells a scanner's keys from somebody's fingers. */
export interface Speed {
  /** Two keys that are no further apart than this belong together: outside of fields, where nobody types. */
  outsideMs: number;
  /** No hand keeps this up: keys that go into a field are a scan where they are this fast on average. */
  inFieldMs: number;
}

/** Reads scanners of 70 ms a key, the slowest that are sold, where they are late now and then. */
const OUTSIDE_MS = 100;
/** Twenty keys a second. */
const IN_FIELD_MS = 50;
/** A busy computer may hold a key back for so long; a longer pause ends a burst. */
export const LONGEST_GAP_MS = 250;
/** Shorter than any code of ours: a burst that ends before is no scan. */
const SHORTEST_SCAN = 6;
/** How much more than its usual gap a scanner may take. */
const [SLACK_OUTSIDE, SLACK_IN_FIELD] = [1.5, 1.3];
const [MOST_OUTSIDE_MS, MOST_IN_FIELD_MS] = [200, 120];

/**
 * The limits for a scanner of which the gap between two keys was learnt, if it was. They are never narrower than those that
 * read every scanner: another one may be plugged in.
 */
export function speedFor(learntGapMs: number | undefined): Speed {
  const gap = learntGapMs ?? 0;
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

/** How many first keys two codes of one kind have in common at least; a ticket's may come again in the middle of a slow code. */
const COMMON_KEYS = 2;

/**
 * The codes in one burst. A scanner that ends a code with nothing may bring the next one before the pause that would end the
 * first: a code begins anew where the keys halted and go on as the code began.
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
