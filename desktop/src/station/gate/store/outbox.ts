import type { GateScan, GateScansResult } from '@gangway/shared/contract/office/gate/gate.ts';
import type { GateWarning } from '../../../bridge-gate.ts';
import type { Connection } from './database.ts';

/** The server's result of a scan; null until it has answered. */
export type ScanResult = GateScansResult['results'][number]['result'] | null;

/** An event of this gate: immutable, and kept until its sailing is purged. */
export interface GateEvent extends Omit<GateScan, 'scannedAt' | 'unknown'> {
  /** Milliseconds since 1970, in the server's time. */
  scannedAt: number;
  isUnknown: boolean;
  warnings: readonly GateWarning[];
}

/** The same with its sequence number. */
export interface OutboxEntry extends GateEvent {
  seq: number;
  result: ScanResult;
}

/** Whether an answer does not include an event of this gate yet. */
export interface Unsettled {
  of(event: Pick<OutboxEntry, 'seq' | 'result'>): boolean;
  /** Whether there is any such event. */
  any(): boolean;
}

const COLUMNS = `event_id, ticket_id, sailing_id, outcome, refusal, method, gate, lane, officer_id, scanned_at, reason,
  is_unknown, warnings, result`;

export type Outbox = ReturnType<typeof createOutbox>;

/** The events of this gate, in the order in which they happened. */
export function createOutbox(db: Connection) {
  const insert = db.prepare<[Row]>(
    `insert into outbox (${COLUMNS}) values (@event_id, @ticket_id, @sailing_id, @outcome, @refusal, @method, @gate,
      @lane, @officer_id, @scanned_at, @reason, @is_unknown, @warnings, @result)`,
  );
  const bySeq = db.prepare<[number], StoredRow>(`select seq, ${COLUMNS} from outbox where seq = ?`);
  const byEvent = db.prepare<[string], StoredRow>(`select seq, ${COLUMNS} from outbox where event_id = ?`);
  const waiting = db.prepare<[number, number], StoredRow>(
    `select seq, ${COLUMNS} from outbox where result is null and seq > ? order by seq limit ?`,
  );
  const countWaiting = db
    .prepare<[], number>('select count(*) from outbox indexed by outbox_waiting where result is null')
    .pluck();
  const backlog = db.prepare<[number, number], { waiting: number; since: number | null }>(
    `select count(*) as waiting, min(scanned_at) as since from outbox indexed by outbox_waiting
    where result is null and seq not between ? and ?`,
  );
  const countDisputed = db
    .prepare<[], number>("select count(*) from outbox where result = 'conflict'")
    .pluck();
  const newest = db.prepare<[], number>('select max(seq) from outbox').pluck();
  const unconfirmed = db
    .prepare<[], number>('select seq from outbox indexed by outbox_waiting where result is null')
    .pluck();
  const lastWaitingAt = db
    .prepare<[], number>(
      "select scanned_at from outbox where result is null and outcome <> 'refused' order by seq desc limit 1",
    )
    .pluck();
  const confirm = db.prepare<[ScanResult, string]>(
    'update outbox set result = ? where event_id = ? and result is null',
  );
  const recent = db.prepare<[number], StoredRow>(
    `select seq, ${COLUMNS} from outbox order by seq desc limit ?`,
  );
  const wrongCodes = db
    .prepare<[string, number, number], number>(
      `select scanned_at from outbox where method = 'typed' and refusal = 'wrong-code' and officer_id = ?
        and scanned_at > ? order by scanned_at desc limit ?`,
    )
    .pluck();
  const later = db.prepare<[number, string], StoredRow>(
    `select seq, ${COLUMNS} from outbox where seq > ? and ticket_id = ? and outcome <> 'refused' order by seq`,
  );
  return {
    /** Appends an event and returns its sequence number. An event that the server already has comes with its result. */
    add: (event: GateEvent, result: ScanResult = null): number =>
      Number(insert.run(rowOf(event, result)).lastInsertRowid),
    bySeq: (seq: number): OutboxEntry | undefined => entryOf(bySeq.get(seq)),
    byEvent: (eventId: string): OutboxEntry | undefined => entryOf(byEvent.get(eventId)),
    /** The first events after `seq` that the server has not confirmed. */
    waiting: (after: number, limit: number): OutboxEntry[] =>
      waiting.all(after, limit).map(row => stored(row)),
    /** How many events wait to be sent and since when, except a given range. */
    backlog: ({ from, to } = { from: 0, to: -1 }): { waiting: number; since: number | null } =>
      backlog.get(from, to) ?? { waiting: 0, since: null },
    /**
     * Marks this moment: the returned functions tell which events the server may not have had yet. An answer requested
     * now does not include them, even if they are confirmed when it arrives.
     */
    unsettledNow(): Unsettled {
      const last = newest.get() ?? 0;
      const waiting = new Set(unconfirmed.all());
      return {
        of: ({ seq, result }) => result === null || seq > last || waiting.has(seq),
        any: () => waiting.size > 0 || (newest.get() ?? 0) > last,
      };
    },
    /**
     * When a passenger last boarded or left by an unconfirmed event; milliseconds, in the server's time. Refusals do
     * not count: a wrong clock may have caused them.
     */
    lastWaitingAt: (): number | null => lastWaitingAt.get() ?? null,
    countWaiting: (): number => countWaiting.get() ?? 0,
    /** How many events of sailings in the cache the server has disputed. */
    countDisputed: (): number => countDisputed.get() ?? 0,
    confirm: (eventId: string, result: ScanResult): void => void confirm.run(result, eventId),
    /** The last events, newest first. */
    recent: (limit: number): OutboxEntry[] => recent.all(limit).map(row => stored(row)),
    /** When an officer last typed wrong codes, after `since`; at most `limit`, newest first. */
    wrongCodes: (officerId: string, since: number, limit: number): number[] =>
      wrongCodes.all(officerId, since, limit),
    /** The boardings and undos of a ticket after `seq`, in order. */
    laterOf: (ticketId: string, seq: number): OutboxEntry[] =>
      later.all(seq, ticketId).map(row => stored(row)),
  };
}

interface Row {
  event_id: string;
  ticket_id: string | null;
  sailing_id: number | null;
  outcome: GateEvent['outcome'];
  refusal: GateEvent['refusal'];
  method: GateEvent['method'];
  gate: string;
  lane: string;
  officer_id: string;
  scanned_at: number;
  reason: string;
  is_unknown: number;
  warnings: string;
  result: ScanResult;
}
type StoredRow = Row & { seq: number };

const rowOf = (event: GateEvent, result: ScanResult): Row => ({
  event_id: event.eventId,
  ticket_id: event.ticketId,
  sailing_id: event.sailingId,
  outcome: event.outcome,
  refusal: event.refusal,
  method: event.method,
  gate: event.gate,
  lane: event.lane ?? '',
  officer_id: event.officerId,
  scanned_at: event.scannedAt,
  reason: event.reason,
  is_unknown: Number(event.isUnknown),
  warnings: JSON.stringify(event.warnings),
  result,
});

const entryOf = (row: StoredRow | undefined): OutboxEntry | undefined => row && stored(row);
const stored = (row: StoredRow): OutboxEntry => ({
  seq: row.seq,
  eventId: row.event_id,
  ticketId: row.ticket_id,
  sailingId: row.sailing_id,
  outcome: row.outcome,
  refusal: row.refusal,
  method: row.method,
  gate: row.gate,
  ...(row.lane && { lane: row.lane }),
  officerId: row.officer_id,
  scannedAt: row.scanned_at,
  reason: row.reason,
  isUnknown: row.is_unknown === 1,
  warnings: JSON.parse(row.warnings) as GateWarning[],
  result: row.result,
});
