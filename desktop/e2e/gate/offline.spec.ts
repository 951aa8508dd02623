import type { BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import { expect, test } from '../support/gates.ts';
import type { StaffApi } from '../support/staff-api.ts';
import { codeOf, expectParty } from '../support/states/passengers.ts';
import { scanByWedge } from '../support/wedge.ts';

/** The server's boarding events of a ticket, newest first. */
const recordsOf = async ({ get }: StaffApi, serial: string): Promise<BoardingRecord[]> =>
  (await get<{ items: BoardingRecord[] }>(`/office/boarding/records?ticket=${serial}`)).items;

test('an offline gate keeps working, and its scans are sent automatically after reconnecting', {
  tag: '@short',
}, async ({ openGate, manager }) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const { page, network, result, state, type } = await openGate('gate', 'Gate A', sailing);
  const code = await codeOf(manager, first);
  await expect(state).toContainText(/Data from \d\d:\d\d, just now/);

  network.cut();
  await expect(state).toContainText('Offline: checking on this device');
  await scanByWedge(page, code);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);
  await expect(state).toContainText('1 scan waiting to be sent');
  await type(second.serial, second.verificationCode);
  await expect(result).toContainText(second.name);
  await scanByWedge(page, code);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect(result).toContainText('Gate A');
  await expect(state).toContainText('3 scans waiting to be sent');
  const scans = page.getByRole('list', { name: 'Last scans' });
  await expect(scans.getByText('Waiting to be sent')).toHaveCount(3);
  // No technical term in a message for officers.
  expect(await page.locator('main').textContent()).not.toMatch(/sync|outbox|cursor/i);

  network.restore();
  await expect(state).toContainText('Online');
  await expect(state).toContainText('All scans sent');
  await expect(scans.getByText('Waiting to be sent')).toHaveCount(0);
  await expect
    .poll(async () => (await recordsOf(manager, first.serial)).map(({ outcome }) => outcome))
    .toEqual(['refused', 'boarded']);
  expect(await recordsOf(manager, second.serial)).toMatchObject([{ outcome: 'boarded', gate: 'Gate A' }]);
});

test('the page and, after a power cut, the whole station start without a network', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const gate = await openGate('gate', 'Gate A', sailing);
  const { page, network, result, state, type } = gate;

  network.cut();
  await expect(state).toContainText('Offline');
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await page.reload();
  await expect(state).toContainText('Offline');
  await expect(state).toContainText('1 scan waiting to be sent');
  await expect(page.getByRole('list', { name: 'Last scans' })).toContainText(first.name);
  await expect(result, 'a verdict is not shown again').toHaveAttribute('data-verdict', 'waiting');
  await expect(page.getByLabel('Gate', { exact: true })).toHaveValue('Gate A');

  await gate.restart();
  await expect(state).toContainText('1 scan waiting to be sent');
  await expect(page.getByLabel('Sailing')).toHaveValue(String(sailing.id));
  // Names are not stored on disk: after the power cut only the ticket is known.
  await expect(page.getByText(first.name)).toHaveCount(0);
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect(result).toContainText('Already boarded');
  await type(second.serial, second.verificationCode);
  await expect(result).toContainText(second.name);
  await expect(state).toContainText('3 scans waiting to be sent');

  network.restore();
  await expect(state).toContainText('All scans sent');
  expect(await recordsOf(manager, first.serial)).toMatchObject([
    { outcome: 'refused' },
    { outcome: 'boarded' },
  ]);
});

test('a computer whose clock was reset still boards passengers and shows what to do', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first } = await expectParty(manager);
  const gate = await openGate('gate', 'Gate A', sailing);
  const { computer, network, result, state, type } = gate;
  await expect(state).not.toContainText('clock is wrong');

  network.cut();
  computer.behindMs = 10 * 365 * 86_400_000;
  computer.isDiskLow = true;
  await gate.restart();
  await expect(state).toContainText('This computer’s clock is wrong: set it');
  await expect(state).toContainText('This computer’s disk is nearly full: free some space');
  await expect(state, 'an age of years shows the date').toContainText(
    /Data from \w{3} \d+ \w{3} \d{4}, \d\d:\d\d/,
  );
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');

  network.restore();
  await expect(state).toContainText('All scans sent');
  await expect(state, 'by the server’s clock').not.toContainText('clock is wrong');
  const [boarding] = await recordsOf(manager, first.serial);
  expect(Math.abs(Date.parse(boarding?.scannedAt ?? '') - Date.now())).toBeLessThan(60_000);
});

test('a gate cannot verify tickets before its first sync, and says so', async ({ openDesk }) => {
  test.slow();
  const { page, network, visit } = await openDesk('gate');
  // The user is known; the gate is not ready yet.
  await visit('/dashboard');
  await expect(page.locator('#main')).toBeVisible();
  network.cut();
  await visit('/ship/shipWriteOff');
  await expect(page.getByText('This gate cannot check tickets yet')).toBeVisible();
  await expect(page.getByText('No data yet')).toBeVisible();
  const code = page.getByLabel('Ticket code');
  await code.fill('GW1:SOMETHING');
  await code.press('Enter');
  const result = page.locator('[data-verdict]');
  await expect(result).toHaveAttribute('data-verdict', 'none');
  await expect(result).toContainText('Verification failed');
  await expect(result).toContainText('must connect to the server once');

  network.restore();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await expect(page.getByText('This gate cannot check tickets yet')).toBeHidden();
  await code.fill('GW1:SOMETHING');
  await code.press('Enter');
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
});
