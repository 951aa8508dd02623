import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSerialCable } from '../../../desktop/src/station/serial/testing/serial-cable.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { type Gate, openGate } from '../support/gate/gate.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import {
  boardedOnServer,
  conflictsOnServer,
  eventsOnServer,
  foundByAudit,
} from '../support/gate/on-the-server.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

const PASSENGERS = proofSize(40, 600);
const soon = { interval: 50 };

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
let tickets: ShownTicket[];

beforeAll(async () => {
  tickets = await terminal.sell(PASSENGERS);
  terminal.open();
});

/** A gate with a serial scanner and a network that can be cut. */
async function openGateOnWires(name: string) {
  const [cable, network] = [await startSerialCable(), await openNetworkProxy(terminal.url)];
  onTestFinished(cable.stop);
  const gate = await openGate(terminal, { name, apiUrl: network.url, port: cable.port });
  await expect.poll(() => gate.ask('scanner.state', undefined), soon).toMatchObject({ status: 'open' });
  return { gate, network, cable };
}

const outcomesAt = ({ records }: Gate) =>
  records.map(({ verdict, ticket }) => `${verdict} ${ticket?.ticketId}`);

test(`${PASSENGERS} tickets at two offline gates are each boarded once, with a conflict for every other scan`, async () => {
  const gates = [await openGateOnWires('Gate A'), await openGateOnWires('Gate B')];
  for (const { network } of gates) network.cut();

  const shown = [tickets, tickets.toReversed()];
  await Promise.all(
    gates.map(async ({ cable }, place) => {
      for (const { code } of shown[place] ?? []) await cable.write(Buffer.from(`${code}\r`));
    }),
  );
  for (const [place, { gate }] of gates.entries()) {
    await expect.poll(() => gate.records.length, soon).toBe(PASSENGERS);
    expect(outcomesAt(gate)).toEqual(shown[place]?.map(({ id }) => `admit ${id}`));
    // A gate notices that it is offline with its next call, which may come after the last scan.
    await expect.poll(gate.state, soon).toMatchObject({ online: false, waiting: PASSENGERS });
  }
  expect(await eventsOnServer(db)).toEqual([]);

  for (const { network } of gates) network.restore();
  for (const { gate } of gates)
    await expect.poll(gate.state, soon).toMatchObject({ online: true, waiting: 0 });

  const lit = gates.flatMap(({ gate }) => gate.records.map(({ eventId }) => eventId));
  const events = await eventsOnServer(db);
  expect(events.map(({ id }) => id).sort()).toEqual(lit.sort());
  const standing = events.filter(({ effective }) => effective);
  expect(standing.map(event => event.ticket_id).sort()).toEqual(tickets.map(({ id }) => id).sort());
  expect((await boardedOnServer(db)).length).toBe(PASSENGERS);
  const conflicts = await conflictsOnServer(db);
  expect(conflicts.map(conflict => conflict.ticket_id).sort()).toEqual(tickets.map(({ id }) => id).sort());
  expect(new Set(conflicts.map(({ kind }) => kind))).toEqual(new Set(['admitted-twice']));
  expect(await foundByAudit(db)).toEqual([]);

  for (const { gate } of gates) {
    expect(await gate.sync()).toMatchObject({
      openConflicts: PASSENGERS,
      count: { expected: PASSENGERS, boarded: PASSENGERS },
    });
    expect(gate.faults).toEqual([]);
  }
});
