import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';

const PREFIX = /GW1:/gi;
/** Of a ticket's code, always: `GW1:` and 141 characters (`shared/domain/codes/ticket-code.ts`). */
const TICKET_LENGTH = 145;

/** Whether this is one whole ticket code; who signed it is another question. */
export const isWholeTicket = (text: string): boolean => text.length === TICKET_LENGTH && parse(text).ok;

/**
 * The codes of a line that holds something, without the blanks around them (no ticket code ends in one). What stands
 * before a ticket's `GW1:` is noise, or what the scanner is set to put there. Every further `GW1:` begins another code,
 * except within a whole ticket code, of which one in thirty thousand holds these four characters itself. What stands
 * behind a code stays with it: an altered code must not pass for the one that it was.
 */
export function codesIn(line: string): string[] {
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
