import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import type { BoardingHours } from '@gangway/shared/domain/states/boarding-decision.ts';
import type {
  BoardingEffect,
  BoardingEvent,
  JudgedEvent,
  NewBoardingEvent,
  ScannedTicket,
} from '../../../reservations/tickets/boarding.repository.ts';
import type { StatusChange } from '../../../reservations/tickets/tickets.repository.ts';
import { type Dispute, disputeOf, invalidityOf } from '../conflicts/dispute.rules.ts';
import { earlierOf } from '../verification/verification.service.ts';
import { effectsOf } from './earlier-scan.rules.ts';
import type { ProvenOfficer } from './officer-sign-in.rules.ts';
import { timeDisputeOf } from './scan-time.rules.ts';

/** An offline scan, its officer, and its sender. */
export interface UploadedScan {
  scan: GateScan;
  stationId: string;
  officer: ProvenOfficer;
  hours: BoardingHours;
  /** The sender, if not the officer. */
  uploadedBy: string | null;
}

/** The stored state before a batch is judged. The tickets are locked. */
export interface StoredScans {
  tickets: ReadonlyMap<string, ScannedTicket>;
  /** The scans of the batch that are already stored. */
  events: ReadonlyMap<string, Pick<BoardingEvent, 'ticketId' | 'method'>>;
  histories: ReadonlyMap<string, readonly JudgedEvent[]>;
}

/** A scan that is already stored; `isSame` is false if its id belongs to another scan. */
interface RepeatedScan {
  known: true;
  upload: UploadedScan;
  isSame: boolean;
}

/** A new scan, and the resulting writes. */
export interface NewScan {
  known: false;
  upload: UploadedScan;
  event: NewBoardingEvent;
  /** Whether it is part of its ticket's history: it boards the ticket, undoes that, or comes too late to do so. */
  counts: boolean;
  /** Its effects on the ticket's other boardings. */
  effects: BoardingEffect[];
  status: StatusChange | null;
  /** Disputed events, including other boardings of the ticket. */
  disputes: Dispute[];
}

export type JudgedScan = RepeatedScan | NewScan;

/**
 * Judges scans that a gate decided, one after the other; each sees the earlier ones. They cannot be undone; only their
 * effect is decided (invariant I6). Nothing is read or written here.
 */
export function createScanJudge(before: StoredScans, receivedAt: Date) {
  const events = new Map(before.events);
  const histories = new Map(before.histories);
  const boardedAt = new Map([...before.tickets].map(([id, ticket]) => [id, ticket.boarded_at?.getTime()]));

  /** A scan that counts, and its consequences for the ticket and its other boardings. */
  function judgeInHistory(upload: UploadedScan, ticketId: string, event: NewBoardingEvent): NewScan {
    const history = histories.get(ticketId) ?? [];
    const own = { id: event.id, outcome: event.outcome as 'boarded' | 'undone', at: event.scannedAt };
    const earlier = history.filter(({ at }) => at <= own.at);
    const all = [...earlier, { ...own, effective: true, undoneAt: null }, ...history.slice(earlier.length)];
    const effects = new Map(effectsOf(all).map(effect => [effect.id, effect]));
    const ownEffect = effects.get(event.id);
    histories.set(
      ticketId,
      all.map(entry => ({ ...entry, ...effects.get(entry.id) })),
    );

    const admitted = [...effects.values()].find(({ effective, undoneAt }) => effective && !undoneAt);
    const isChanged = admitted?.at.getTime() !== boardedAt.get(ticketId);
    boardedAt.set(ticketId, admitted?.at.getTime());
    return {
      known: false,
      upload,
      event: ownEffect ? { ...event, effective: ownEffect.effective, undoneAt: ownEffect.undoneAt } : event,
      counts: true,
      effects: history.flatMap(was => {
        const now = effects.get(was.id);
        const isSame =
          was.effective === now?.effective && was.undoneAt?.getTime() === now.undoneAt?.getTime();
        return now && !isSame ? [now] : [];
      }),
      status: isChanged
        ? { ticketId, status: admitted ? 'boarded' : 'pending', at: admitted?.at ?? event.receivedAt }
        : null,
      disputes: [...effects.values()]
        .filter(({ effective }) => !effective)
        .map(({ id, precededBy }) => ({
          kind: 'admitted-twice',
          refusal: null,
          eventId: id,
          standingEventId: precededBy,
        })),
    };
  }

  return (upload: UploadedScan): JudgedScan => {
    const { scan, officer, hours } = upload;
    const ticket = scan.ticketId === null ? undefined : before.tickets.get(scan.ticketId);
    const ticketId = ticket?.id ?? null;
    const stored = events.get(scan.eventId);
    if (stored)
      return { known: true, upload, isSame: stored.ticketId === ticketId && stored.method === scan.method };
    events.set(scan.eventId, { ticketId, method: scan.method });

    const event = eventOf(upload, ticket, receivedAt);
    const dispute =
      disputeOf(scan, ticket, officer) ??
      timeDisputeOf(scan, ticket, { receivedAt, signedInAt: officer.signedInAt, hours });
    if (ticket && scan.outcome !== 'refused' && !dispute && !invalidityOf(ticket))
      return judgeInHistory(upload, ticket.id, event);
    const effective = scan.outcome === 'refused' || (ticket !== undefined && !dispute);
    return {
      known: false,
      upload,
      event: { ...event, effective, valid: effective },
      counts: false,
      effects: [],
      status: null,
      disputes: dispute ? [dispute] : [],
    };
  };
}

function eventOf(
  { scan, stationId, officer, uploadedBy }: UploadedScan,
  ticket: ScannedTicket | undefined,
  receivedAt: Date,
): NewBoardingEvent {
  const { outcome, method, gate, lane = '' } = scan;
  const isSupervisors = method === 'undo' || method === 'override';
  return {
    id: scan.eventId,
    ticketId: ticket?.id ?? null,
    unknownTicket: ticket ? null : scan.ticketId,
    sailingId: scan.sailingId ?? ticket?.sailing_id,
    outcome,
    method,
    gate,
    lane,
    stationId,
    uploadedBy,
    receivedAt,
    refusal: outcome === 'refused' || method === 'override' ? scan.refusal : null,
    reason: isSupervisors ? scan.reason : '',
    officerId: officer.id,
    scannedAt: earlierOf(receivedAt, scan.scannedAt),
  };
}
