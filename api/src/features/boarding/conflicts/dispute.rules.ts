import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { ConflictKind, GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { validityRefusal } from '@gangway/shared/domain/states/boarding-decision.ts';
import type { ScannedTicket } from '../../../reservations/tickets/boarding.repository.ts';

/** An event that cannot be effective, and why it needs a supervisor. */
export interface Dispute {
  kind: ConflictKind;
  refusal: BoardingRefusal | null;
  eventId: string;
  /** The event that is effective instead, if any. */
  standingEventId: string | null;
}

/** Why an offline event is not effective, regardless of the ticket's other events; null if it is. */
export function disputeOf(
  scan: GateScan,
  ticket: ScannedTicket | undefined,
  { mayOverride, mayFind }: { mayOverride: boolean; mayFind: boolean },
): Dispute | null {
  const because = (kind: ConflictKind, refusal: BoardingRefusal | null): Dispute => ({
    kind,
    refusal,
    eventId: scan.eventId,
    standingEventId: null,
  });
  if (scan.outcome === 'boarded') {
    if (!ticket) return because('unknown-ticket', null);
    const refusal = invalidityOf(ticket) ?? (isElsewhere(scan, ticket) ? 'wrong-sailing' : null);
    if (refusal) return because('not-valid', refusal);
    if (scan.method === 'found' && !mayFind) return because('not-permitted', null);
  }
  const isSupervisors = scan.method === 'undo' || scan.method === 'override';
  return isSupervisors && !mayOverride ? because('not-permitted', scan.refusal) : null;
}

/** Why a ticket is currently refused, or null. */
export const invalidityOf = (ticket: ScannedTicket) =>
  validityRefusal({
    ticketCanceled: ticket.canceled_at !== null,
    orderStatus: ticket.order_status,
    sailing: { status: ticket.sailing_status },
  });

/** Let in on another sailing than its own: it has moved since, or a supervisor did so. */
const isElsewhere = (scan: GateScan, ticket: ScannedTicket): boolean =>
  scan.refusal === 'wrong-sailing' || (scan.sailingId !== null && scan.sailingId !== ticket.sailing_id);
