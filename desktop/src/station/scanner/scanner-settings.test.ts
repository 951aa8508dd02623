import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from './scanner-settings.ts';
import { createScannerBench, type ScannerBench, soon } from './testing/scanner-bench.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

const ticket = someTicketCode(seededRandom(3));

let bench: ScannerBench;
beforeEach(async () => {
  bench = await createScannerBench();
});
afterEach(async () => {
  await bench.stop();
  expect(bench.faults).toEqual([]);
});

describe('settings', () => {
  test('are stored for this account only and used at once', async () => {
    const cable = await bench.plug();
    const scanner = await bench.start();
    await bench.listen(scanner, 'page');
    const settings = { ...defaultSettings, path: bench.path, delimiter: 'tab' } as const;
    expect(await scanner.handlers['scanner.configure'](settings)).toMatchObject({ settings, status: 'open' });
    await cable.write(Buffer.from(`${ticket}\t`));
    await expect.poll(bench.codes, soon).toEqual([ticket]);
    expect((await stat(bench.file)).mode & 0o777).toBe(0o600);
    await scanner.close();
    expect(await bench.state(await bench.opened())).toMatchObject({ settings });
  });

  test.each(['{"enabled":tr', '{"enabled":true,"path":"auto"}', ''])(
    'that cannot be read are replaced by the default, with a note: %j',
    async broken => {
      await mkdir(dirname(bench.file));
      await writeFile(bench.file, broken);
      const scanner = await bench.start();
      expect(await bench.state(scanner)).toMatchObject({ settings: defaultSettings, note: 'settings-lost' });
      await scanner.handlers['scanner.configure'](defaultSettings);
      expect(await bench.state(scanner)).toMatchObject({ note: null });
    },
  );

  test('of a keyboard scanner are stored beside them and kept when they change', async () => {
    const wedge = { gapMs: 22, prefix: ']Q1', suffix: '', ending: 'tab', keys: { KeyQ: 'A' } } as const;
    const scanner = await bench.start();
    expect(await bench.state(scanner)).toMatchObject({ wedge: null, settings: defaultSettings });
    expect(await scanner.handlers['scanner.learn'](wedge)).toMatchObject({ wedge });
    expect(bench.states().at(-1), 'every page is notified').toMatchObject({ wedge });
    const settings = { ...defaultSettings, enabled: false };
    await scanner.handlers['scanner.configure'](settings);
    await scanner.close();
    const again = await bench.start();
    expect(await bench.state(again)).toMatchObject({ wedge, settings, note: null });
    expect(await again.handlers['scanner.learn'](null)).toMatchObject({ wedge: null, settings });
  });

  test('from before keyboard scanners could be learned are read', async () => {
    await mkdir(dirname(bench.file));
    await writeFile(bench.file, JSON.stringify({ ...defaultSettings, enabled: false }));
    expect(await bench.state(await bench.start())).toMatchObject({ status: 'off', wedge: null, note: null });
  });

  test('that disable the scanner close its port', async () => {
    await bench.plug();
    const scanner = await bench.opened({ path: bench.path });
    const settings = { ...defaultSettings, path: bench.path };
    expect(await scanner.handlers['scanner.configure']({ ...settings, enabled: false })).toMatchObject({
      status: 'off',
      path: null,
    });
    await bench.opened({ path: bench.path });
  });
});
