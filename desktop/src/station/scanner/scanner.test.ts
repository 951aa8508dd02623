import { execFileSync } from 'node:child_process';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/seeded-random.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from './scanner-settings.ts';
import { createScannerBench, type ScannerBench } from './testing/scanner-bench.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const random = seededRandom(3);
const [one, two] = [someTicketCode(random), someTicketCode(random)];
const soon = { timeout: 15_000, interval: 10 };

let bench: ScannerBench;
beforeEach(async () => {
  bench = await createScannerBench();
});
afterEach(async () => {
  await bench.stop();
  expect(bench.faults).toEqual([]);
});

/** The scanner of a bench, once its port is open. */
async function opened(...start: Parameters<ScannerBench['start']>) {
  const scanner = await bench.start(...start);
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open' });
  return scanner;
}

test('what is scanned goes to the gate, to the page, or to nobody, and then it says so', async () => {
  const cable = await bench.plug();
  const scanner = await opened({ path: bench.path });
  await bench.listen(scanner, 'gate');
  await cable.write(Buffer.from(`${one}\r`));
  await expect.poll(() => bench.atGate, soon).toEqual([one]);

  await bench.listen(scanner, 'page');
  await cable.write(Buffer.from(`${two}\r\r  \r`));
  await expect.poll(bench.codes, soon).toEqual([two]);
  await expect.poll(bench.empties, soon).toEqual(['result', 'content']);

  await bench.listen(scanner, 'nobody');
  await cable.write(Buffer.from(`${one}\r`));
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ note: 'nobody-listens' });
  expect(bench.atGate).toEqual([one]);
  expect(bench.codes()).toEqual([two]);

  await bench.listen(scanner, 'gate');
  await cable.write(Buffer.from(`${two}\r`));
  await expect.poll(() => bench.atGate, soon).toEqual([one, two]);
  expect(await bench.state(scanner)).toMatchObject({ note: null });
});

test('auto finds the scanner by itself, without udevadm, whenever it is plugged in', async () => {
  const scanner = await bench.start({});
  await bench.listen(scanner, 'page');
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'searching', failure: 'list-failed', detail: 'spawn udevadm ENOENT' });
  const cable = await bench.plug();
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'open', path: bench.path, failure: null, detail: '' });
  await cable.write(Buffer.from(`${one}\r`));
  await expect.poll(bench.codes, soon).toEqual([one]);
});

test.each(['auto', 'path'])(
  'unplugged and plugged in ten times it is back within 2 s: %s',
  async how => {
    let cable = await bench.plug();
    const scanner = await opened({ path: how === 'auto' ? 'auto' : bench.path });
    await bench.listen(scanner, 'page');
    const waits: number[] = [];
    for (let round = 0; round < 10; round++) {
      await cable.stop();
      await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'searching', path: null });
      cable = await bench.plug();
      const pluggedAt = performance.now();
      await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open' });
      waits.push(performance.now() - pluggedAt);
      await cable.write(Buffer.from(`SC${round}\r`));
      await expect.poll(() => bench.codes().at(-1), soon).toBe(`SC${round}`);
    }
    expect(bench.codes()).toHaveLength(10);
    expect(Math.max(...waits)).toBeLessThan(2000);
  },
  120_000,
);

test('one that is pulled and plugged in again before anybody could look is opened as well', async () => {
  const cable = await bench.plug();
  const scanner = await opened({ path: bench.path });
  await bench.listen(scanner, 'page');
  await cable.stop();
  const next = await bench.plug();
  await expect.poll(() => bench.states().filter(({ status }) => status === 'open'), soon).toHaveLength(2);
  await next.write(Buffer.from(`${one}\r`));
  await expect.poll(bench.codes, soon).toEqual([one]);
});

test('half a code of one plug is no part of the first code of the next', async () => {
  let cable = await bench.plug();
  const scanner = await opened({ path: bench.path, delimiter: 'none' });
  await bench.listen(scanner, 'page');
  await cable.write(Buffer.from(one.slice(0, 50)));
  await cable.stop();
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'searching' });
  cable = await bench.plug();
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open' });
  await cable.write(Buffer.from(two));
  await expect.poll(bench.codes, soon).toContain(two);
  expect(bench.codes().filter(code => code.includes(two))).toEqual([two]);
});

describe('a port that does not open says why, and opens once it can', () => {
  test('another program has it', async () => {
    await bench.plug();
    const other = await opened({ path: bench.path });
    const scanner = await bench.start({ path: bench.path });
    await expect
      .poll(() => bench.state(scanner), soon)
      .toMatchObject({ status: 'searching', failure: 'busy', detail: expect.stringMatching(/lock/) });
    await other.close();
    await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open', failure: null });
  });

  test('this account may not use it', async () => {
    await bench.plug();
    await chmod(bench.path, 0o000);
    await chmod(dirname(bench.devices), 0o755);
    const root = process.getuid?.() === 0;
    if (root) process.seteuid?.(65_534);
    const scanner = await bench.start(root ? undefined : { path: 'auto' });
    try {
      await expect
        .poll(() => bench.state(scanner), soon)
        .toMatchObject({
          status: 'searching',
          failure: 'no-rights',
          detail: expect.stringMatching(/denied/),
        });
    } finally {
      if (root) process.seteuid?.(0);
    }
    await chmod(bench.path, 0o600);
    await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open' });
  });

  test('it is not there', async () => {
    const scanner = await bench.start({ path: bench.path });
    await expect
      .poll(() => bench.state(scanner), soon)
      .toMatchObject({ status: 'searching', failure: 'not-there' });
  });
});

/** Bytes at the pace of a line: ten bits each, in pieces as a chip hands them over. */
async function writeAt(
  baudRate: number,
  piece: number,
  text: string,
  write: (bytes: Buffer) => Promise<void>,
) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece) {
    await write(bytes.subarray(at, at + piece));
    await new Promise(resolve => setTimeout(resolve, (piece * 10_000) / baudRate));
  }
}

test.each([
  [9600, 1],
  [9600, 16],
  [115_200, 1],
  [115_200, 64],
] as const)(
  'at %i baud, %i bytes at a time, split and glued codes are all there',
  async (baudRate, piece) => {
    const cable = await bench.plug();
    const scanner = await opened({ path: bench.path, baudRate });
    await bench.listen(scanner, 'gate');
    const from = seededRandom(baudRate + piece);
    const sent = Array.from({ length: 6 }, () => someTicketCode(from));
    const [a, b, c, d, e, f] = sent;
    await writeAt(baudRate, piece, `${a}\r${b}${c}\r\n\0\x07${d}\r]Q1${e}\r${f}\r`, cable.write);
    await expect.poll(() => bench.atGate, soon).toEqual(sent);
  },
);

test('the port is set as the settings say', async () => {
  await bench.plug();
  await opened({ path: bench.path, baudRate: 38_400 });
  expect(execFileSync('stty', ['-F', bench.path, 'speed'], { encoding: 'utf8' }).trim()).toBe('38400');
});

test('from the last byte to the gate it is a few milliseconds', async () => {
  const cable = await bench.plug();
  let arrived: (code: string) => void = () => undefined;
  const scanner = await opened({ path: bench.path, baudRate: 115_200 }, code => arrived(code));
  await bench.listen(scanner, 'gate');
  const took: number[] = [];
  for (let round = 0; round < 300; round++) {
    const code = someTicketCode(random);
    await cable.write(Buffer.from(code));
    const arrival = new Promise<number>(resolve => {
      arrived = seen => seen === code && resolve(performance.now());
    });
    const sentAt = performance.now();
    await cable.write(Buffer.from('\r'));
    took.push((await arrival) - sentAt);
  }
  took.sort((a, b) => a - b);
  // The goal is 10 ms for 99 of 100 (`npm run bench:gate`); here nobody else's work may make it fail.
  expect(took[150]).toBeLessThan(40);
});

test('what has no end, or stops before it, is told', async () => {
  const cable = await bench.plug();
  const scanner = await opened({ path: bench.path });
  await bench.listen(scanner, 'page');
  await cable.write(Buffer.from('SC4F7K2M9Q-1'));
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ note: 'unfinished' });
  await cable.write(Buffer.from('x'.repeat(9000)));
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ note: 'endless' });
  await cable.write(Buffer.from(`\r${one}\r`));
  await expect.poll(bench.codes, soon).toEqual([one]);
  expect(await bench.state(scanner)).toMatchObject({ note: null });
});

describe('settings', () => {
  test('are kept for the next start, for this account alone, and used at once', async () => {
    const cable = await bench.plug();
    const scanner = await bench.start();
    await bench.listen(scanner, 'page');
    const settings = { ...defaultSettings, path: bench.path, delimiter: 'tab' } as const;
    expect(await scanner.handlers['scanner.configure'](settings)).toMatchObject({ settings, status: 'open' });
    await cable.write(Buffer.from(`${one}\t`));
    await expect.poll(bench.codes, soon).toEqual([one]);
    expect((await stat(bench.file)).mode & 0o777).toBe(0o600);
    await scanner.close();
    expect(await bench.state(await opened())).toMatchObject({ settings });
  });

  test.each(['{"enabled":tr', '{"enabled":true,"path":"auto"}', ''])(
    'that cannot be read are the default, and that is told: %j',
    async broken => {
      await mkdir(dirname(bench.file));
      await writeFile(bench.file, broken);
      const scanner = await bench.start();
      expect(await bench.state(scanner)).toMatchObject({ settings: defaultSettings, note: 'settings-lost' });
      await scanner.handlers['scanner.configure'](defaultSettings);
      expect(await bench.state(scanner)).toMatchObject({ note: null });
    },
  );

  test('that switch it off close its port', async () => {
    await bench.plug();
    const scanner = await opened({ path: bench.path });
    const settings = { ...defaultSettings, path: bench.path };
    expect(await scanner.handlers['scanner.configure']({ ...settings, enabled: false })).toMatchObject({
      status: 'off',
      path: null,
    });
    await opened({ path: bench.path });
  });
});
