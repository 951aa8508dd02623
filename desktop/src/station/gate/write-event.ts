import type { GateWarning } from '../../bridge-gate.ts';
import type { Decision } from './decide/decide.ts';
import type { GateEvent, OutboxEntry } from './store/outbox.ts';
import type { Store } from './store/store.ts';

/** An event without its id and sequence number. */
export interface NewEvent
  extends Pick<GateEvent, 'outcome' | 'refusal' | 'method' | 'officerId' | 'reason'>,
    Pick<Decision, 'ticketId' | 'sailingId' | 'ref' | 'isUnknown'> {
  at: Date;
  warnings: readonly GateWarning[];
  /** The lane of the scanner, if this gate has several. */
  lane?: string | undefined;
}

/**
 * Writes an event and its effect on the ticket in one transaction. It is on the disk when this returns: only then may a
 * light turn green (R109).
 */
export function writeEvent(store: Store, eventId: string, what: NewEvent): OutboxEntry {
  const { ref, at, lane = '', ...happened } = what;
  const assignment = store.catalogue().meta.assignment ?? { sailingId: null, gate: '' };
  const event: GateEvent = {
    eventId,
    ...happened,
    gate: assignment.gate,
    ...(lane && { lane }),
    scannedAt: at.getTime(),
    sailingId: what.sailingId ?? assignment.sailingId,
  };
  const seq = store.inTransaction(() => {
    const number = store.outbox.add(event);
    if (ref && event.outcome === 'boarded') letIn(store, ref, event, number);
    if (ref && event.outcome === 'undone') store.tickets.undoBoarding(ref, number);
    return number;
  });
  return { ...event, seq, result: null };
}

/** A boarded ticket keeps its earlier boarding: the server judges the later one. */
function letIn({ tickets }: Store, ref: string, event: GateEvent, seq: number): void {
  const boarded = { eventId: event.eventId, at: event.scannedAt, gate: event.gate };
  if (event.isUnknown && event.sailingId !== null && !tickets.byRef(ref)) {
    const sailing = { sailingId: event.sailingId, heldFor: event.sailingId };
    const ticketDefaults = { serialRef: null, codeRef: null, state: 'valid' } as const;
    tickets.put({ ref, ...sailing, ...ticketDefaults, boarded, lastSeq: seq, isUnknown: true }, null);
  } else {
    tickets.board(ref, boarded, seq);
  }
}
