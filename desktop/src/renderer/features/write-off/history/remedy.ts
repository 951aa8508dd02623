import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { GateRecord } from '../../../../bridge-gate.ts';

/** What a supervisor may do about a record. */
export type Remedy = 'undo' | 'override';

/** Refusals that only genuine tickets get; for any other the ticket is not proven to be genuine. */
const overridable: readonly BoardingRefusal[] = [
  'already-boarded',
  'wrong-sailing',
  'sailing-over',
  'canceled',
  'unpaid',
  'too-early',
  'too-late',
];

/** What may be done about a record: undo an admission, or override a refusal. */
export function remedyOf({ outcome, refusal, undone, ticket }: GateRecord): Remedy | null {
  if (outcome === 'boarded' && !undone) return 'undo';
  if (outcome !== 'refused' || !refusal) return null;
  // A code under a withdrawn key must prove that it was printed for the ticket: then the passenger is known.
  const isGenuine = overridable.includes(refusal) || (refusal === 'key-withdrawn' && ticket !== null);
  return isGenuine ? 'override' : null;
}
