import type { Delimiter } from '../../bridge-gate.ts';
import { codesIn, isWholeTicket } from './codes-in.ts';

/** What a scanner's bytes come to. */
export type Reading =
  | { kind: 'code'; code: string }
  /** An end without a code: nothing stood before it, or nothing but blanks. */
  | { kind: 'empty'; what: 'result' | 'content' }
  /** Something stopped and its end never came. */
  | { kind: 'unfinished' }
  /** More than `MAX_CODE_BYTES` bytes and no end; told once, and let go until there is one. */
  | { kind: 'endless' };

/** Bytes; what the bridge takes at most, and many times what any ticket has. */
export const MAX_CODE_BYTES = 2000;

const endings: Record<Delimiter, readonly number[]> = {
  cr: [13],
  lf: [10],
  crlf: [13, 10],
  tab: [9],
  none: [],
};

/**
 * Reads codes out of bytes, however they are split: no reading depends on how many bytes come at once. Control characters
 * and what is no UTF-8 are left out of a code. It keeps no time; whoever feeds it calls `pause` when the line is quiet.
 */
export function createCodeReader(delimiter: Delimiter) {
  const end = endings[delimiter];
  let line: number[] = [];
  let letGo = false;

  const endsHere = () =>
    end.length > 0 && end.every((byte, at) => line[line.length - end.length + at] === byte);
  const take = () => {
    const taken = letGo ? null : line;
    line = [];
    letGo = false;
    return taken;
  };

  return {
    /** What these bytes bring to an end. */
    read(bytes: Uint8Array): Reading[] {
      const readings: Reading[] = [];
      for (const byte of bytes) {
        line.push(byte);
        if (endsHere()) {
          const taken = take();
          if (taken) readings.push(...readLine(taken.slice(0, -end.length)));
        } else if (letGo) {
          line = [byte];
        } else if (line.length > MAX_CODE_BYTES + 1) {
          // One more than the longest: it may have been the first half of an end.
          readings.push({ kind: 'endless' });
          letGo = true;
          line = [byte];
        }
      }
      return readings;
    },

    /**
     * What is left when the scanner says no more. Without a delimiter this ends a code. With one, only a whole ticket
     * counts: its length and its signature leave no doubt, and a gate whose delimiter is set wrong still boards. Half of
     * anything else might be the serial of another ticket.
     */
    pause(): Reading[] {
      const left = take();
      const text = left ? textOf(left) : '';
      if (delimiter === 'none') return left && text !== '' ? readLine(left) : [];
      if (text.trim() === '') return [];
      const codes = codesIn(text);
      const whole = codes.filter(isWholeTicket);
      const readings: Reading[] = whole.map(code => ({ kind: 'code', code }));
      return whole.length < codes.length ? [...readings, { kind: 'unfinished' }] : readings;
    },
  };
}

function readLine(bytes: readonly number[]): Reading[] {
  if (bytes.length > MAX_CODE_BYTES) return [{ kind: 'endless' }];
  const text = textOf(bytes);
  if (text.trim() === '') return [{ kind: 'empty', what: text === '' ? 'result' : 'content' }];
  return codesIn(text).map(code => ({ kind: 'code', code }));
}

const NOISE = /[\p{Cc}\ufffd]/gu;

const textOf = (bytes: readonly number[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes)).replace(NOISE, '');
