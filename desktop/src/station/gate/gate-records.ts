import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateDetail } from '@gangway/shared/contract/office/gate/gate.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import type { GateRecord, Verdict } from '../../bridge-gate.ts';
import { describeTicket } from './describe.ts';
import type { OutboxEntry } from './store/outbox.ts';
import type { Store } from './store/store.ts';
import type { CachedTicket } from './store/tickets.ts';

/** How many records are listed. */
const RECENT = 20;

export type GateRecords = ReturnType<typeof createGateRecords>;

/**
 * The last records of this gate. Passenger names are kept in memory only: after a restart a record has time, gate
 * and result, but no name.
 */
export function createGateRecords({ outbox, tickets, catalogue }: Store) {
  const details = new Map<string, GateDetail>();

  function describe(entry: OutboxEntry): GateRecord {
    const { eventId, ticketId, gate, lane = '', method, outcome, refusal, warnings, reason } = entry;
    const detail = details.get(eventId);
    const shown = detail?.members.find(member => member.ticketId === ticketId);
    const ref = shown?.ref ?? (ticketId && ticketRefOf(ticketId));
    const row = ref ? tickets.byRef(ref) : undefined;
    const earlier = refusal === 'already-boarded' && row?.boarded;
    return {
      eventId,
      gate,
      lane,
      method,
      outcome,
      refusal,
      warnings: [...warnings],
      reason,
      at: new Date(entry.scannedAt).toISOString(),
      verdict: verdictOf(entry),
      ticket: detail && shown ? describeTicket(detail, shown, tickets) : null,
      sailing: ticketId === null ? null : sailingOf(entry.sailingId),
      earlier: earlier ? { at: new Date(earlier.at).toISOString(), gate: earlier.gate } : null,
      undone: outcome === 'boarded' && isUndone(entry, row),
      sent: entry.result !== null,
      disputed: entry.result === 'conflict',
    };
  }

  /** Undone here, at another gate or in the office. */
  function isUndone({ ticketId, seq, result }: OutboxEntry, row: CachedTicket | undefined): boolean {
    if (row?.boarded === null && (result === 'stored' || result === 'known')) return true;
    if (ticketId === null || row?.lastSeq === seq) return false;
    return outbox.laterOf(ticketId, seq).some(({ outcome }) => outcome === 'undone');
  }

  function sailingOf(id: number | null): GateRecord['sailing'] {
    const { sailings, names } = catalogue();
    const feed = id === null ? undefined : sailings.get(id)?.feed;
    const sailing = id === null ? undefined : (feed ?? names.get(id));
    if (!sailing) return null;
    const { ship, departure, destination, date, session, departsAt } = sailing;
    return { id: sailing.id, ship, departure, destination, date, session, departsAt, gates: gatesOf(feed) };
  }

  return {
    describe,
    /** Keeps the passenger's details while the record is among the last. */
    rememberDetail(eventId: string, detail: GateDetail | null): void {
      if (detail) details.set(eventId, detail);
      const [oldest] = details.keys();
      if (oldest && details.size > RECENT) details.delete(oldest);
    },
    /** Deletes all passenger details. */
    forgetDetails: (): void => details.clear(),
    detailOf: (eventId: string): GateDetail | null => details.get(eventId) ?? null,
    /** The last records, newest first. */
    recent: (): GateRecord[] => outbox.recent(RECENT).map(describe),
  };
}

/** The gates that board a sailing, or else its planned gate. */
function gatesOf(feed: GateSailing | undefined): string[] {
  if (!feed) return [];
  return feed.gates.length > 0 || feed.gate === '' ? feed.gates : [feed.gate];
}

/** An undone boarding is neither an admission nor a refusal: it is shown as a warning. */
function verdictOf({ outcome, warnings }: OutboxEntry): Verdict {
  if (outcome === 'refused') return 'refuse';
  return outcome === 'undone' || warnings.length > 0 ? 'warn' : 'admit';
}
