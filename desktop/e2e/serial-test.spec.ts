import { startSerialCable } from '../src/station/serial/testing/serial-cable.ts';
import { expect, test } from './support/office.ts';

const SCREEN = '/ship/serialScannerTest';

test('a scanner’s port is opened by its path, heard as text and hex, and written to', async ({ office }) => {
  const cable = await startSerialCable();
  try {
    const page = await office('gate', SCREEN);
    await page.getByLabel('Port', { exact: true }).selectOption('Another path…');
    await page.getByRole('button', { name: 'Open the port' }).click();
    await expect(page.getByText('Choose a port, or type its path')).toBeVisible();

    await page.getByLabel('Path of the port').fill(cable.port);
    await page.getByRole('button', { name: 'Open the port' }).click();
    await expect(page.getByText('Open', { exact: true })).toBeVisible();
    await cable.write(Buffer.from('GW1:TICKET\r'));
    await expect(page.getByRole('cell', { name: 'GW1:TICKET␍' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '47 57 31 3A 54 49 43 4B 45 54 0D' })).toBeVisible();

    await page.getByLabel('Text', { exact: true }).fill('HELLO');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('cell', { name: 'HELLO␍␊' })).toBeVisible();
    await expect.poll(() => cable.received().toString()).toBe('HELLO\r\n');

    await cable.stop();
    await expect(page.getByRole('alert')).toContainText('the scanner was unplugged');
    await expect(page.getByRole('button', { name: 'Open the port' })).toBeEnabled();
  } finally {
    await cable.stop();
  }
});

test('a port that is not there says so, and what was entered stays', async ({ office }) => {
  const page = await office('gate', SCREEN);
  await page.getByLabel('Port', { exact: true }).selectOption('Another path…');
  await page.getByLabel('Path of the port').fill('/dev/ttyNone');
  await page.getByLabel('Baud rate').selectOption('115200');
  await page.getByRole('button', { name: 'Open the port' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no such port');
  await expect(page.getByLabel('Path of the port')).toHaveValue('/dev/ttyNone');
  await expect(page.getByLabel('Baud rate')).toHaveValue('115200');
});
