import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';
import type { Delimiter } from '../../bridge-gate.ts';

/** The kinds of readings. */
export type Reading =
  | { kind: 'code'; code: string }
  /** A delimiter without a code: nothing before it, or only spaces. */
  | { kind: 'empty'; what: 'result' | 'content' }
  /** Input that stopped without a delimiter. */
  | { kind: 'unfinished' }
  /**
   * More than `MAX_CODE_BYTES` bytes without a delimiter; reported once, and dropped until the next delimiter.
   */
  | { kind: 'endless' };

/** In bytes: the bridge's limit, and many times the length of a ticket. */
export const MAX_CODE_BYTES = 2000;

const endings: Record<Delimiter, readonly number[]> = {
  cr: [13],
  lf: [10],
  crlf: [13, 10],
  tab: [9],
  none: [],
};

/**
 * Reads codes from bytes, independent of how they are split into chunks. Control characters and invalid UTF-8 are
 * removed. It has no timer; the caller calls `pause` when the line is silent.
 */
export function createCodeReader(delimiter: Delimiter) {
  const end = endings[delimiter];
  let line: number[] = [];
  let letGo = false;
  /** The first part of a ticket's code after which the line was silent; empty if there is none. */
  let interrupted = '';

  const endsHere = () =>
    end.length > 0 && end.every((byte, at) => line[line.length - end.length + at] === byte);
  const take = () => {
    const complete = letGo ? null : line;
    line = [];
    letGo = false;
    return complete;
  };
  /** The codes of a non-empty text, which may be the rest of an interrupted ticket. */
  const codesOf = (text: string): string[] => {
    const continued = interrupted === '' ? [] : codesIn(interrupted + text);
    return continued[0] !== undefined && isWholeTicket(continued[0]) ? continued : codesIn(text);
  };
  function readLine(bytes: readonly number[]): Reading[] {
    if (bytes.length > MAX_CODE_BYTES) return [{ kind: 'endless' }];
    const text = textOf(bytes);
    if (text.trim() === '') return [{ kind: 'empty', what: text === '' ? 'result' : 'content' }];
    return codesOf(text).map(code => ({ kind: 'code', code }));
  }

  return {
    /** The readings that these bytes complete. */
    read(bytes: Uint8Array): Reading[] {
      const readings: Reading[] = [];
      for (const byte of bytes) {
        line.push(byte);
        if (endsHere()) {
          const complete = take();
          if (complete) readings.push(...readLine(complete.slice(0, -end.length)));
          interrupted = '';
        } else if (letGo) {
          line = [byte];
        } else if (line.length > MAX_CODE_BYTES + 1) {
          // One more than the longest: it may be the first half of a delimiter.
          readings.push({ kind: 'endless' });
          letGo = true;
          interrupted = '';
          line = [byte];
        }
      }
      return readings;
    },

    /**
     * Handles a pause. Without a delimiter it ends a code. With one, only a complete ticket counts: its length and
     * signature are unambiguous, so a gate with a wrong delimiter still boards. A part of any other code might be the
     * serial of another ticket. The first part of a ticket is kept: on a busy computer or a poor radio link the rest
     * comes later, and the two are read as one code if they make a complete ticket.
     */
    pause(): Reading[] {
      const left = take();
      const text = left ? textOf(left) : '';
      if (delimiter === 'none') return left && text !== '' ? readLine(left) : [];
      if (text.trim() === '') return [];
      const codes = codesOf(text);
      const whole = codes.filter(isWholeTicket);
      interrupted = ticketStart(interrupted + text);
      const readings: Reading[] = whole.map(code => ({ kind: 'code', code }));
      return whole.length < codes.length ? [...readings, { kind: 'unfinished' }] : readings;
    },

    /** Drops an incomplete code. */
    letGo(): void {
      take();
      interrupted = '';
    },
  };
}

const NOISE = /[\p{Cc}\ufffd]/gu;

const textOf = (bytes: readonly number[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes)).replace(NOISE, '');

const PREFIX = /GW1:/gi;
/** Length of a ticket's code: `GW1:` and 141 characters (`shared/domain/codes/ticket-code.ts`). */
const TICKET_LENGTH = 145;

/** Whether this is one complete ticket code; its signature is checked elsewhere. */
const isWholeTicket = (text: string): boolean => text.length === TICKET_LENGTH && parse(text).ok;

/** The first part of a ticket's code at the end of a text, untrimmed: a ticket contains spaces. Empty if there is none. */
function ticketStart(text: string): string {
  const start = Array.from(text.matchAll(PREFIX)).at(-1)?.index;
  return start !== undefined && text.length - start < TICKET_LENGTH ? text.slice(start) : '';
}

/**
 * The codes of a non-empty line, trimmed (no ticket code ends in a space). Text before a ticket's `GW1:` is noise or a
 * prefix configured in the scanner. Every further `GW1:` starts another code, except within a complete ticket code: one
 * in thirty thousand contains these four characters. Text after a code stays part of it, so that an altered code is not
 * taken for the original.
 */
function codesIn(line: string): string[] {
  const starts = Array.from(line.matchAll(PREFIX), ({ index }) => index);
  if (starts.length === 0) return [line.trim()];
  const codes: string[] = [];
  for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
    const whole = start + TICKET_LENGTH;
    const isTicket = isWholeTicket(line.slice(start, whole));
    while (isTicket && starts[0] !== undefined && starts[0] < whole) starts.shift();
    codes.push(line.slice(start, starts[0]).trim());
  }
  return codes;
}
