import { expect, test } from '../support/office.ts';

test('a room is created, changed and, while unused, deleted', async ({ office }) => {
  const page = await office('manager', '/ship/roomManagement');
  await page.getByRole('button', { name: 'New room' }).click();
  const form = page.getByRole('dialog', { name: 'New room' });
  // Its fields need the ships and types, which are loaded meanwhile.
  await expect(form.getByLabel('Room number')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  for (const field of ['Room number', 'Room type', 'Deck', 'Position'])
    await expect(form.getByText(`Please input ${field}`)).toBeVisible();
  await form.getByLabel('Room number').fill('999');
  await form.getByLabel('Room type').selectOption({ index: 1 });
  await form.getByLabel('Deck').fill('31');
  await form.getByLabel('Position').selectOption('Port side');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Deck range 1-30')).toBeVisible();
  // The error has been shown since the deck was typed; the focus comes with the refusal.
  await expect(form.getByLabel('Deck')).toBeFocused();
  await form.getByLabel('Deck').fill('9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Room 999 saved.')).toBeVisible();

  await page.getByRole('button', { name: /^Room 999,/ }).click();
  await page.getByRole('button', { name: 'Edit room' }).click();
  await page.getByRole('button', { name: 'Next to' }).click();
  await page.getByRole('checkbox', { name: 'Stairs' }).check();
  await page.getByRole('checkbox', { name: 'Toilets' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('next to the stairs · next to the toilets')).toBeVisible();

  await page.getByRole('button', { name: 'Edit room' }).click();
  await page.getByRole('button', { name: 'Delete room' }).click();
  await page
    .getByRole('dialog', { name: 'Delete room 999?' })
    .getByRole('button', { name: 'Delete room' })
    .click();
  await expect(page.getByText('Room 999 deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Room 999,/ })).toHaveCount(0);
});

test('rooms are created on the ship of the board, which must be chosen first', async ({ office }) => {
  const page = await office('manager', '/dashboard');
  const ships = Promise.withResolvers<void>();
  await page.route('**/prod-api/office/rooms/overview', async route => {
    await ships.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Room management' }).click();
  const names = ['Add several rooms', 'New room'];
  for (const name of names) await expect(page.getByRole('button', { name })).toBeDisabled();
  ships.resolve();
  for (const name of names) {
    await page.getByRole('button', { name }).click();
    const ship = page.getByRole('dialog').getByLabel('Ship');
    await expect(ship.locator('option:checked')).toHaveText('Selat Aurora');
    await page.keyboard.press('Escape');
  }
});

test('creating many rooms shows a preview and lists the numbers already taken', async ({ office }) => {
  const page = await office('manager', '/ship/roomManagement');
  await page.getByRole('button', { name: 'Add several rooms' }).click();
  const form = page.getByRole('dialog', { name: 'Add several rooms' });
  await form.getByLabel('Room type').selectOption({ index: 1 });
  await form.getByLabel('From deck').fill('20');
  await form.getByLabel('To deck').fill('21');
  await form.getByLabel('To number').fill('3');
  await expect(form.getByText('6 rooms: 2001 to 2103')).toBeVisible();
  await form.getByRole('button', { name: 'Add rooms' }).click();
  await expect(page.getByText('6 rooms added.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deck 21/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add several rooms' }).click();
  await form.getByLabel('Room type').selectOption({ index: 1 });
  await form.getByLabel('From deck').fill('21');
  await form.getByLabel('To deck').fill('22');
  await form.getByLabel('To number').fill('2');
  await form.getByRole('button', { name: 'Add rooms' }).click();
  await expect(form.getByRole('alert')).toContainText('2101, 2102');
});

test('the front desk can view the board but not edit rooms', async ({ office }) => {
  const page = await office('frontdesk', '/ship/roomManagement');
  await expect(page.getByRole('button', { name: 'Scan to check in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New room' })).toHaveCount(0);
});
