import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/gates.ts';
import { expectPassenger } from '../support/states/passengers.ts';

const WRITE_OFF = '/ship/shipWriteOff';

test('an officer enrolls the workplace with a supervisor’s code, and it boards', async ({
  openDesk,
  office,
}) => {
  const supervisor = await office('supervisor', '/ship/stations');
  await supervisor.getByRole('button', { name: 'Make a code' }).click();
  const code = await supervisor.getByRole('dialog').locator('output').textContent();
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  const name = `Quay ${randomUUID().slice(0, 8)}`;
  const { page, visit } = await openDesk('gate', 'not enrolled');
  await visit(WRITE_OFF);
  const panel = page.getByRole('region', { name: 'This workplace is not enrolled' });
  await panel.getByLabel('Name of this workplace').fill(name);
  await panel.getByLabel('One-time code').fill('AAAA-AAAA');
  await panel.getByRole('button', { name: 'Enroll this workplace' }).click();
  await expect(panel.getByText('This code is wrong or has expired.')).toBeVisible();
  await panel.getByLabel('One-time code').fill(code ?? '');
  await panel.getByRole('button', { name: 'Enroll this workplace' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Online', { exact: true })).toBeVisible();

  await supervisor.reload();
  await supervisor.getByRole('searchbox', { name: 'Name, gate or officer' }).fill(name);
  const row = supervisor.getByRole('grid', { name: 'Workplaces' }).getByRole('row', { name });
  await expect(row).toContainText('Enrolled');
});

test('a manager enrolls the workplace by one click', async ({ openDesk }) => {
  const { page, visit } = await openDesk('manager', 'not enrolled');
  await visit(WRITE_OFF);
  const panel = page.getByRole('region', { name: 'This workplace is not enrolled' });
  await expect(panel.getByLabel('One-time code')).toHaveCount(0);
  await expect(page.getByText('must be enrolled before it can check tickets')).toBeVisible();
  await expect(page.getByText('supervisor')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Enroll this workplace' }).click();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
});

test('a revoked gate is notified at once, deletes its tickets and keeps its scans', async ({
  openGate,
  office,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const name = `Stolen ${randomUUID().slice(0, 8)}`;
  const gate = await openGate('gate', name, sailing);
  // The list names a workplace by the gate that it last reported.
  await expect
    .poll(async () => (await manager.get<{ gate: string }[]>('/office/stations')).map(one => one.gate))
    .toContain(name);
  gate.network.cut();
  await gate.type(first.serial, first.verificationCode);
  await expect(gate.result).toHaveAttribute('data-verdict', 'admit');
  const { value: before } = (await gate.station().dispatch('gate.state', undefined)) as {
    value: { waiting: number };
  };
  expect(before.waiting).toBeGreaterThan(0);

  // The list of a whole season is longer than the screen, and a revoked workplace is at its end.
  const page = await office('supervisor', `/ship/stations?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('grid', { name: 'Workplaces' }).getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke workplace' }).click();
  await expect(row).toContainText('Revoked');

  gate.network.restore();
  await expect(gate.page.getByText('This workplace was revoked.')).toBeVisible();
  await expect(gate.result).toContainText('must be enrolled again');
  const { value: after } = (await gate.station().dispatch('gate.state', undefined)) as {
    value: { waiting: number; ready: boolean };
  };
  expect(after).toMatchObject({ ready: false, waiting: before.waiting });
});
