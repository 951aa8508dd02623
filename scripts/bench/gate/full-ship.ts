import { randomUUID } from 'node:crypto';
import type { GateSync } from '@gangway/shared/contract/office/gate/gate.ts';
import { createGate } from '../../../desktop/src/station/gate/gate.ts';
import { createGateRecords } from '../../../desktop/src/station/gate/gate-records.ts';
import { createRecordPublisher } from '../../../desktop/src/station/gate/record-publisher.ts';
import { openStore, type Store } from '../../../desktop/src/station/gate/store/store.ts';
import {
  createSigner,
  party,
  type SoldTicket,
  sailing,
  syncOf,
} from '../../../desktop/src/station/gate/testing/sold-tickets.ts';
import { createEventPublisher } from '../../../desktop/src/station/lib/handlers.ts';

const SAILING = 7;
const PARTY = 4;

/** A boarding ship: the tickets of its passengers, and their feed. */
export function createFullShip(passengers: number): { tickets: SoldTicket[]; feed: GateSync } {
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

/** An offline gate in front of that ship. `written` is called when a transaction is on the disk. */
export function openOfflineGate(folder: string, feed: GateSync, written: () => void) {
  const now = () => new Date(feed.now);
  const store = openStore({ folder, now, newId: randomUUID, report: raise });
  store.setAssignment({ sailingId: SAILING, gate: 'Gate A' });
  store.apply(feed, 0);
  const records = createGateRecords(store);
  const eventPublisher = createEventPublisher();
  const id = randomUUID();
  const inTransaction: Store['inTransaction'] = work => {
    const value = store.inTransaction(work);
    written();
    return value;
  };
  const gate = createGate({
    store: { ...store, inTransaction },
    records,
    now,
    elapsedMs: () => performance.now(),
    newId: randomUUID,
    officer: () => ({ id, permissions: ['boarding.verify'] }),
    findTyped: async () => null,
    onRecord: createRecordPublisher(eventPublisher, records, raise).publish,
  });
  return { store, scan: gate.scan };
}

/** Reports an unexpected error. */
export function raise(fault: unknown): never {
  throw fault;
}
