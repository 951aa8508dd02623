import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { inspectStore } from '../../../desktop/src/station/gate/testing/inspect-store.ts';
import { startSerialCable } from '../../../desktop/src/station/serial/testing/serial-cable.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { openGate } from '../support/gate/gate.ts';
import { type GateProcess, type Light, startGateProcess } from '../support/gate/gate-process.ts';
import { conflictsOnServer, eventsOnServer, foundByAudit } from '../support/gate/on-the-server.ts';
import { createQueue } from '../support/gate/queue.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** How often a gate is killed, over all gates. */
const KILLS = Number(process.env.GATE_KILLS ?? proofSize(1, 100));
const GATES = 2;
const PASSENGERS = proofSize(60, 180);
/** An address without a server: the gate is offline. */
const NOWHERE = 'http://127.0.0.1:9';
const soon = { interval: 20 };

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
const compileCache = await mkdtemp(join(tmpdir(), 'gangway-compiled-'));
afterAll(() => rm(compileCache, { recursive: true }));
let tickets: ShownTicket[];

beforeAll(async () => {
  tickets = await terminal.sell(GATES * PASSENGERS);
  terminal.open();
});

/** Waits a random time: into the start, or into boarding. */
async function someMoment({ ready, onLight }: GateProcess, random: SeededRandom): Promise<void> {
  const delay = () => wait(random.below(30));
  if (random.below(5) === 0) return wait(random.below(300));
  await ready;
  const lights = random.below(6);
  if (lights === 0) return delay();
  let seen = 0;
  await new Promise<void>(resolve => {
    onLight(() => {
      if (++seen === lights) resolve();
    });
  });
  await delay();
}

/** Boards these passengers at a gate that is killed a number of times. */
async function boardWhileKilled(place: number, kills: number, holders: readonly ShownTicket[]) {
  const random = seededRandom(place);
  const cable = await startSerialCable();
  onTestFinished(cable.stop);
  const { folder, close } = await openGate(terminal, { name: `Gate ${place}`, port: cable.port });
  await close();
  const queue = createQueue(cable, holders);
  const lights: Light[] = [];
  let soFar = 0;

  /** Each run may be offline, and finds the unsent scans of the previous one. */
  const start = () => {
    const apiUrl = random.below(2) === 0 ? terminal.url : NOWHERE;
    const gate = startGateProcess({ folder, apiUrl, compileCache });
    gate.onLight(light => {
      lights.push(light);
      void queue.light(light);
    });
    gate.ready.then(queue.begin, () => undefined);
    return gate;
  };
  const check = async (gate: GateProcess) => {
    await gate.kill();
    expect(gate.complaints()).toBe('');
    const { integrity, events } = inspectStore(folder);
    expect(integrity).toBe('ok');
    const kept = new Set(events.map(({ eventId }) => eventId));
    expect(lights.filter(({ eventId }) => !kept.has(eventId))).toEqual([]);
    soFar += 1;
  };

  while (soFar < kills) {
    const gate = start();
    await someMoment(gate, random);
    await check(gate);
  }
  const last = start();
  await expect.poll(() => queue.seen(), soon).toBeGreaterThanOrEqual(holders.length);
  await check(last);
  return { folder, lights };
}

test(`every admission of a gate that is killed ${KILLS} times, online and offline, reaches the server exactly once`, async () => {
  const boarded = await Promise.all(
    Array.from({ length: GATES }, (_, place) =>
      boardWhileKilled(place, KILLS / GATES, tickets.slice(place * PASSENGERS, (place + 1) * PASSENGERS)),
    ),
  );
  for (const { folder } of boarded) {
    const gate = await openGate(terminal, { name: 'afterwards', folder });
    await expect.poll(gate.sync, soon).toMatchObject({ online: true, waiting: 0 });
    expect(gate.faults).toEqual([]);
    await gate.close();
  }

  const green = boarded.flatMap(({ lights }) => lights.filter(({ verdict }) => verdict === 'admit'));
  const admissions = (await eventsOnServer(db)).filter(({ outcome }) => outcome === 'boarded');
  const times = (id: string) => admissions.filter(event => event.id === id).length;
  expect(green.filter(({ eventId }) => times(eventId) !== 1)).toEqual([]);
  expect(green.length).toBeGreaterThan(tickets.length / 2);
  // Including those whose gate was killed between the disk write and the output.
  expect(admissions.map(event => event.ticket_id).sort()).toEqual(tickets.map(({ id }) => id).sort());
  const kept = boarded.flatMap(({ folder }) => inspectStore(folder).events.map(({ eventId }) => eventId));
  expect((await eventsOnServer(db)).map(({ id }) => id).sort()).toEqual(kept.sort());
  expect(await conflictsOnServer(db)).toEqual([]);
  expect(await foundByAudit(db)).toEqual([]);
});
