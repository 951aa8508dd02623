import type { WedgeSettings } from '../../../bridge-gate.ts';
import type { Stroke } from './burst.ts';
import { idOf, writtenBy } from './decode.ts';

/**
 * The code that a workplace learns its scanner by. It has every character of our codes, including those whose position
 * differs between keyboard layouts. It starts like a ticket, but a gate refuses it.
 */
export const SAMPLE = 'GW1:QWERTZUIOPASDFGHJKLYXCVBNM 0123456789 $%*+-./:GW1';

/** The percentile of the gaps that is learned: a single delay of a busy computer does not count. */
const USUAL = 0.9;

/** Learns a scanner and its keyboard layout from one scan of the sample; null if the keys are no scan of it. */
export function learnWedge(
  strokes: readonly Stroke[],
  ending: WedgeSettings['ending'],
): WedgeSettings | null {
  const readings = Array.from({ length: strokes.length - SAMPLE.length + 1 }, (_, from) =>
    readingFrom(strokes, from),
  ).filter(reading => reading !== null);
  const [best] = readings.sort((a, b) => b.same - a.same);
  if (!best) return null;
  const { from, keys } = best;
  const sample = strokes.slice(from, from + SAMPLE.length);
  return {
    gapMs: usualGap(sample),
    prefix: writtenBy(strokes.slice(0, from), keys),
    suffix: writtenBy(strokes.slice(from + SAMPLE.length), keys),
    ending,
    keys,
  };
}

/**
 * Compares the keys from a given one on with the sample: which of them mean another character, and how many are
 * unchanged.
 */
function readingFrom(strokes: readonly Stroke[], from: number) {
  const meaning = new Map<string, string>();
  const characterOfKey = new Map<string, string>();
  const keys: Record<string, string> = {};
  let same = 0;
  for (const [index, character] of [...SAMPLE].entries()) {
    const stroke = strokes[from + index];
    if (!stroke) return null;
    const id = idOf(stroke);
    // Each key must mean one character and each character one key; otherwise it is another code.
    if ((meaning.get(id) ?? character) !== character || (characterOfKey.get(character) ?? id) !== id)
      return null;
    meaning.set(id, character);
    characterOfKey.set(character, id);
    if (stroke.key.toUpperCase() === character) same += 1;
    if (stroke.key !== character) keys[id] = character;
  }
  return { from, keys, same };
}

function usualGap(strokes: readonly Stroke[]): number {
  const gaps = strokes.slice(1).map(({ at }, index) => at - (strokes[index]?.at ?? at));
  const sorted = gaps.sort((a, b) => a - b);
  return Math.min(250, Math.max(1, Math.ceil(sorted[Math.floor(sorted.length * USUAL)] ?? 1)));
}
