import type { GateBoarding, GateMember, GateTicket } from '@gangway/shared/contract/office/gate/gate.ts';
import { validityRefusal } from '@gangway/shared/domain/states/boarding-decision.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import {
  codeRefOf,
  GATE_NONCE_BYTES,
  sealDetail,
  serialRefOf,
  ticketRefOf,
} from '@gangway/shared/node/gate-seal.ts';
import type { Data, Keys } from '../../../lib/http/context.ts';
import { ticketCodes } from '../../../reservations/tickets/ticket-code.service.ts';
import type { BoardingRow, FeedRow } from './feed.repository.ts';

/**
 * The tickets as gates store them: found by digests, with personal data sealed under each ticket's own secret (R110). `rows`
 * contain whole orders, one after the other.
 */
export async function sealTickets(deps: Data & Keys, rows: readonly FeedRow[]): Promise<GateTicket[]> {
  const codes = await codesOf(deps, rows);
  const tickets: GateTicket[] = [];
  for (let from = 0; from < rows.length; ) {
    const orderId = rows[from]?.order_id;
    let to = from + 1;
    while (rows[to]?.order_id === orderId) to++;
    tickets.push(...sealParty(rows.slice(from, to), codes, deps.ids));
    from = to;
  }
  return tickets;
}

type Codes = ReadonlyMap<FeedRow, string>;

/** The codes of the tickets to send. */
async function codesOf(deps: Data & Keys, rows: readonly FeedRow[]): Promise<Codes> {
  const rowsToSend = rows.filter(row => row.wanted);
  const codes = await ticketCodes(deps, rowsToSend);
  return new Map(rowsToSend.map((row, index) => [row, codes[index] as string]));
}

function sealParty(party: readonly FeedRow[], codes: Codes, ids: Data['ids']): GateTicket[] {
  const members = party.filter(({ canceled }) => !canceled).map(toMember);
  return party
    .filter(({ wanted }) => wanted)
    .map(row => {
      const state = stateOf(row);
      return {
        ref: ticketRefOf(row.id),
        serialRef: serialRefOf(row.serial),
        codeRef: codeRefOf(codes.get(row) as string),
        sailingId: row.sailing_id,
        state,
        boarded: boardingOf(row),
        sealed: state === 'canceled' ? null : seal(row, members, ids),
      };
    });
}

/** The time and the gate of the holder's boarding; null if they are not on board. */
export const boardingOf = (row: BoardingRow): GateBoarding | null =>
  row.boarded_at && { eventId: row.event_id, at: row.boarded_at.toISOString(), gate: row.gate ?? '' };

function seal(row: FeedRow, members: GateMember[], ids: Data['ids']): string {
  const detail = {
    ticketId: row.id,
    orderNumber: row.order_number,
    stillToPaySen: Math.max(0, row.due_sen - row.paid_sen),
    language: row.language,
    ...(row.notes.length > 0 && { notes: row.notes }),
    members,
  };
  return sealDetail(detail, row.verification_secret, ids.bytes(GATE_NONCE_BYTES));
}

const stateOf = (row: FeedRow): GateTicket['state'] =>
  validityRefusal({
    ticketCanceled: row.canceled,
    orderStatus: row.order_status,
    sailing: { status: row.sailing_status },
  }) ?? 'valid';

const toMember = (row: FeedRow): GateMember => ({
  ref: ticketRefOf(row.id),
  ticketId: row.id,
  serial: row.serial,
  passengerName: row.passenger_name,
  ticketType: row.ticket_type,
  minor: ageOn(row.birth_date, row.sailing_date) < ADULT_FROM_YEARS,
  seat: row.seat,
  cabin: row.cabin,
});
