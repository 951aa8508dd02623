import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/gates.ts';
import { expectParty } from '../support/states/passengers.ts';
import { ORDERS } from './desk-orders.ts';

test('a note is pinned at the desk, and the gate shows it with every ticket of the party', async ({
  office,
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, number } = await expectParty(manager);
  const page = await office('frontdesk', `${ORDERS}/${number}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await page.getByLabel('New note').fill('Wheelchair waits at ramp B');
  await page.getByRole('checkbox', { name: 'Show at the gate' }).check();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(page.getByText('Shown at the gate', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expectAccessible(page);

  const gate = await openGate('gate', 'Gate Notes', sailing);
  await gate.type(first.serial, first.verificationCode);
  await expect(gate.result).toHaveAttribute('data-verdict', 'admit');
  await expect(gate.result.getByText('Wheelchair waits at ramp B')).toBeVisible();
  await expectAccessible(gate.page);

  await page.getByRole('button', { name: 'Stop showing at the gate' }).click();
  await expect(page.getByText('Shown at the gate', { exact: true })).toHaveCount(0);
});
