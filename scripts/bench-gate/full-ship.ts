import { randomUUID } from 'node:crypto';
import type { GateSync } from '@gangway/shared/contract/office/gate.ts';
import { type GateStation, openGateStation } from '../../desktop/src/station/gate/gate-station.ts';
import {
  createSigner,
  NOW,
  type PierTicket,
  party,
  sailing,
  syncOf,
} from '../../desktop/src/station/gate/testing/pier.ts';
import { createAnnouncer } from '../../desktop/src/station/handlers.ts';

const SAILING = 7;
const PARTY = 4;
const NEVER = 3_600_000;

/** A ship that boards: the tickets of its passengers, and what a server tells a gate of them. */
export function createFullShip(passengers: number): { tickets: PierTicket[]; feed: GateSync } {
  const signer = createSigner(1);
  const names = Array.from({ length: PARTY }, (_, place) => ({ name: `Aisyah binti Rahman ${place}` }));
  const tickets = Array.from({ length: passengers / PARTY }, () => party(signer, SAILING, names)).flat();
  const feed = syncOf(
    [signer],
    [sailing(SAILING)],
    tickets.map(ticket => ticket.feed),
  );
  return { tickets, feed };
}

/** A gate that had its first sync and has been out of touch since: what it does is its own. */
export async function openGateApart(folder: string, feed: GateSync): Promise<GateStation> {
  const answers = [feed];
  const officerId = randomUUID();
  const gate = openGateStation({
    ...{ apiUrl: 'http://127.0.0.1', folder, token: () => 'token', announcer: createAnnouncer() },
    officer: () => ({ id: officerId, permissions: ['boarding.verify'] }),
    clock: { now: () => new Date(NOW), elapsedMs: () => 0 },
    report(fault) {
      throw fault;
    },
    internals: {
      pace: { online: NEVER, firstRetry: NEVER, longestRetry: NEVER },
      fetch: async () => {
        const data = answers.pop();
        if (!data) throw new TypeError('fetch failed');
        return Response.json({ code: 200, msg: 'success', data });
      },
    },
  });
  await gate.handlers['gate.place']({ sailingId: SAILING, gate: 'Gate A' });
  await gate.handlers['gate.sync'](undefined);
  return gate;
}
