import type { RoomBoard, ShipOverview } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expectCabinGuest, findIdleRoom } from '../support/states/cabin-guest.ts';
import { scanByWedge } from '../support/wedge.ts';

const tile = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^Room ${number},`) });
const boardOf = (shipId: number, more = '') => `/ship/roomManagement?ship=${shipId}${more}`;

async function firstShip(page: Page): Promise<ShipOverview> {
  const [ship] = await staffCalls(page).get<ShipOverview[]>('/office/rooms/overview');
  if (!ship) throw new Error('no ship has rooms');
  return ship;
}

test('the board counts the rooms by state, filters by deck and state, and counts down to the next session', async ({
  office,
}) => {
  const page = await office('frontdesk', '/ship/roomManagement');
  const board = await staffCalls(page).get<RoomBoard>(
    `/office/rooms/board?shipId=${(await firstShip(page)).id}`,
  );
  const available = board.rooms.filter(({ status }) => status === 'available').length;
  const overview = page.getByRole('group', { name: 'Status overview' });
  await expect(overview.getByRole('button', { name: /Available/ })).toContainText(String(available));
  await expect(page.getByRole('region', { name: 'Next time slot' }).getByRole('timer')).toContainText(
    /^in \d/,
  );

  const [floor = 0] = board.rooms.map(room => room.floor);
  await page.getByRole('button', { name: `Deck ${floor}` }).click();
  await expect(page.locator('[data-room]')).toHaveCount(
    board.rooms.filter(room => room.floor === floor).length,
  );
  await expect(page).toHaveURL(new RegExp(`deck=${floor}`));

  await page.getByLabel('View', { exact: true }).selectOption('List');
  const free = board.rooms.filter(room => room.floor === floor && room.status === 'available').length;
  await overview.getByRole('button', { name: /Available/ }).click();
  await expect(page.getByText(`${free} rows`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${free} rows`)).toBeVisible();
});

test('the board works by keyboard: arrows move between rooms, one key runs an action, some actions ask for a reason', async ({
  office,
}) => {
  const page = await office('frontdesk');
  const ship = await firstShip(page);
  const room = await findIdleRoom(page, ship.id);
  await page.goto(new URL(boardOf(ship.id, `&deck=${room.floor}&room=${room.id}`), page.url()).href);
  await tile(page, room.number).focus();
  await page.keyboard.press(room.position === 'stern' ? 'ArrowRight' : 'ArrowLeft');
  await expect(tile(page, room.number)).not.toBeFocused();
  await expect(page.locator('[data-room]:focus')).toBeVisible();
  await tile(page, room.number).focus();

  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: `Put room ${room.number} under maintenance?` });
  await expect(dialog.getByRole('button', { name: 'Put under maintenance' })).toBeDisabled();
  await dialog.getByLabel('What is wrong').fill('Shower drain blocked');
  await dialog.getByRole('button', { name: 'Put under maintenance' }).press('Enter');
  await expect(tile(page, room.number)).toHaveAccessibleName(`Room ${room.number}, Maintenance`);
  await expect(page.getByText('Shower drain blocked')).toBeVisible();

  await tile(page, room.number).focus();
  await page.keyboard.press('v');
  await page.getByLabel('It is clean and ready to use').uncheck();
  await page.getByRole('button', { name: 'End maintenance' }).press('Enter');
  await expect(tile(page, room.number)).toHaveAccessibleName(`Room ${room.number}, Dirty`);
  await tile(page, room.number).focus();
  await page.keyboard.press('c');
  await expect(tile(page, room.number)).toHaveAccessibleName(`Room ${room.number}, Available`);
});

test('a scan anywhere on the screen checks the guest in, and a second scan is reported', async ({
  office,
  request,
}) => {
  const page = await office('frontdesk');
  const guest = await expectCabinGuest(request);
  await page.goto(new URL(boardOf(guest.sailing.ship.id), page.url()).href);
  await tile(page, guest.room.number).focus();

  await scanByWedge(page, guest.serial);
  const dialog = page.getByRole('dialog', { name: 'Scan to check in' });
  await expect(dialog.getByText(`Room ${guest.room.number}, deck ${guest.room.floor}`)).toBeVisible();
  await expect(dialog.getByText(guest.name)).toBeVisible();

  await dialog.getByLabel('Ticket code or serial').fill(guest.serial.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Already checked into room ${guest.room.number}`)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Earlier' })).toContainText(guest.name);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, guest.room.number)).toHaveAccessibleName(/Occupied/);

  await tile(page, guest.room.number).focus();
  await page.keyboard.press('o');
  const leaving = page.getByRole('dialog', { name: `Check out room ${guest.room.number}?` });
  await expect(leaving).toContainText(guest.name);
  await leaving.getByRole('button', { name: `Check out room ${guest.room.number}` }).click();
  await expect(tile(page, guest.room.number)).toHaveAccessibleName(/Dirty/);
});

test('an empty scan and a code that is no ticket show different messages', async ({ office }) => {
  const page = await office('supervisor', '/ship/roomManagement');
  await page.getByRole('button', { name: 'Scan to check in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan to check in' });
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog.getByText('Scan result is empty')).toBeVisible();
  await dialog.getByLabel('Ticket code or serial').fill('   ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Scan content is empty')).toBeVisible();
  await dialog.getByLabel('Ticket code or serial').fill('SC99999999-1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('SC99999999-1: No ticket found')).toBeVisible();
});

test('a guest without a booking is checked in with a note', async ({ office }) => {
  const page = await office('frontdesk');
  const ship = await firstShip(page);
  const room = await findIdleRoom(page, ship.id);
  await page.goto(new URL(boardOf(ship.id, `&room=${room.id}`), page.url()).href);
  await page.getByRole('button', { name: /^Check in/ }).click();
  const dialog = page.getByRole('dialog', { name: `Check in room ${room.number} without an order?` });
  const action = dialog.getByRole('button', { name: `Check in room ${room.number}` });
  await expect(action).toBeDisabled();
  await dialog.getByLabel('Who stays, and why').fill('Second engineer, cabin 12 leaks');
  await action.click();
  await expect(page.getByText(`Room ${room.number} is checked in.`)).toBeVisible();
  await expect(page.getByText('Second engineer, cabin 12 leaks').first()).toBeVisible();
});

test('changes from another desk appear live, and the second desk to act is refused', async ({ office }) => {
  const page = await office('frontdesk');
  const ship = await firstShip(page);
  const room = await findIdleRoom(page, ship.id);
  await page.goto(new URL(boardOf(ship.id, `&room=${room.id}`), page.url()).href);
  await expect(tile(page, room.number)).toHaveAccessibleName(/Available/);
  await page.getByRole('button', { name: 'Maintenance M' }).click();
  await page.getByLabel('What is wrong').fill('Lamp');

  await staffCalls(page).post(`/office/rooms/${room.id}/check-in`, { notes: 'Pilot' });
  await expect(page.locator(`[data-room="${room.id}"]`)).toContainText('Occupied');
  await page.getByRole('button', { name: 'Put under maintenance' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `Guests are in room ${room.number}. Check them out first`,
  );
});
