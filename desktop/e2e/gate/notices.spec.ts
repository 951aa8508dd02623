import type { BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import { expect, test } from '../support/gates.ts';
import { boardElsewhere } from '../support/states/conflicts.ts';
import { expectParty, expectPassenger } from '../support/states/passengers.ts';

test('a scan that the server disputed is shown at its gate, with advice', async ({ openGate, manager }) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const { page, network, result, state, type } = await openGate('gate', 'Gate A', sailing);
  network.cut();
  await expect(state).toContainText('Offline');
  const boarding = { sailingId: sailing.id, ticketId: first.ticketId, gate: 'Gate B', at: new Date() };
  expect(await boardElsewhere(manager, boarding)).toMatchObject({ results: [{ result: 'stored' }] });
  await type(first.serial, first.verificationCode);
  await expect(result, 'unknown to this gate').toHaveAttribute('data-verdict', 'admit');
  await type(second.serial, second.verificationCode);
  await expect(result).toContainText(second.name);
  const notice = '1 scan of this gate may not count: call a supervisor';
  await expect(state).not.toContainText('may not count');

  network.restore();
  await expect(state).toContainText(notice);
  const scans = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
  const disputed = scans.filter({ hasText: first.serial });
  await expect(disputed).toContainText('May not count');
  await expect(disputed).toContainText('Call a supervisor before the passenger boards.');
  await expect(scans.filter({ hasText: second.serial })).not.toContainText('May not count');
  // It is legible from a distance as well, and survives a reload.
  await page.getByRole('button', { name: 'Gate mode' }).click();
  await expect(state).toContainText(notice);
  await page.reload();
  await expect(state).toContainText(notice);
});

test('a gate is notified that the final count is closed, and says so with each further boarding', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const { result, state, type } = await openGate('gate', 'Gate A', sailing);
  await expect(state).toContainText('Online');
  const reason = 'The master has the count';
  await manager.post(`/office/gate/departures/${sailing.id}/close`, { after: 0, reason });
  await expect(state).toContainText(/Final count closed at \d\d:\d\d/);
  for (const { name, serial, verificationCode } of [first, second]) {
    await type(serial, verificationCode);
    await expect(result).toContainText(name);
    await expect(result).toHaveAttribute('data-verdict', 'warn');
    await expect(result).toContainText(
      'Tell the supervisor and the bridge that this passenger boarded after it.',
    );
  }
});

test('a cached departure board shows its age and this gate’s own count', async ({ openGate, manager }) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const { page, network, result, state, type, visit } = await openGate('gate', 'Gate A', sailing);
  const board = `/ship/departureBoard?sailing=${sailing.id}`;
  const count = page.getByRole('region', { name: 'Count' });
  await visit(board);
  await expect(count).toBeVisible();
  await expect(page.getByText('Offline.')).toHaveCount(0);

  await visit('/ship/shipWriteOff');
  await expect(state).toContainText('Online');
  network.cut();
  await expect(state).toContainText('Offline');
  for (const { name, serial, verificationCode } of [first, second]) {
    await type(serial, verificationCode);
    await expect(result).toContainText(name);
  }
  await visit(board);
  await expect(page.getByText(/Offline\. Showing data from .*\d\d:\d\d\./)).toContainText(
    'This gate itself (Gate A): 2 on board, 2 not sent.',
  );
  await expect(count, 'as the server sent it').toContainText(/On board\s*0/);
  network.restore();
  await expect(page.getByText('Offline.')).toHaveCount(0);
  await expect(count).toContainText(/On board\s*2/);
});

test('a clock that is far ahead is shown with both times, and followed back once an officer has set it', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first } = await expectPassenger(manager);
  const gate = await openGate('gate', 'Gate A', sailing);
  const { computer, network, result, state, type } = gate;
  await expect(state).toContainText('Online');
  const unsure = /Check this computer’s clock: it says .*\d\d:\d\d, the last contact was .*\d\d:\d\d/;
  network.cut();
  // Later than the departure, as if the computer had been off until then, or its clock were wrong. The gate cannot
  // tell.
  computer.behindMs = -5 * 3_600_000;
  await gate.restart();
  await expect(state).toContainText(unsure);
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect(result).toContainText(/Boarding closed at|The ship has left/);

  // The officer sets the clock: the refusals have changed nothing.
  computer.behindMs = 0;
  await expect(async () => {
    await type(first.serial, first.verificationCode);
    await expect(result).toHaveAttribute('data-verdict', 'admit', { timeout: 2_000 });
  }).toPass();
  await expect(state).not.toContainText('Check this computer’s clock');
  network.restore();
  await expect(state).toContainText('All scans sent');
  const path = `/office/boarding/records?ticket=${first.serial}`;
  const { items } = await manager.get<{ items: BoardingRecord[] }>(path);
  const boarding = items.find(({ outcome }) => outcome === 'boarded');
  expect(Math.abs(Date.parse(boarding?.scannedAt ?? '') - Date.now())).toBeLessThan(60_000);
});
