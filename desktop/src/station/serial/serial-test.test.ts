import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EventData } from '../../bridge.ts';
import { createEventPublisher } from '../lib/handlers.ts';
import { createSerialTest, listSerialPorts } from './serial-test.ts';
import { type SerialCable, startSerialCable } from './testing/serial-cable.ts';

const at = new Date('2026-12-12T12:00:00.000Z');
const settings = { baudRate: 9600, dataBits: 8, parity: 'none', stopBits: 1 } as const;

const noLender = { lend: async () => undefined, takeBack: () => undefined };

let cable: SerialCable;
let serial: ReturnType<typeof createSerialTest>;
let dataEvents: EventData<'serial.data'>[];
let closings: EventData<'serial.closed'>[];

beforeEach(async () => {
  cable = await startSerialCable();
  const eventPublisher = createEventPublisher();
  dataEvents = [];
  closings = [];
  eventPublisher.listen((event, data) => {
    if (event === 'serial.data') dataEvents.push(data as EventData<'serial.data'>);
    if (event === 'serial.closed') closings.push(data as EventData<'serial.closed'>);
  });
  serial = createSerialTest(eventPublisher, { now: () => at }, noLender);
});

afterEach(async () => {
  await serial.close();
  await cable.stop();
});

const received = () => Buffer.concat(dataEvents.map(({ base64 }) => Buffer.from(base64, 'base64')));

test('passes on received bytes unchanged, including control characters', async () => {
  expect(await serial.open({ ...settings, path: cable.port })).toEqual({ ok: true });
  const bytes = Buffer.from([0, 255, 13, 10, 0xe4, 0xb8, 0xad]);
  await cable.write(bytes);
  await expect.poll(received).toEqual(bytes);
  expect(dataEvents[0]?.at).toBe(at.toISOString());
});

test('sends a test string', async () => {
  await serial.open({ ...settings, path: cable.port });
  expect(await serial.send('GW1:TEST\r\n')).toEqual({ ok: true });
  await expect.poll(() => cable.received().toString()).toBe('GW1:TEST\r\n');
});

test('closes the open port when another is opened', async () => {
  await serial.open({ ...settings, path: cable.port });
  await serial.open({ ...settings, path: cable.port, baudRate: 115200 });
  await expect.poll(() => closings).toEqual([{ unplugged: false }]);
  await cable.write(Buffer.from('once'));
  await expect.poll(() => received().toString()).toBe('once');
});

test('reports an unplugged cable', async () => {
  await serial.open({ ...settings, path: cable.port });
  await cable.stop();
  await expect.poll(() => closings).toEqual([{ unplugged: true }]);
  expect(await serial.send('x')).toMatchObject({ ok: false, failure: 'not-open' });
});

test('reports a missing port as such', async () => {
  expect(await serial.open({ ...settings, path: '/dev/ttyNone' })).toMatchObject({
    ok: false,
    failure: 'not-there',
  });
});

test('reports a port in use as such', async () => {
  const other = createSerialTest(createEventPublisher(), { now: () => at }, noLender);
  await other.open({ ...settings, path: cable.port });
  expect(await serial.open({ ...settings, path: cable.port })).toMatchObject({ ok: false, failure: 'busy' });
  await other.close();
});

const refused = (message: string) => () => Promise.reject(new Error(message));

test('reports a failure to list ports', async () => {
  const denied = refused('Access denied');
  const sources = { list: denied, devices: '/nowhere', terminals: '/nowhere' };
  expect(await listSerialPorts(denied, sources)).toEqual({
    ok: false,
    failure: 'list-failed',
    detail: 'Access denied',
  });
});

test('lists the ports of the device folders on Linux without udevadm', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-devices-'));
  try {
    await writeFile(join(folder, 'ttyUSB0'), '');
    const sources = { list: null, devices: folder, terminals: folder };
    expect(await listSerialPorts(refused('spawn udevadm ENOENT'), sources)).toEqual({
      ok: true,
      ports: [
        {
          path: join(folder, 'ttyUSB0'),
          manufacturer: null,
          serialNumber: null,
          vendorId: null,
          productId: null,
        },
      ],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
