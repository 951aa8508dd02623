import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPorts, type PortSources, portsOfThisComputer } from './find-ports.ts';

let folder: string;
const sources = (list: PortSources['list']): PortSources => ({
  list,
  devices: join(folder, 'dev'),
  terminals: join(folder, 'sys/class/tty'),
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-ports-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('uses ports listed by the system as they are', async () => {
  const listed = { path: 'COM3', vendorId: '0C2E', manufacturer: 'Microsoft', productId: '0B6A' };
  expect(await findPorts(sources(async () => [listed, { path: 'COM1' }]))).toEqual({
    ports: [
      { path: 'COM3', vendorId: '0C2E', manufacturer: 'Microsoft' },
      { path: 'COM1', vendorId: null, manufacturer: null },
    ],
    listFailure: null,
  });
});

test('finds ports on Linux by device names and kernel data', async () => {
  const device = join(folder, 'sys/devices/usb1/1-2');
  await mkdir(join(device, '1-2:1.0/ttyUSB0'), { recursive: true });
  await writeFile(join(device, 'idVendor'), '067b\n');
  await mkdir(join(folder, 'sys/class/tty/ttyUSB0'), { recursive: true });
  await symlink(join(device, '1-2:1.0/ttyUSB0'), join(folder, 'sys/class/tty/ttyUSB0/device'));
  await mkdir(join(folder, 'dev/serial/by-id'), { recursive: true });
  for (const name of ['ttyUSB0', 'ttyACM1', 'ttyS0', 'tty0', 'null'])
    await writeFile(join(folder, 'dev', name), '');
  const link = join(folder, 'dev/serial/by-id/usb-Newland_FM430-if00');
  await symlink('../../ttyACM1', link);
  await symlink('../../ttyACM5', join(folder, 'dev/serial/by-id/usb-Gone_away-if00'));

  expect(await findPorts(sources(null))).toEqual({
    ports: [
      { path: link, vendorId: null, manufacturer: 'usb-Newland_FM430-if00' },
      { path: join(folder, 'dev/ttyUSB0'), vendorId: '067b', manufacturer: null },
    ],
    listFailure: null,
  });
});

test('finds no ports without devices', async () => {
  expect(await findPorts(sources(null))).toEqual({ ports: [], listFailure: null });
});

test('returns the reason instead of crashing when the system cannot list its ports', async () => {
  const list = () => Promise.reject(new Error('Access denied'));
  expect(await findPorts(sources(list))).toEqual({ ports: [], listFailure: 'Access denied' });
});

test.runIf(process.platform === 'linux')('a search on Linux starts no process', () => {
  expect(portsOfThisComputer.list).toBeNull();
});
