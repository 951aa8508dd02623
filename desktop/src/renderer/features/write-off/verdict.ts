import type { BoardingDecision } from '@gangway/shared/contract/boarding.ts';

/** What the gate shows in colour, symbol, word, pattern and sound (BRAND, "Gate"). */
export type Verdict = 'admit' | 'warn' | 'refuse';

/** What happened to somebody who showed a ticket; `failed`: nobody could say. */
export type Outcome = { decision: BoardingDecision } | { failed: string };

/** A minor comes in with a warning as long as no adult of the order is on board. */
export function verdictOf(outcome: Outcome): Verdict {
  if ('failed' in outcome) return 'warn';
  const { decision } = outcome;
  if (decision.outcome === 'refused') return 'refuse';
  return decision.ticket?.minor && !decision.ticket.guardian?.boarded ? 'warn' : 'admit';
}
