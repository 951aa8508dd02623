import type { WedgeSettings } from '../../../bridge-gate.ts';
import type { Stroke } from './burst.ts';

/** Identifies a key independently of the keyboard layout; by its character if its position is not reported. */
export const idOf = ({ key, code, shift }: Stroke): string => `${shift ? 'shift+' : ''}${code || key}`;

/** The scanned text, by a learned keyboard layout and learned prefix and suffix, if any. */
export function decode(strokes: readonly Stroke[], settings: WedgeSettings | null): string {
  const text = writtenBy(strokes, settings?.keys ?? {});
  if (!settings) return text;
  const { prefix, suffix } = settings;
  const begins = text.startsWith(prefix) ? prefix.length : 0;
  const ends = text.endsWith(suffix) && text.length - suffix.length >= begins ? suffix.length : 0;
  return text.slice(begins, text.length - ends);
}

/** The text of keys, with the learned characters. A dead key alone has no character. */
export const writtenBy = (strokes: readonly Stroke[], keys: Readonly<Record<string, string>>): string =>
  strokes.map(stroke => keys[idOf(stroke)] ?? (stroke.key.length === 1 ? stroke.key : '')).join('');
