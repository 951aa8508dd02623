import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { PartyMember } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateRecord } from '../../../../bridge-gate.ts';

/** Refusals of one ticket; every other stands against its whole party. */
const ofOneTicket: readonly (BoardingRefusal | null)[] = ['already-boarded', 'canceled'];

/** Who of a party may still board with what became of one of its tickets: never the one who was just sent away. */
export function mayBoardAfter(
  { outcome, refusal, undone, ticket }: GateRecord,
  waiting: readonly PartyMember[],
): readonly PartyMember[] {
  const others = waiting.filter(({ ticketId }) => ticketId !== ticket?.ticketId);
  if (outcome === 'refused') return ofOneTicket.includes(refusal) ? others : [];
  return undone ? others : waiting;
}
