import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { inspectStore } from '../../../desktop/src/station/gate/testing/inspect-store.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { MANUAL_INTERVALS, openGate } from '../support/gate/gate.ts';
import { type Break, breaks, openNetworkProxy } from '../support/gate/network-proxy.ts';
import {
  boardedOnServer,
  conflictsOnServer,
  eventsOnServer,
  foundByAudit,
} from '../support/gate/on-the-server.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** How often the network fails, over all gates. */
const BREAKS = Number(process.env.GATE_BREAKS ?? proofSize(30, 1_000));
const GATES = 2;
const PASSENGERS = 90;
/** The limit of unsent scans: above it the gate waits, because each is sent repeatedly. */
const MOST_WAITING = 4;
const soon = { interval: 20 };

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
let tickets: ShownTicket[];

beforeAll(async () => {
  tickets = await terminal.sell(GATES * PASSENGERS);
  terminal.open();
});

/** Boards these passengers at a gate, repeatedly, over a network that fails for two of three requests. */
async function boardOverBrokenWire(place: number, holders: readonly ShownTicket[]) {
  const random = seededRandom(place + 1);
  const broken: Record<Break, number> = {
    'before-request': 0,
    'in-request': 0,
    'before-answer': 0,
    'in-answer': 0,
  };
  const count = () => Object.values(broken).reduce((sum, times) => sum + times, 0);
  const breakAt = () => {
    const step = breaks[random.below(6)];
    if (!isOpen || !step || count() >= BREAKS / GATES) return null;
    broken[step] += 1;
    return step;
  };
  let isOpen = false;
  const network = await openNetworkProxy(terminal.url, {
    breakAt,
    part: length => 1 + random.below(length - 1),
  });
  const gate = await openGate(terminal, {
    name: `Gate ${place}`,
    apiUrl: network.url,
    internals: { pace: MANUAL_INTERVALS },
  });
  isOpen = true;

  for (let next = 0; next < holders.length || count() < BREAKS / GATES; ) {
    const turn = gate.sync();
    if ((await gate.state()).waiting < MOST_WAITING) {
      await gate.scan(holders[next % holders.length]?.code ?? '');
      next += 1;
    }
    await turn;
  }
  await expect.poll(gate.sync, soon).toMatchObject({ online: true, waiting: 0 });
  expect(gate.faults).toEqual([]);
  return { gate, broken };
}

test(`a network that breaks ${BREAKS} times loses and duplicates no scan`, async () => {
  const boarded = await Promise.all(
    Array.from({ length: GATES }, (_, place) =>
      boardOverBrokenWire(place, tickets.slice(place * PASSENGERS, (place + 1) * PASSENGERS)),
    ),
  );
  for (const { broken } of boarded)
    for (const step of breaks) expect(broken[step], step).toBeGreaterThan(BREAKS / GATES / 8);

  const happened = boarded.flatMap(({ gate }) => gate.records.map(({ eventId }) => eventId));
  const events = await eventsOnServer(db);
  expect(events.map(({ id }) => id).sort()).toEqual(happened.sort());
  const admitted = events.filter(({ outcome }) => outcome === 'boarded').map(event => event.ticket_id);
  const ids = tickets.map(({ id }) => id).sort();
  expect(admitted.sort()).toEqual(ids);
  expect((await boardedOnServer(db)).sort()).toEqual(ids);
  expect(await conflictsOnServer(db)).toEqual([]);
  expect(await foundByAudit(db)).toEqual([]);

  for (const { gate } of boarded) {
    expect(await gate.sync()).toMatchObject({ count: { expected: tickets.length, boarded: tickets.length } });
    expect(inspectStore(gate.folder).events.filter(({ result }) => result === null)).toEqual([]);
  }
});
