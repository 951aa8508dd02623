import type { GateTicket } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Connection } from './database.ts';

/** A boarding in the cache; `at` in milliseconds since 1970. */
export interface Boarding {
  eventId: string | null;
  at: number;
  gate: string;
}

/** A ticket in the cache. */
export interface CachedTicket {
  ref: string;
  serialRef: string | null;
  /** Null if the feed has not sent it. */
  codeRef: string | null;
  sailingId: number;
  /** The sailing that it is cached for, which it may have moved away from. */
  heldFor: number;
  state: GateTicket['state'];
  boarded: Boarding | null;
  /** The newest outbox event that boarded it or undid that. */
  lastSeq: number | null;
  /** Admitted by its signature alone: the feed has not sent it. */
  isUnknown: boolean;
}

/** How many tickets of a sailing there are, and how many are on board, at one gate. */
export interface TicketCount {
  sailingId: number;
  state: GateTicket['state'];
  gate: string | null;
  tickets: number;
}

const COLUMNS = `ref, serial_ref, code_ref, sailing_id, held_for, state, boarded_event, boarded_at, boarded_gate,
  last_seq, is_unknown`;

export type Tickets = ReturnType<typeof createTickets>;

/** Reads and writes tickets of the cache, by prepared statements. */
export function createTickets(db: Connection) {
  const byRef = db.prepare<[string], Row>(`select ${COLUMNS} from tickets where ref = ?`);
  const bySerial = db.prepare<[string], Row>(`select ${COLUMNS} from tickets where serial_ref = ?`);
  const upsert = db.prepare<[Row]>(
    `insert into tickets (${COLUMNS})
    values (@ref, @serial_ref, @code_ref, @sailing_id, @held_for, @state, @boarded_event, @boarded_at, @boarded_gate,
      @last_seq, @is_unknown)
    on conflict (ref) do update set serial_ref = @serial_ref, code_ref = @code_ref, sailing_id = @sailing_id,
      held_for = @held_for, state = @state, boarded_event = @boarded_event, boarded_at = @boarded_at,
      boarded_gate = @boarded_gate, last_seq = @last_seq, is_unknown = @is_unknown`,
  );
  const sealed = db
    .prepare<[string], string>(
      'select sealed from details where ticket = (select id from tickets where ref = ?)',
    )
    .pluck();
  const seal = db.prepare<[string, string]>(
    `insert into details (ticket, sealed) select id, ? from tickets where ref = ?
    on conflict (ticket) do update set sealed = excluded.sealed where sealed <> excluded.sealed`,
  );
  const unseal = db.prepare<[string]>(
    'delete from details where ticket = (select id from tickets where ref = ?)',
  );
  const board = db.prepare<[string | null, number, string, number, string]>(
    `update tickets set boarded_event = ?, boarded_at = ?, boarded_gate = ?, last_seq = ?
    where ref = ? and boarded_at is null`,
  );
  const setBoarding = db.prepare<[string | null, number | null, string | null, string]>(
    'update tickets set boarded_event = ?, boarded_at = ?, boarded_gate = ? where ref = ?',
  );
  const undoBoarding = db.prepare<[number, string]>(
    'update tickets set boarded_event = null, boarded_at = null, boarded_gate = null, last_seq = ? where ref = ?',
  );
  const ofFeed = db.prepare<[number], { ref: string; last_seq: number | null }>(
    'select ref, last_seq from tickets where sailing_id = ? and is_unknown = 0',
  );
  const drop = db.prepare<[string]>('delete from tickets where ref = ?');
  const count = db.prepare<[], TicketCount>(
    `select sailing_id as sailingId, state, boarded_gate as gate, count(*) as tickets
    from tickets group by sailing_id, state, boarded_gate`,
  );
  return {
    byRef: (ref: string): CachedTicket | undefined => ticketOf(byRef.get(ref)),
    bySerialRef: (serialRef: string): CachedTicket | undefined => ticketOf(bySerial.get(serialRef)),
    /** The passenger's details, encrypted with the ticket's secret; null if nothing may be shown. */
    sealedOf: (ref: string): string | null => sealed.get(ref) ?? null,
    put(ticket: CachedTicket, sealed: string | null): void {
      upsert.run(rowOf(ticket));
      if (sealed === null) unseal.run(ticket.ref);
      else seal.run(sealed, ticket.ref);
    },
    /** Marks the ticket as boarded by outbox event `seq`; does nothing if it is boarded already. */
    board: (ref: string, { eventId, at, gate }: Boarding, seq: number): void =>
      void board.run(eventId, at, gate, seq, ref),
    /** Sets the state from the server. */
    setBoarding: (ref: string, boarded: Boarding | null): void =>
      void setBoarding.run(boarded?.eventId ?? null, boarded?.at ?? null, boarded?.gate ?? null, ref),
    /** Undoes the boarding by outbox event `seq`. */
    undoBoarding: (ref: string, seq: number): void => void undoBoarding.run(seq, ref),
    /** The tickets of a sailing from the feed, with the newest event of each. */
    ofFeed: (sailingId: number) => ofFeed.all(sailingId),
    drop: (ref: string): void => void drop.run(ref),
    count: (): TicketCount[] => count.all(),
  };
}

interface Row {
  ref: string;
  serial_ref: string | null;
  code_ref: string | null;
  sailing_id: number;
  held_for: number;
  state: GateTicket['state'];
  boarded_event: string | null;
  boarded_at: number | null;
  boarded_gate: string | null;
  last_seq: number | null;
  is_unknown: number;
}

const ticketOf = (row: Row | undefined): CachedTicket | undefined =>
  row && {
    ref: row.ref,
    serialRef: row.serial_ref,
    codeRef: row.code_ref,
    sailingId: row.sailing_id,
    heldFor: row.held_for,
    state: row.state,
    boarded:
      row.boarded_at === null
        ? null
        : { eventId: row.boarded_event, at: row.boarded_at, gate: row.boarded_gate ?? '' },
    lastSeq: row.last_seq,
    isUnknown: row.is_unknown === 1,
  };

const rowOf = (ticket: CachedTicket): Row => ({
  ref: ticket.ref,
  serial_ref: ticket.serialRef,
  code_ref: ticket.codeRef,
  sailing_id: ticket.sailingId,
  held_for: ticket.heldFor,
  state: ticket.state,
  boarded_event: ticket.boarded?.eventId ?? null,
  boarded_at: ticket.boarded?.at ?? null,
  boarded_gate: ticket.boarded?.gate ?? null,
  last_seq: ticket.lastSeq,
  is_unknown: Number(ticket.isUnknown),
});
