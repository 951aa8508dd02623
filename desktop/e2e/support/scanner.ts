import type { Page } from '@playwright/test';
import type { ScannerSettings } from '../../src/bridge-gate.ts';
import { type SerialCable, startSerialCable } from '../../src/station/serial/testing/serial-cable.ts';
import type { Station } from '../../src/station/station.ts';
import { expect } from './office.ts';

const plain: ScannerSettings = {
  enabled: true,
  path: 'auto',
  baudRate: 9600,
  dataBits: 8,
  parity: 'none',
  stopBits: 1,
  delimiter: 'cr',
};

/** Plugs a scanner into a workplace, at a path or anywhere, and waits until the station has opened it. */
export async function plugScanner(station: Station, path?: string): Promise<SerialCable> {
  const cable = await startSerialCable(path);
  const settings = { ...plain, path: cable.port };
  expect(await station.dispatch('scanner.configure', settings)).toMatchObject({
    value: { status: 'open', path: cable.port },
  });
  return cable;
}

/** Sends empty scans until the page reports one. */
export async function waitUntilConnected(page: Page, cable: SerialCable): Promise<void> {
  const message = page.getByText('Scan result is empty');
  await expect(async () => {
    await cable.write(Buffer.from('\r'));
    await expect(message.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}
