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
import { type EnrolledStation, enrollStation } from './enrolled.ts';

type Sent = Partial<GateScan> & { ticketId: string | null };

/**
 * A minimal gate client of the API: an enrolled station that stores what it received, and sends scans with the officer who signed
 * in.
 */
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
  /** A call without changes, by its officer. */
  call(path: string, body: unknown): ReturnType<EnrolledStation['call']>;
  /** The headers of such a call. */
  headers(path: string, body: unknown): Promise<Record<string, string>>;
}

/** A station that boards a sailing, with a signed-in officer. */
export function createStation(
  gangway: TestApp,
  officer: SignedIn,
  { gate = 'Gate A', sailingId = null as number | null } = {},
): Station {
  const { clock, deps } = gangway;
  const id = randomUUID();
  const tickets = new Map<string, GateTicket>();
  const known = { cursor: null as string | null, sailings: [] as number[], namesOf: null as string | null };
  const shifts = new Map<string, Promise<{ token: string; assertion: string }>>();
  let enrolled: Promise<EnrolledStation> | undefined;

  async function enrolledHere(): Promise<EnrolledStation> {
    enrolled ??= enrollStation(gangway, officer, id, gate);
    return enrolled;
  }

  /** The shift of a person at this station. */
  function shiftOf(officerId: string): Promise<{ token: string; assertion: string }> {
    const begin = async () => {
      const station = await enrolledHere();
      const token = await station.signIn(officerId);
      return { token, assertion: await station.assertion(token) };
    };
    const shift = shifts.get(officerId) ?? begin();
    shifts.set(officerId, shift);
    return shift;
  }

  async function isStaff(officerId: string): Promise<boolean> {
    const query = deps.db.selectFrom('system_users').select('id').where('id', '=', officerId);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async function call(path: string, body: unknown) {
    const { token } = await shiftOf(officer.id);
    return (await enrolledHere()).call(token, 'POST', path, body);
  }

  async function post(path: string, body: unknown) {
    const { status, msg, data } = await call(path, body);
    if (status !== 200) throw new Error(msg);
    return data;
  }

  return {
    id,
    call,
    async headers(path, body) {
      const { token } = await shiftOf(officer.id);
      return (await enrolledHere()).headers(token, 'POST', path, body);
    },
    async sync(asked = {}) {
      const station = { id, gate, sailingId, waiting: 0 };
      const body = { ...known, station, ...asked };
      const answer = (await post('/office/gate/sync', body)) as GateSync;
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
      const assertions: string[] = [];
      for (const officerId of new Set(scans.map(scan => scan.officerId)))
        if (officerId !== officer.id && (await isStaff(officerId)))
          assertions.push((await shiftOf(officerId)).assertion);
      const body = { stationId: id, scans, assertions };
      const { results } = (await post('/office/gate/scans', body)) as GateScansResult;
      return scans.map(({ eventId }) => {
        const reported = results.find(result => result.eventId === eventId);
        if (!reported) throw new Error(`nothing was reported of scan ${eventId}`);
        return reported.result;
      });
    },
  };
}
