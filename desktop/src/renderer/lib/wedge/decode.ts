import type { WedgeSettings } from '../../../bridge-gate.ts';
import type { Stroke } from './burst.ts';

/** Which key it was, whatever the keyboard layout makes of it; what it wrote where its place is not told. */
export const idOf = ({ key, code, shift }: Stroke): string => `${shift ? 'shift+' : ''}${code || key}`;

/** What was scanned, by a keyboard layout and surroundings that were learnt, if they were. */
export function decode(strokes: readonly Stroke[], learnt: WedgeSettings | null): string {
  const text = writtenBy(strokes, learnt?.keys ?? {});
  if (!learnt) return text;
  const { prefix, suffix } = learnt;
  const begins = text.startsWith(prefix) ? prefix.length : 0;
  const ends = text.endsWith(suffix) && text.length - suffix.length >= begins ? suffix.length : 0;
  return text.slice(begins, text.length - ends);
}

/** What keys write, with those that are known to mean something else. A dead key writes nothing by itself. */
export const writtenBy = (strokes: readonly Stroke[], keys: Readonly<Record<string, string>>): string =>
  strokes.map(stroke => keys[idOf(stroke)] ?? (stroke.key.length === 1 ? stroke.key : '')).join('');
