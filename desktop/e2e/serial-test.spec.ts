import type { Page } from '@playwright/test';
import { systemClock } from '../src/station/lib/clock.ts';
import { createSerialTest } from '../src/station/serial/serial-test.ts';
import { startSerialCable } from '../src/station/serial/testing/serial-cable.ts';
import { expect, test } from './support/office.ts';
import { plugScanner } from './support/scanner.ts';

const SCREEN = '/ship/serialScannerTest';

const testOf = (page: Page) => page.getByRole('region', { name: 'Port test' });
const scannerOf = (page: Page) => page.getByRole('region', { name: 'Ticket scanner' });

/** Types the path of a port into the form of a panel. */
async function typePath(panel: ReturnType<typeof testOf>, path: string): Promise<void> {
  await panel.getByLabel('Port', { exact: true }).selectOption('Another path…');
  await panel.getByLabel('Path of the port').fill(path);
}

test('a scanner’s port is opened by its path, read as text and hex, and written to', async ({ office }) => {
  const cable = await startSerialCable();
  try {
    const page = await office('gate', SCREEN);
    await typePath(testOf(page), '');
    await page.getByRole('button', { name: 'Open the port' }).click();
    await expect(page.getByText('Choose a port, or type its path')).toBeVisible();

    await typePath(testOf(page), cable.port);
    await page.getByRole('button', { name: 'Open the port' }).click();
    await expect(testOf(page).getByText('Test port open', { exact: true })).toBeVisible();
    await cable.write(Buffer.from('GW1:TICKET\r'));
    await expect(page.getByRole('cell', { name: 'GW1:TICKET␍' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '47 57 31 3A 54 49 43 4B 45 54 0D' })).toBeVisible();

    await page.getByLabel('Text', { exact: true }).fill('HELLO');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('cell', { name: 'HELLO␍␊' })).toBeVisible();
    await expect.poll(() => cable.received().toString()).toBe('HELLO\r\n');

    await cable.stop();
    await expect(page.getByRole('alert')).toContainText('The scanner was unplugged');
    await expect(page.getByRole('button', { name: 'Open the port' })).toBeEnabled();
  } finally {
    await cable.stop();
  }
});

test('a missing port shows an error, and the input stays', async ({ office }) => {
  const page = await office('gate', SCREEN);
  await typePath(testOf(page), '/dev/ttyNone');
  await testOf(page).getByLabel('Baud rate').selectOption('115200');
  await page.getByRole('button', { name: 'Open the port' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no such port');
  await expect(testOf(page).getByLabel('Path of the port')).toHaveValue('/dev/ttyNone');
  await expect(testOf(page).getByLabel('Baud rate')).toHaveValue('115200');
});

test('the scanner is configured, tested, unplugged and plugged in again', async ({
  office,
  station,
}, testInfo) => {
  const port = testInfo.outputPath('scanner');
  let cable = await startSerialCable(port);
  try {
    const page = await office('gate', SCREEN);
    const scanner = scannerOf(page);
    await typePath(scanner, port);
    await scanner.getByLabel('Baud rate').selectOption('115200');
    await scanner.getByLabel('Code ending').selectOption('Tab');
    await scanner.getByRole('button', { name: 'Save scanner settings' }).click();
    await expect(scanner.getByText('Ready', { exact: true })).toBeVisible();
    await expect(scanner.getByText(`The scanner is ready at ${port}.`)).toBeVisible();
    expect(await station.dispatch('scanner.state', undefined)).toMatchObject({
      value: { settings: { enabled: true, path: port, baudRate: 115_200, delimiter: 'tab' } },
    });

    await expect(async () => {
      await cable.write(Buffer.from('GW1:TICKET\t'));
      await expect(scanner.getByText('GW1:TICKET')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await cable.write(Buffer.from('  \t'));
    await expect(scanner.getByText('Scan content is empty')).toBeVisible();

    await cable.stop();
    await expect(scanner.getByText('Looking for scanner')).toBeVisible();
    await expect(scanner.getByText(`There is nothing at ${port}. Plug the scanner in`)).toBeVisible();
    cable = await startSerialCable(port);
    await expect(scanner.getByText('Ready', { exact: true })).toBeVisible();
    await expect(scanner.getByText('There is nothing at')).toHaveCount(0);

    await scanner.getByLabel('Use a serial scanner at this computer').uncheck();
    await scanner.getByRole('button', { name: 'Save scanner settings' }).click();
    await expect(scanner.getByText('Off')).toBeVisible();
  } finally {
    await cable.stop();
  }
});

test('the test takes over the scanner’s port and returns it afterwards', async ({ office, station }) => {
  const cable = await plugScanner(station);
  try {
    const page = await office('gate', SCREEN);
    const scanner = scannerOf(page);
    await expect(scanner.getByText('Ready', { exact: true })).toBeVisible();
    await expect(scanner.getByLabel('Path of the port')).toHaveValue(cable.port);
    await typePath(testOf(page), cable.port);
    await page.getByRole('button', { name: 'Open the port' }).click();
    await expect(scanner.getByText('Port under test')).toBeVisible();
    await cable.write(Buffer.from('FOR THE TEST\r'));
    await expect(page.getByRole('cell', { name: 'FOR THE TEST␍' })).toBeVisible();

    await page.getByRole('button', { name: 'Close the port' }).click();
    await expect(scanner.getByText('Ready', { exact: true })).toBeVisible();
    await expect(async () => {
      await cable.write(Buffer.from('FOR THE SCANNER\r'));
      await expect(scanner.getByText('FOR THE SCANNER', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('cell', { name: 'FOR THE SCANNER' })).toHaveCount(0);
  } finally {
    await cable.stop();
  }
});

test('an error of the scanner’s port is shown with what to do about it', async ({ office, station }) => {
  const cable = await startSerialCable();
  const noLender = { lend: async () => undefined, takeBack: () => undefined };
  const another = createSerialTest(station.eventPublisher, systemClock, noLender);
  try {
    await another.open({ path: cable.port, baudRate: 9600, dataBits: 8, parity: 'none', stopBits: 1 });
    const page = await office('gate', SCREEN);
    const scanner = scannerOf(page);
    await typePath(scanner, cable.port);
    await scanner.getByRole('button', { name: 'Save scanner settings' }).click();
    await expect(scanner.getByText('Another program is using the scanner’s port.')).toBeVisible();
    await another.close();
    await expect(scanner.getByText('Ready', { exact: true })).toBeVisible();
  } finally {
    await another.close();
    await cable.stop();
  }
});
