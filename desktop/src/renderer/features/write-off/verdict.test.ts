import type { BoardingDecision } from '@gangway/shared/contract/boarding.ts';
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const ticket = { minor: false, guardian: null } as NonNullable<BoardingDecision['ticket']>;
const decision = (changes: Partial<BoardingDecision>): BoardingDecision => ({
  outcome: 'boarded',
  refusal: null,
  message: '',
  ticket,
  earlier: null,
  ...changes,
});
const minor = (guardian: { name: string; boarded: boolean } | null) => ({ ...ticket, minor: true, guardian });

test.each([
  ['an adult who is let in', { decision: decision({}) }, 'admit'],
  ['somebody who is not', { decision: decision({ outcome: 'refused', refusal: 'unpaid' }) }, 'refuse'],
  [
    'a minor with an adult on board',
    { decision: decision({ ticket: minor({ name: 'A', boarded: true }) }) },
    'admit',
  ],
  [
    'a minor ahead of the adult',
    { decision: decision({ ticket: minor({ name: 'A', boarded: false }) }) },
    'warn',
  ],
  ['a minor with nobody', { decision: decision({ ticket: minor(null) }) }, 'warn'],
  ['an answer that did not come', { failed: 'The server cannot be reached.' }, 'warn'],
] as const)('%s', (_who, outcome, verdict) => expect(verdictOf(outcome)).toBe(verdict));
