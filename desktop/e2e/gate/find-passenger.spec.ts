import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/gates.ts';
import { codeOf, expectParty } from '../support/states/passengers.ts';
import { pressInTurn, writing } from '../support/wedge.ts';

test('a passenger without a ticket is found by keyboard and boards, and one on board is shown as such', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, second } = await expectParty(manager);
  const { page, result, network } = await openGate('supervisor', 'Gate A', sailing);
  await page.getByRole('button', { name: 'Gate mode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a passenger' });
  await page.keyboard.press('Control+f');
  await expect(dialog).toBeVisible();
  const field = dialog.getByLabel('Name, cabin, or last 4 characters of the document');
  await expect(field).toBeFocused();
  // With the list in this computer's memory no network is needed.
  network.cut();
  await page.keyboard.type('ab', { delay: 120 });
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter at least 3 letters of the name');
  await field.fill('');
  await field.fill(first.name);
  await page.keyboard.press('Enter');
  const rows = dialog.getByRole('list', { name: 'Passengers found' }).getByRole('listitem');
  await expect(rows.filter({ hasText: first.name }).first()).toContainText('Not boarded');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: `Board ${first.name}` }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);

  await page.getByRole('button', { name: 'Find a passenger' }).click();
  await field.fill(first.name);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(rows.filter({ hasText: first.name }).first()).toContainText('On board');
  await expect(rows.filter({ hasText: first.name }).first()).toContainText('Gate A');

  // A keyboard scan is recognized whatever has the focus, and closes the search.
  await field.focus();
  await pressInTurn(page, writing(await codeOf(manager, second)), 0);
  await expect(result).toContainText(second.name);
  await expect(dialog).toHaveCount(0);
});

test('after a restart without a network the search is locked with a message; it opens online', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first } = await expectParty(manager);
  const gate = await openGate('supervisor', 'Gate A', sailing);
  const { page, network } = gate;
  await expect(page.getByRole('button', { name: 'Find a passenger' })).toBeVisible();
  network.cut();
  await gate.restart();
  await page.getByRole('button', { name: 'Find a passenger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a passenger' });
  await expect(dialog).toContainText('The search is locked');
  await expect(dialog).toContainText('never saved on this computer');
  await expectAccessible(page);
  network.restore();
  await dialog.getByRole('button', { name: 'Try now' }).click();
  await dialog.getByLabel('Name, cabin, or last 4 characters of the document').fill(first.name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: first.name }).first()).toBeVisible();
  await expectAccessible(page);
});

test('an officer without the permission is not offered the search', async ({ openGate, manager }) => {
  const { sailing } = await expectParty(manager);
  const { page } = await openGate('gate', 'Gate A', sailing);
  await expect(page.getByRole('button', { name: 'Gate mode' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find a passenger' })).toHaveCount(0);
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
