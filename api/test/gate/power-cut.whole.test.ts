import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Synchronous } from '../../../desktop/src/station/gate/store/database.ts';
import { STORE_FILE } from '../../../desktop/src/station/gate/store/store.ts';
import { readStore } from '../../../desktop/src/station/gate/testing/inspect-store.ts';
import { startSerialCable } from '../../../desktop/src/station/serial/testing/serial-cable.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createDisk } from '../support/gate/disk.ts';
import { type DiskOperation, readTrace, traceInto } from '../support/gate/disk-trace.ts';
import { openGate } from '../support/gate/gate.ts';
import { startGateProcess } from '../support/gate/gate-process.ts';
import { eventsOnServer } from '../support/gate/on-the-server.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

const FILES = [STORE_FILE, `${STORE_FILE}-wal`];
const soon = { interval: 20 };

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
const sold: ShownTicket[] = [];

beforeAll(async () => {
  sold.push(...(await terminal.sell(240)));
  terminal.open();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-power-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Whether the WAL is being copied into the database file. */
const isMainFile = (deed: DiskOperation) => deed.kind === 'write' && deed.path.endsWith(STORE_FILE);

/** Boards twice this number of passengers at a gate; returns its disk operations and the disk before. */
async function board(passengers: number, synchronous: Synchronous) {
  const name = `Gate ${synchronous}`;
  const cable = await startSerialCable();
  onTestFinished(cable.stop);
  const { folder, close } = await openGate(terminal, { name, port: cable.port });
  await close();
  const disk = createDisk(folder, FILES);
  const aside = await temporaryFolder();
  const [trace, compileCache] = [join(aside, 'trace'), join(aside, 'compiled')];
  const under = traceInto(trace);
  const gate = startGateProcess({ folder, apiUrl: terminal.url, compileCache, under, synchronous });
  await gate.ready;
  const arrived = async () => (await eventsOnServer(db)).filter(event => event.gate === name).length;
  for (const half of [1, 2]) {
    for (const { code } of sold.splice(0, passengers)) await cable.write(Buffer.from(`${code}\r`));
    await expect.poll(arrived, soon).toBe(half * passengers);
    if (half === 2 && synchronous === 'FULL')
      await expect.poll(() => readTrace(trace).some(isMainFile), { ...soon, interval: 500 }).toBe(true);
  }
  await gate.kill();
  expect(gate.complaints()).toBe('');
  return { disk, deeds: readTrace(trace) };
}

/** Simulates a power cut at every admission, and sometimes in between. */
async function cutPower({
  disk,
  deeds,
}: {
  disk: ReturnType<typeof createDisk>;
  deeds: readonly DiskOperation[];
}) {
  const random = seededRandom(1);
  const into = join(await temporaryFolder(), 'found');
  const lights: string[] = [];
  const found = { cuts: 0, broken: 0, lost: 0 };
  for (const deed of deeds) {
    disk.take(deed);
    const [verdict, eventId] = deed.kind === 'line' ? deed.text.split(' ') : [];
    if (verdict === 'admit' && eventId) lights.push(eventId);
    else if (lights.length === 0 || random.below(20) > 0) continue;
    disk.afterPowerCut(into, random);
    const { integrity, events } = readStore(into);
    const kept = new Set(events.map(event => event.eventId));
    found.cuts += 1;
    if (integrity !== 'ok') found.broken += 1;
    if (!lights.every(id => kept.has(id))) found.lost += 1;
  }
  return { ...found, lights: lights.length };
}

test('a power cut at any moment loses no admission', async () => {
  const boarded = await board(80, 'FULL');
  expect(boarded.deeds.filter(isMainFile).length, 'the WAL was emptied on the way').toBeGreaterThan(0);
  const { cuts, ...found } = await cutPower(boarded);
  expect(found).toEqual({ broken: 0, lost: 0, lights: 160 });
  expect(cuts).toBeGreaterThan(160);
});

test.each<Synchronous>(['NORMAL', 'OFF'])(
  'control: with synchronous = %s it loses some',
  async synchronous => {
    const { lost, lights } = await cutPower(await board(20, synchronous));
    expect(lights).toBe(40);
    expect(lost).toBeGreaterThan(20);
  },
);
