import { mkdir } from 'node:fs/promises';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { Page } from '@playwright/test';
import { LIGHT_MS } from '../../src/renderer/features/write-off/gate/light.ts';
import { startSerialCable } from '../../src/station/serial/testing/serial-cable.ts';
import { expect, test } from '../support/gates.ts';
import { plugScanner, waitUntilConnected } from '../support/scanner.ts';
import { codeOf, expectParty, expectPassenger } from '../support/states/passengers.ts';
import { scanByWedge } from '../support/wedge.ts';

/** The pitches played since the call. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
}
const ADMITTED = [1320];
const STOPPED = [440, 554, 740, 440, 554, 740];

test('a verdict goes out after its time and does not come back with a reload', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectParty(manager);
  const { page, result, type } = await openGate('gate', 'Gate A', sailing);
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toHaveAttribute('data-verdict', 'waiting', { timeout: LIGHT_MS.admit + 5_000 });
  await expect(result).not.toContainText(first.name);
  await expect(page.getByRole('button', { name: /^Board all/ }), 'its party may still board').toBeVisible();

  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await page.reload();
  await expect(result).toHaveAttribute('data-verdict', 'waiting');
  await expect(page.getByRole('button', { name: /^Board/ })).toHaveCount(0);
  const scans = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
  await expect(scans).toHaveCount(2);
  await expect(scans.first()).toContainText(first.name);
});

test('an unplugged scanner replaces the light, with its own sound', async ({ openGate, manager }) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result, type, station } = await openGate('gate', 'Gate A', sailing);
  const pitches = await listen(page);
  await expect(result, 'a gate without a scanner').toHaveAttribute('data-verdict', 'waiting');
  const cable = await plugScanner(station());
  try {
    await waitUntilConnected(page, cable);
    await cable.write(Buffer.from(`${await codeOf(manager, first)}\r`));
    await expect(result).toHaveAttribute('data-verdict', 'admit');
    await expect.poll(pitches).toEqual(ADMITTED);
    await cable.stop();
    await expect(result).toHaveAttribute('data-verdict', 'stopped');
    await expect(result).toContainText('The scanner was unplugged');
    await expect.poll(pitches).toEqual([...ADMITTED, ...STOPPED]);
    // The result of a typed ticket is still shown.
    await type(first.serial, first.verificationCode);
    await expect(result).toHaveAttribute('data-verdict', 'refuse');
    await expect(result).toHaveAttribute('data-verdict', 'stopped', { timeout: LIGHT_MS.refuse + 5_000 });
  } finally {
    await cable.stop();
  }
});

test('a configured scanner that is absent at the start replaces the light, and is found automatically', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const gate = await openGate('gate', 'Gate A', sailing);
  const { page, result, type } = gate;
  await mkdir(test.info().outputDir, { recursive: true });
  const cable = await plugScanner(gate.station(), test.info().outputPath('scanner'));
  await expect(result).toHaveAttribute('data-verdict', 'waiting');
  await cable.stop();
  await gate.restart();
  await expect(result).toHaveAttribute('data-verdict', 'stopped');
  await expect(result).toContainText(`The scanner at ${cable.port} is not connected.`);
  // The gate boards meanwhile by typing and by keyboard scanner.
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await scanByWedge(page, await codeOf(manager, second));
  await expect(result).toContainText(second.name);
  await expect(result).toHaveAttribute('data-verdict', 'stopped', { timeout: LIGHT_MS.admit + 5_000 });
  const again = await startSerialCable(cable.port);
  try {
    await expect(result).toHaveAttribute('data-verdict', 'waiting');
  } finally {
    await again.stop();
  }
});

test('a gate whose session is over says so, links to the login and keeps its scans', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const { page, result, type, station, network, state } = await openGate('gate', 'Gate A', sailing);
  await expect(state).toContainText('Online');
  network.cut();
  await expect(state).toContainText('Offline');
  const heard = await listen(page);
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect.poll(heard).toEqual(ADMITTED);
  await station().dispatch('session.clear', undefined);
  await page.getByRole('dialog', { name: 'Confirm logout' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(result).toHaveAttribute('data-verdict', 'stopped');
  await expect(result).toContainText('No one is logged in at this gate.');
  await expect.poll(heard).toEqual([...ADMITTED, ...STOPPED]);

  network.restore();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('No one is logged in at this gate, so no one can board.')).toBeVisible();
  await expect(page.getByText('1 scan is saved and will be sent.')).toBeVisible();
  await page.getByLabel('Username').fill('gate');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('gate'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/shipWriteOff/);
  await expect(state).toContainText('All scans sent');
  await type(second.serial, second.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
});

test('a station that does not answer replaces the light', async ({ openGate, manager }) => {
  const { sailing } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  await page.route('**/bridge/gate.*', route => route.abort());
  await expect(result).toHaveAttribute('data-verdict', 'stopped');
  await expect(result).toContainText('does not respond');
  await page.unroute('**/bridge/gate.*');
  await expect(result).toHaveAttribute('data-verdict', 'waiting');
});
