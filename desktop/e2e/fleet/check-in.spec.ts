import type { CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { expect, test } from '../support/office.ts';
import { expectCabinGuest } from '../support/states/cabin-guest.ts';

test('check-in management lists arrived and missing guests, and checks guests in', { tag: '@short' }, async ({
  office,
  request,
}) => {
  const page = await office('frontdesk');
  const guest = await expectCabinGuest(request);
  const { sailing, room } = guest;
  await page.goto(
    new URL(
      `/ship/roomCheckInManagement?date=${sailing.date}&sailing=${sailing.id}&arrived=false`,
      page.url(),
    ).href,
  );
  await page.getByRole('searchbox').fill(guest.serial);
  const row = page.getByRole('row').filter({ hasText: guest.name });
  await row.getByRole('button', { name: `Check in room ${room.number}` }).click();
  await expect(page.getByText(`Room ${room.number} is checked in.`)).toBeVisible();
  await expect(page.getByText('No guests match these filters')).toBeVisible();
  await page.getByLabel('Check-in', { exact: true }).selectOption('Arrived');
  await expect(row).toContainText(/Checked in \d\d:\d\d/);
});

test('a guest who is not on board of a ship that has left is only checked in after a question', async ({
  office,
  request,
}) => {
  const { sailing, room, name, serial } = await expectCabinGuest(request);
  const page = await office('frontdesk');
  await page.route('**/prod-api/office/check-in/sailings*', async route => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    for (const one of data as CheckInSailing[])
      if (one.id === sailing.id) one.departsAt = new Date(Date.now() - 60_000).toISOString();
    await route.fulfill({ response, json: { ...envelope, data } });
  });
  await page.goto(
    new URL(`/ship/roomCheckInManagement?date=${sailing.date}&sailing=${sailing.id}`, page.url()).href,
  );
  await page.getByRole('searchbox').fill(serial);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Check in room ${room.number}` }).click();
  const question = page.getByRole('dialog', { name: `${name} is not on board` });
  await expect(question).toContainText(sailing.ship.name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('button', { name: `Check in room ${room.number}` })).toBeVisible();
  await row.getByRole('button', { name: `Check in room ${room.number}` }).click();
  await question.getByRole('button', { name: `Check in room ${room.number}` }).click();
  await expect(page.getByText(`Room ${room.number} is checked in.`)).toBeVisible();
});

test('a check-in by mistake is undone from its message, and in the scan dialog', async ({
  office,
  request,
}) => {
  const { sailing, room, name, serial } = await expectCabinGuest(request);
  const page = await office('frontdesk');
  await page.goto(
    new URL(`/ship/roomCheckInManagement?date=${sailing.date}&sailing=${sailing.id}`, page.url()).href,
  );
  await page.getByRole('searchbox').fill(serial);
  const row = page.getByRole('row').filter({ hasText: name });
  const checkIn = row.getByRole('button', { name: `Check in room ${room.number}` });
  await checkIn.click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`The check-in of room ${room.number} is undone.`)).toBeVisible();
  await expect(checkIn).toBeVisible();

  await page.getByRole('button', { name: 'Scan to check in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan to check in' });
  await dialog.getByLabel('Ticket code or serial').fill(serial);
  await dialog.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(dialog).toContainText(`Room ${room.number}, deck`);
  await dialog.getByRole('button', { name: 'Undo check-in' }).click();
  await expect(dialog).toContainText(`The check-in of room ${room.number} is undone.`);
  await page.keyboard.press('Escape');
  await expect(checkIn).toBeVisible();
});

test('a day without sailings shows an empty state', async ({ office }) => {
  const page = await office('frontdesk', '/ship/roomCheckInManagement?date=2035-01-01');
  await expect(page.getByText('No sailings on this day')).toBeVisible();
});

test('check-in records can be filtered by action and searched', async ({ office }) => {
  const page = await office('supervisor', '/ship/roomRecord');
  const table = page.getByRole('grid', { name: 'Check-in records' });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await page.getByLabel('Action').selectOption('Maintenance');
  await expect(table.getByRole('row').nth(1)).toContainText('Maintenance');
  await expect(table.getByText('Check in', { exact: true })).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such room');
  await expect(page.getByText('No records match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(table.getByText('Check in', { exact: true }).first()).toBeVisible();
});
