import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createScannerBench, type ScannerBench, soon } from './testing/scanner-bench.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

const random = seededRandom(3);
const [one, two] = [someTicketCode(random), someTicketCode(random)];

let bench: ScannerBench;
beforeEach(async () => {
  bench = await createScannerBench();
});
afterEach(async () => {
  await bench.stop();
  expect(bench.faults).toEqual([]);
});

test('passes codes to the gate or to the page, and reports a code without a listener', async () => {
  const cable = await bench.plug();
  const scanner = await bench.opened({ path: bench.path });
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

test('finds the scanner with `auto` whenever it is plugged in', async () => {
  const scanner = await bench.start({});
  await bench.listen(scanner, 'page');
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'searching', failure: 'not-there', detail: '' });
  const cable = await bench.plug();
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'open', path: bench.path, failure: null, detail: '' });
  await cable.write(Buffer.from(`${one}\r`));
  await expect.poll(bench.codes, soon).toEqual([one]);
});

test.each(['auto', 'path'])(
  'finds a scanner within 2 s after each of ten replugs: %s',
  async how => {
    let cable = await bench.plug();
    const scanner = await bench.opened({ path: how === 'auto' ? 'auto' : bench.path });
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

test('distinguishes a scanner that is gone from one that never was there', async () => {
  const scanner = await bench.start({ path: bench.path });
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'searching', unplugged: false });
  const cable = await bench.plug();
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open', unplugged: false });
  await cable.stop();
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'searching', unplugged: true });
  const settings = { ...(await bench.state(scanner)).settings, path: `${bench.path}0` };
  expect(await scanner.handlers['scanner.configure'](settings)).toMatchObject({ unplugged: false });
});

test('reports a configured scanner as absent from the start until it is there', async () => {
  const scanner = await bench.start({ path: bench.path });
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'searching', failure: 'not-there', absent: true });
  const cable = await bench.plug();
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open', absent: false });
  await cable.stop();
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ unplugged: true, absent: false });
  const { settings } = await bench.state(scanner);
  const { configure } = { configure: scanner.handlers['scanner.configure'] };
  // A workplace that never had a scanner searches for one as well, but reports none missing.
  const auto = { ...settings, path: 'auto' };
  expect(await configure(auto)).toMatchObject({ failure: 'not-there', absent: false });
  // A named lane implies a scanner.
  expect(
    await scanner.handlers['scanner.lanes']({ first: 'Left', wedge: 'Right', others: [] }),
  ).toMatchObject({
    absent: true,
  });
  expect(await configure({ ...settings, enabled: false })).toMatchObject({ status: 'off', absent: false });
});

test('opens a scanner again that was replugged between two checks', async () => {
  const cable = await bench.plug();
  const scanner = await bench.opened({ path: bench.path });
  await bench.listen(scanner, 'page');
  await cable.stop();
  const next = await bench.plug();
  await expect.poll(() => bench.states().filter(({ status }) => status === 'open'), soon).toHaveLength(2);
  await next.write(Buffer.from(`${one}\r`));
  await expect.poll(bench.codes, soon).toEqual([one]);
});

test('does not add an unfinished code from before a replug to the next code', async () => {
  let cable = await bench.plug();
  const scanner = await bench.opened({ path: bench.path, delimiter: 'none' });
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

describe('shows why a port fails to open, and opens it when possible', () => {
  test('another program has it', async () => {
    await bench.plug();
    const other = await bench.opened({ path: bench.path });
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

  test('the port is missing', async () => {
    const scanner = await bench.start({ path: bench.path });
    await expect
      .poll(() => bench.state(scanner), soon)
      .toMatchObject({ status: 'searching', failure: 'not-there' });
  });
});

test('reports endless and unfinished input', async () => {
  const cable = await bench.plug();
  const scanner = await bench.opened({ path: bench.path });
  await bench.listen(scanner, 'page');
  await cable.write(Buffer.from('SC4F7K2M9Q-1'));
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ note: 'unfinished' });
  await cable.write(Buffer.from('x'.repeat(9000)));
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ note: 'endless' });
  await cable.write(Buffer.from(`\r${one}\r`));
  await expect.poll(bench.codes, soon).toEqual([one]);
  expect(await bench.state(scanner)).toMatchObject({ note: null });
});
