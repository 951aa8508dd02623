import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from './scanner-settings.ts';
import { createScannerBench, type ScannerBench, soon } from './testing/scanner-bench.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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
