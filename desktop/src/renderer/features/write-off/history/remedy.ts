import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { GateRecord } from '../../../../bridge-gate.ts';

/** What a supervisor may do about a record. */
export type Remedy = 'undo' | 'override';

/** Refusals that only a genuine ticket meets; any other is of something that is none, or did not show that it is. */
const overridable: readonly BoardingRefusal[] = [
  'already-boarded',
  'wrong-sailing',
  'sailing-over',
  'canceled',
  'unpaid',
  'too-early',
  'too-late',
];

/** What may be done about a record: somebody who was let in is sent back, somebody who was refused is let in. */
export function remedyOf({ outcome, refusal, undone, ticket }: GateRecord): Remedy | null {
  if (outcome === 'boarded' && !undone) return 'undo';
  if (outcome !== 'refused' || !refusal) return null;
  // Under a withdrawn key a code has to show that it was printed for the ticket: then the passenger is known.
  const isGenuine = overridable.includes(refusal) || (refusal === 'key-withdrawn' && ticket !== null);
  return isGenuine ? 'override' : null;
}
