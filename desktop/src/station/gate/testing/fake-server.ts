import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import {
  type GateScan,
  type GateScansResult,
  type GateSync,
  type GateTicket,
  gateScansRequest,
  gateSync,
  gateSyncRequest,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import { NOW, type Signer, type SoldTicket, syncOf } from './sold-tickets.ts';

/** The server's data, with a minimal implementation of the two calls of the gates. */
export function createFakeServer(signers: Signer[], sailings: GateSailing[]) {
  const tickets = new Map<string, { feed: GateTicket; version: number }>();
  const scans = new Map<string, GateScan>();
  let version = 1;

  const update = (feed: GateTicket) => {
    version += 1;
    tickets.set(feed.ref, { feed, version });
  };

  /** Of two boardings of one ticket the earlier one counts. */
  function store(scan: GateScan): GateScansResult['results'][number] {
    const { eventId } = scan;
    if (scans.has(eventId)) return { eventId, result: 'known' };
    scans.set(eventId, scan);
    const feed = tickets.get(ticketRefOf(scan.ticketId ?? ''))?.feed;
    if (scan.outcome === 'refused') return { eventId, result: 'stored' };
    if (feed?.state !== 'valid') return { eventId, result: 'conflict' };
    if (scan.outcome === 'undone') update({ ...feed, boarded: null });
    else {
      const isEarliest = !feed.boarded || scan.scannedAt < feed.boarded.at;
      const isSecond = feed.boarded !== null;
      if (isEarliest) update({ ...feed, boarded: { eventId, at: scan.scannedAt, gate: scan.gate } });
      if (isSecond) return { eventId, result: 'conflict' };
    }
    return { eventId, result: 'stored' };
  }

  return {
    signers,
    sailings,
    scans,
    now: () => new Date(NOW),
    changes: {} as Partial<GateSync>,
    sell: (...sold: SoldTicket[]) => {
      for (const { feed } of sold) update(feed);
    },
    update,
    ticket: ({ feed }: SoldTicket) => tickets.get(feed.ref)?.feed,

    takeScans(body: unknown): GateScansResult {
      return { results: gateScansRequest.parse(body).scans.map(store) };
    },

    sync(body: unknown): GateSync {
      const { cursor, sailings: held } = gateSyncRequest.parse(body);
      const whole = this.sailings.map(({ id }) => id).filter(id => cursor === null || !held.includes(id));
      const since = Number(cursor ?? 0);
      const changedTickets = [...tickets.values()].filter(
        one => one.version > since || whole.includes(one.feed.sailingId),
      );
      const feed = changedTickets.map(one => one.feed);
      const now = this.now().toISOString();
      const answer = syncOf(this.signers, this.sailings, feed, { cursor: String(version), whole, now });
      return gateSync.parse({ ...answer, ...this.changes });
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** The envelope of a success. */
export const success = (data: unknown) => ({ code: 200, msg: 'success', data });

/** The envelope of a failure, matching its HTTP status. */
export const failure = (code: number, error: string) => ({ code, msg: error, data: { error } });
