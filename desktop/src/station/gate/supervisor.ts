import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import type { GateRecord } from '../../bridge-gate.ts';
import { GateRefusal } from '../lib/refusal.ts';
import { countWarningOf, warningsOf } from './describe.ts';
import type { GateDeps } from './gate.ts';
import { permitted } from './officer.ts';
import type { OutboxEntry } from './store/outbox.ts';
import type { CachedTicket } from './store/tickets.ts';
import { writeEvent } from './write-event.ts';

/**
 * Refusals of genuine tickets, whose signature, code or secret has been checked before; any other has no ticket id.
 */
const ofGenuineTickets: readonly (BoardingRefusal | null)[] = [
  'already-boarded',
  'wrong-sailing',
  'canceled',
  'unpaid',
  'too-early',
  'too-late',
  'sailing-over',
  'key-withdrawn',
];

/** A record of a genuine ticket. */
type Genuine = OutboxEntry & { ticketId: string };

/** The actions of a supervisor at the gate, with a reason, offline too. */
export function createSupervisor({ store, records, now, newId, officer, onRecord }: GateDeps) {
  const { outbox, tickets } = store;

  /** @throws GateRefusal `not-found` if the event has no ticket of ours */
  function find(eventId: string): { entry: Genuine; ref: string; row: CachedTicket | undefined } {
    const entry = outbox.byEvent(eventId);
    const { ticketId, outcome, refusal } = entry ?? { ticketId: null };
    const isGenuine = outcome === 'boarded' || ofGenuineTickets.includes(refusal ?? null);
    if (!entry || ticketId === null || !isGenuine) throw new GateRefusal('not-found');
    const ref = ticketRefOf(ticketId);
    return { entry: { ...entry, ticketId }, ref, row: tickets.byRef(ref) };
  }

  /** The later events of a record's ticket at this gate. */
  const lastOf = ({ ticketId, seq }: Genuine) => outbox.laterOf(ticketId, seq - 1).at(-1);

  function settle(
    { entry, ref }: { entry: Genuine; ref: string },
    what: Pick<OutboxEntry, 'method' | 'outcome' | 'refusal' | 'officerId' | 'reason' | 'warnings'>,
  ): GateRecord {
    const { ticketId, sailingId, isUnknown, eventId } = entry;
    const written = writeEvent(store, newId(), { ...what, ticketId, sailingId, isUnknown, ref, at: now() });
    records.rememberDetail(written.eventId, records.detailOf(eventId));
    const record = records.describe(written);
    onRecord(record);
    return record;
  }

  return {
    /**
     * Undoes the boarding of a record's ticket.
     * @throws GateRefusal `not-permitted`, `not-found`, `not-boarded`
     */
    undo(eventId: string, reason: string): GateRecord {
      const officerId = permitted(officer, 'boarding.override');
      const record = find(eventId);
      const isBoarded = record.row
        ? record.row.boarded !== null
        : lastOf(record.entry)?.outcome === 'boarded';
      if (!isBoarded) throw new GateRefusal('not-boarded');
      const what = { method: 'undo', outcome: 'undone', refusal: null, warnings: [] } as const;
      return settle(record, { ...what, officerId, reason });
    },

    /**
     * Admits the holder of a genuine ticket whose record is a refusal, once.
     * @throws GateRefusal `not-permitted`, `not-found`, `not-overridable`
     */
    override(eventId: string, reason: string): GateRecord {
      const officerId = permitted(officer, 'boarding.override');
      const record = find(eventId);
      const { entry, ref, row } = record;
      const isNews = row?.boarded && entry.refusal !== 'already-boarded';
      if (entry.outcome !== 'refused' || isNews || lastOf(entry)?.outcome === 'boarded')
        throw new GateRefusal('not-overridable');
      const detail = records.detailOf(eventId);
      const what = { method: 'override', outcome: 'boarded', refusal: entry.refusal } as const;
      const warnings = [
        ...countWarningOf(store.catalogue().sailings, entry.sailingId),
        ...warningsOf({ detail, ref, isUnknown: false }, tickets),
      ];
      return settle(record, { ...what, warnings, officerId, reason });
    },
  };
}
