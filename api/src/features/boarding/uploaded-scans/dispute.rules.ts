import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { ConflictKind, GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { validityRefusal } from '@gangway/shared/domain/states/boarding-decision.ts';
import type { LockedTicket } from '../../../reservations/tickets/boarding.repository.ts';

/** An event that cannot stand, and why somebody has to look at it. */
export interface Dispute {
  kind: ConflictKind;
  refusal: BoardingRefusal | null;
  eventId: string;
  /** The one that stands in its place, if one does. */
  standingEventId: string | null;
}

/** Why what a gate did by itself does not count, whatever else happened to the ticket; null where it does. */
export function disputeOf(
  scan: GateScan,
  ticket: LockedTicket | undefined,
  mayOverride: boolean,
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
  }
  const isSupervisors = scan.method === 'undo' || scan.method === 'override';
  return isSupervisors && !mayOverride ? because('not-permitted', scan.refusal) : null;
}

/** Why a ticket admits nobody at this moment, or null. */
export const invalidityOf = (ticket: LockedTicket) =>
  validityRefusal({
    ticketCanceled: ticket.canceled_at !== null,
    orderStatus: ticket.order_status,
    sailing: { status: ticket.sailing_status },
  });

/** Let in on another sailing than its own: it has moved since, or a supervisor did so. */
const isElsewhere = (scan: GateScan, ticket: LockedTicket): boolean =>
  scan.refusal === 'wrong-sailing' || (scan.sailingId !== null && scan.sailingId !== ticket.sailing_id);
