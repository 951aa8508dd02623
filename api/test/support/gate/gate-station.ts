import { randomUUID } from 'node:crypto';
import {
  type GateDetail,
  type GateScan,
  type GateScansResult,
  type GateSync,
  type GateTicket,
  gateDetail,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { openDetail, ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import type { SignedIn } from '../people/accounts.ts';
import type { TestApp } from '../test-app.ts';

type Sent = Partial<GateScan> & { ticketId: string | null };

/** A minimal gate client of the API: it stores what it received, and sends scans. */
export interface Station {
  id: string;
  /** Syncs; `asked` replaces its stored cursor. */
  sync(asked?: object): Promise<GateSync>;
  /** Its stored entry of a ticket. */
  ticket(ticketId: string): GateTicket | undefined;
  /** The passenger of a ticket, decrypted with its secret. */
  detail(ticketId: string): Promise<GateDetail | null>;
  /** A boarding scan, changed by `scan`. */
  scan(scan: Sent): GateScan;
  send(...scans: GateScan[]): Promise<GateScansResult['results'][number]['result'][]>;
}

/** A station that boards a sailing, with a signed-in officer. */
export function createStation(
  { call, clock, deps }: TestApp,
  officer: SignedIn,
  { gate = 'Gate A', sailingId = null as number | null } = {},
): Station {
  const id = randomUUID();
  const tickets = new Map<string, GateTicket>();
  const known = { cursor: null as string | null, sailings: [] as number[], namesOf: null as string | null };
  const { headers } = officer;

  return {
    id,
    async sync(asked = {}) {
      const station = { id, gate, sailingId, waiting: 0 };
      const body = { ...known, station, ...asked };
      const { status, msg, data } = await call('POST', '/office/gate/sync', { body, headers });
      if (status !== 200) throw new Error(msg);
      const answer = data as GateSync;
      for (const ticket of answer.tickets) tickets.set(ticket.ref, ticket);
      known.cursor = answer.cursor;
      known.sailings = answer.sailings.map(sailing => sailing.id);
      known.namesOf = answer.names?.of ?? known.namesOf;
      return answer;
    },
    ticket: ticketId => tickets.get(ticketRefOf(ticketId)),
    async detail(ticketId) {
      const ticket = tickets.get(ticketRefOf(ticketId));
      if (!ticket?.sealed) return null;
      const { verification_secret } = await deps.db
        .selectFrom('tickets')
        .select('verification_secret')
        .where('id', '=', ticketId)
        .executeTakeFirstOrThrow();
      return gateDetail.parse(openDetail(ticket.sealed, ticket.ref, verification_secret));
    },
    scan: scan => ({
      eventId: randomUUID(),
      sailingId,
      outcome: 'boarded',
      refusal: null,
      method: 'scan',
      gate,
      officerId: officer.id,
      scannedAt: clock.now().toISOString(),
      reason: '',
      unknown: false,
      ...scan,
    }),
    async send(...scans) {
      const body = { stationId: id, scans };
      const { status, msg, data } = await call('POST', '/office/gate/scans', { body, headers });
      if (status !== 200) throw new Error(msg);
      const { results } = data as GateScansResult;
      return scans.map(({ eventId }) => {
        const reported = results.find(result => result.eventId === eventId);
        if (!reported) throw new Error(`nothing was reported of scan ${eventId}`);
        return reported.result;
      });
    },
  };
}
