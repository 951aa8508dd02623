import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { makeGateFolder, openGate } from '../support/gate/gate.ts';
import {
  boardedOnServer,
  conflictsOnServer,
  eventsOnServer,
  foundByAudit,
} from '../support/gate/on-the-server.ts';
import { openSlowLink } from '../support/gate/slow-link.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

/** The worst quality of a ship's link at the quay (R133). */
const LINK = { bitsPerSecond: 16_000, latencyMs: proofSize(500, 2_000), lossPercent: 5 };
const WAITING = proofSize(40, 1_600);
const PASSENGERS = proofSize(30, 300);
/** An address without a server: the gate is offline. */
const NOWHERE = 'http://127.0.0.1:9';
const PACE = { online: 3_000, firstRetry: 500, longestRetry: 5_000 };
const soon = { timeout: 800_000, interval: 100 };

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
let tickets: ShownTicket[];

beforeAll(async () => {
  tickets = await terminal.sell(PASSENGERS);
  terminal.open();
});

test(`${WAITING} waiting scans drain over 16 kbit/s with ${LINK.latencyMs} ms of latency and 5 % loss, and the gate is notified meanwhile`, async () => {
  const folder = await makeGateFolder(terminal);
  const first = await openGate(terminal, { name: 'Gate A', folder });
  await first.close();

  const offline = await openGate(terminal, { name: 'Gate A', folder, apiUrl: NOWHERE });
  for (let shown = 0; shown < WAITING; shown++) await offline.scan(tickets[shown % PASSENGERS]?.code ?? '');
  expect(await offline.state()).toMatchObject({ online: false, waiting: WAITING });
  await offline.close();
  expect(await eventsOnServer(db)).toEqual([]);

  const link = await openSlowLink(terminal.url, LINK);
  const begun = performance.now();
  const gate = await openGate(terminal, {
    name: 'Gate A',
    folder,
    apiUrl: link.url,
    internals: { pace: PACE },
  });
  await expect.poll(gate.state, soon).toMatchObject({ online: true, waiting: 0 });
  const seconds = (performance.now() - begun) / 1_000;
  process.stdout.write(
    `  ${WAITING} scans in ${seconds.toFixed(0)} s, ${JSON.stringify(link.carried())} bytes\n`,
  );

  expect(gate.faults).toEqual([]);
  expect(await eventsOnServer(db)).toHaveLength(WAITING);
  expect((await boardedOnServer(db)).length).toBe(PASSENGERS);
  expect(await conflictsOnServer(db)).toEqual([]);
  expect(await foundByAudit(db)).toEqual([]);
});
