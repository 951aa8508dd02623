import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSerialTest } from '../serial/serial-test.ts';
import { createScannerBench, type ScannerBench, soon } from './testing/scanner-bench.ts';

const line = { baudRate: 9600, dataBits: 8, parity: 'none', stopBits: 1 } as const;

let bench: ScannerBench;
beforeEach(async () => {
  bench = await createScannerBench();
});
afterEach(async () => {
  await bench.stop();
  expect(bench.faults).toEqual([]);
});

async function bothOf(path: 'auto' | 'path') {
  const scanner = await bench.start({ path: path === 'auto' ? 'auto' : bench.path });
  const serialTest = createSerialTest(bench.eventPublisher, { now: () => new Date() }, scanner);
  const status = () => expect.poll(async () => (await bench.state(scanner)).status, soon);
  return { scanner, serialTest, status };
}

test.each(['auto', 'path'] as const)(
  'gives the test the scanner’s port, and returns it afterwards: %s',
  async how => {
    const cable = await bench.plug();
    const { scanner, serialTest, status } = await bothOf(how);
    await status().toBe('open');
    await bench.listen(scanner, 'page');
    expect(await serialTest.open({ ...line, path: bench.path })).toEqual({ ok: true });
    await status().toBe('lent');
    await cable.write(Buffer.from('FOR THE TEST\r'));
    await expect.poll(bench.received, soon).toBe('FOR THE TEST\r');
    expect(bench.codes()).toEqual([]);

    await serialTest.close();
    await status().toBe('open');
    await cable.write(Buffer.from('FOR THE SCANNER\r'));
    await expect.poll(bench.codes, soon).toEqual(['FOR THE SCANNER']);
    expect(bench.received()).toBe('FOR THE TEST\r');
  },
);

test('does not affect the scanner when another port is tested', async () => {
  await bench.plug();
  const other = await bench.plug(`${bench.devices}/another`);
  const { serialTest, status } = await bothOf('path');
  await status().toBe('open');
  expect(await serialTest.open({ ...line, path: other.port })).toEqual({ ok: true });
  await status().toBe('open');
  expect(bench.states().map(state => state.status)).toEqual(['searching', 'open']);
  await serialTest.close();
});

test('returns the port when the test cannot open it', async () => {
  const { serialTest, status } = await bothOf('path');
  expect(await serialTest.open({ ...line, path: bench.path })).toMatchObject({ failure: 'not-there' });
  await bench.plug();
  await status().toBe('open');
});

test('returns a port to the scanner that was replugged during the test', async () => {
  const cable = await bench.plug();
  const { serialTest, status } = await bothOf('path');
  await status().toBe('open');
  await serialTest.open({ ...line, path: bench.path });
  await cable.stop();
  await status().toBe('searching');
  await bench.plug();
  await status().toBe('open');
});

test('ends an open test when a screen subscribes to the scanner', async () => {
  const cable = await bench.plug();
  const { scanner, serialTest, status } = await bothOf('auto');
  await status().toBe('open');
  await serialTest.open({ ...line, path: bench.path });
  await bench.listen(scanner, 'nobody');
  await status().toBe('lent');
  await bench.listen(scanner, 'gate');
  await status().toBe('open');
  await cable.write(Buffer.from('TICKET\r'));
  await expect.poll(() => bench.atGate, soon).toEqual(['TICKET']);
});
