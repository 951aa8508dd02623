import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { PartyMember } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateRecord } from '../../../../bridge-gate.ts';

/** Refusals of one ticket; every other applies to its whole party. */
const ofOneTicket: readonly (BoardingRefusal | null)[] = ['already-boarded', 'canceled'];

/**
 * The members of a party who may still board after the result of one of its tickets: never the one who was just
 * refused.
 */
export function mayBoardAfter(
  { outcome, refusal, undone, ticket }: GateRecord,
  waiting: readonly PartyMember[],
): readonly PartyMember[] {
  const others = waiting.filter(({ ticketId }) => ticketId !== ticket?.ticketId);
  if (outcome === 'refused') return ofOneTicket.includes(refusal) ? others : [];
  return undone ? others : waiting;
}
