import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';

const PREFIX = /GW1:/gi;
/** Length of a ticket's code: `GW1:` and 141 characters (`shared/domain/codes/ticket-code.ts`). */
const TICKET_LENGTH = 145;

/** Whether this is one complete ticket code; its signature is checked elsewhere. */
export const isWholeTicket = (text: string): boolean => text.length === TICKET_LENGTH && parse(text).ok;

/** The first part of a ticket's code at the end of a text, untrimmed: a ticket contains spaces. Empty if there is none. */
export function ticketStart(text: string): string {
  const start = Array.from(text.matchAll(PREFIX)).at(-1)?.index;
  return start !== undefined && text.length - start < TICKET_LENGTH ? text.slice(start) : '';
}

/**
 * The codes of a non-empty line, trimmed (no ticket code ends in a space). Text before a ticket's `GW1:` is noise or
 * a prefix configured in the scanner. Every further `GW1:` starts another code,
 * except within a complete ticket code, of which one in thirty thousand contains these four characters. Text after
 * a code stays part of it: an altered code must not pass for the original.
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
