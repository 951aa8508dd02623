import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { beforeAll, expect, test } from 'vitest';
import { defaultIntervals } from '../../../desktop/src/station/gate/sync/sync-intervals.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { type Gate, makeGateFolder, openGate } from '../support/gate/gate.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { boardedOnServer, eventsOnServer, foundByAudit } from '../support/gate/on-the-server.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

const GATES = 10;
const SCANS = proofSize(20, 200);
const PASSENGERS = GATES * SCANS;
/**
 * Server and gates share a process here, and its processor may be busy: `npm run bench:gate` measures how soon gates in their own
 * processes are notified (R134). Here all of them have to be notified, without a livelock.
 */
const soon = { interval: 100 };
/** Counted from the moment when the network is back. */
const LIMIT_MS = proofSize(15_000, 60_000);

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
let tickets: ShownTicket[];

beforeAll(async () => {
  tickets = await terminal.sell(PASSENGERS);
  terminal.open();
});

test(`${GATES} gates that reconnect with ${SCANS} scans each are notified of all of them`, async () => {
  const network = await openNetworkProxy(terminal.url);
  const gates: Gate[] = [];
  for (let place = 0; place < GATES; place++)
    gates.push(
      await openGate(terminal, {
        name: `Gate ${place}`,
        folder: await makeGateFolder(terminal),
        apiUrl: network.url,
        internals: { pace: defaultIntervals, synchronous: 'OFF' },
      }),
    );
  network.cut();
  for (const [place, gate] of gates.entries())
    for (let shown = 0; shown < SCANS; shown++) await gate.scan(tickets[place * SCANS + shown]?.code ?? '');
  for (const gate of gates) expect(await gate.state()).toMatchObject({ waiting: SCANS });

  const begun = performance.now();
  network.restore();
  const confirmedAfter = await Promise.all(
    gates.map(async gate => {
      await expect.poll(async () => (await gate.state()).waiting, soon).toBe(0);
      return performance.now() - begun;
    }),
  );
  await Promise.all(
    gates.map(gate =>
      expect.poll(gate.state, soon).toMatchObject({ online: true, count: { boarded: PASSENGERS } }),
    ),
  );
  const told = performance.now() - begun;
  process.stdout.write(
    `  confirmed after ${Math.max(...confirmedAfter).toFixed(0)} ms, all told of all boardings after ${told.toFixed(0)} ms\n`,
  );
  expect(await eventsOnServer(db)).toHaveLength(GATES * SCANS);
  expect((await boardedOnServer(db)).length).toBe(PASSENGERS);
  expect(await foundByAudit(db)).toEqual([]);
  expect(told).toBeLessThan(LIMIT_MS);
});
