import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
const typeOf = async (page: Page, code: string) => {
  const path = `/office/room-types?search=${code}`;
  const { items } = await staffCalls(page).get<{ items: OfficeRoomType[] }>(path);
  return items.find(type => type.code === code) as OfficeRoomType;
};

test('prices are edited like a spreadsheet: typed, moved, copied, pasted, undone and saved', async ({
  office,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await office('manager', '/ship/roomTypeManagement?tab=prices');
  await cell(page, 'IN2, Daytime, Mon').click();
  await page.keyboard.type('77.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'IN2, Daytime, Mon')).toHaveText('77.50');
  await expect(cell(page, 'IN2, Nighttime, Mon')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');

  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^77\.50\n\d+\.00$/);
  await cell(page, 'IN2, Daytime, Sat').click();
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'IN2, Daytime, Sat')).toHaveText('77.50');
  await expect(page.getByText('3 prices changed')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 price changed')).toBeVisible();

  // The clipboard format of Excel.
  await page.evaluate(() => navigator.clipboard.writeText('1,001.00\tRM 1002.50\r\nmuch\t1004\r\n'));
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'IN2, Daytime, Sun')).toHaveText('1,002.50');
  await expect(cell(page, 'IN2, Nighttime, Sat')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^1 cell is not an amount/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  await cell(page, 'IN2, Nighttime, Sat').click();
  await page.keyboard.type('1003');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^5 prices saved/)).toBeVisible();
  const { prices } = await typeOf(page, 'IN2');
  expect(prices.daytime[0]).toBe(77_50);
  expect([prices.daytime.slice(5), prices.nighttime.slice(5)]).toEqual([
    [1001_00, 1002_50],
    [1003_00, 1004_00],
  ]);
});

/** Changes a price through the API, like a colleague at another desk. */
async function changeElsewhere(page: Page, code: string, toSen: number): Promise<void> {
  const type = await typeOf(page, code);
  const fromSen = type.prices.daytime[1] ?? 0;
  await staffCalls(page).post('/office/room-types/prices', {
    changes: [{ roomTypeId: type.id, weekday: 2, session: 'daytime', fromSen, toSen }],
  });
}
const typePrice = async (page: Page, name: string, price: string) => {
  await cell(page, name).click();
  await page.keyboard.type(price);
  await page.keyboard.press('Enter');
};

test('a price that another user changed is overwritten only after a confirmation', async ({ office }) => {
  const page = await office('manager', '/ship/roomTypeManagement?tab=prices');
  const save = page.getByRole('button', { name: 'Save prices' });
  await typePrice(page, 'SV2, Daytime, Tue', '333');
  await typePrice(page, 'SV2, Nighttime, Wed', '555');
  await changeElsewhere(page, 'SV2', 444_00);
  await save.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('1 of these prices has been changed by someone else.');
  await expect(alert).toContainText('SV2, Daytime, Tue: now 444.00, yours 333.00');
  await expect(cell(page, 'SV2, Daytime, Tue')).toHaveText('333.00');
  await expect(cell(page, 'SV2, Nighttime, Wed')).toHaveText('555.00');
  await expect(save).toBeDisabled();
  await page.keyboard.press('Control+s');
  await expect(alert).toBeVisible();
  expect((await typeOf(page, 'SV2')).prices.daytime[1]).toBe(444_00);

  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alert).toBeHidden();
  await save.click();
  await expect(page.getByText(/^2 prices saved/)).toBeVisible();
  const { prices } = await typeOf(page, 'SV2');
  expect([prices.daytime[1], prices.nighttime[2]]).toEqual([333_00, 555_00]);
});

test('the other user’s price can be kept, and other edits remain', async ({ office }) => {
  const page = await office('manager', '/ship/roomTypeManagement?tab=prices');
  const save = page.getByRole('button', { name: 'Save prices' });
  await typePrice(page, 'FM4, Daytime, Tue', '333');
  await typePrice(page, 'FM4, Nighttime, Wed', '555');
  await changeElsewhere(page, 'FM4', 444_00);
  await save.click();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Use theirs' }).click();
  await expect(alert).toBeHidden();
  await expect(cell(page, 'FM4, Daytime, Tue')).toHaveText('444.00');
  await expect(cell(page, 'FM4, Nighttime, Wed')).toHaveText('555.00');
  await save.click();
  await expect(page.getByText(/^1 price saved/)).toBeVisible();
  const { prices } = await typeOf(page, 'FM4');
  expect([prices.daytime[1], prices.nighttime[2]]).toEqual([444_00, 555_00]);
});

test('a room type takes 1 to 6 guests, requires a name and amenities, and accepts custom amenities', async ({
  office,
}) => {
  const code = `LX${Date.now() % 100_000}`;
  const page = await office('manager', '/ship/roomTypeManagement');
  await page.getByRole('button', { name: 'New room type' }).click();
  const form = page.getByRole('dialog', { name: 'New room type' });
  await form.getByLabel('Type code').fill(code);
  await form.getByLabel('Max. occupancy').fill('7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Number must be between 1 and 6')).toBeVisible();
  await expect(form.getByText('Please input Name in English')).toBeVisible();
  await expect(form.getByText('Please input Amenities')).toBeVisible();
  await form.getByLabel('Max. occupancy').fill('6');
  for (const [language, name] of [
    ['English', 'Loft'],
    ['Chinese', '复式房'],
    ['Korean', '로프트'],
  ] as const)
    await form.getByLabel(`Name in ${language}`).fill(name);
  await form.getByLabel('Minibar').check();
  await form.getByLabel('Another amenity').fill('Hammock');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Hammock')).toBeChecked();
  await form.getByLabel('Daytime price').fill('210');
  await form.getByLabel('Night price').fill('320.50');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Room type ${code} saved.`)).toBeVisible();
  const made = await typeOf(page, code);
  expect(made).toMatchObject({ maxOccupancy: 6, amenities: ['Hammock', 'minibar'] });
  expect(made.prices.nighttime).toEqual(Array(7).fill(320_50));

  await page.getByRole('row', { name: /^SV1/ }).click();
  await page.getByRole('button', { name: 'Delete room type' }).click();
  const question = page.getByRole('dialog', { name: 'Delete room type SV1?' });
  await question.getByRole('button', { name: 'Delete room type' }).click();
  await expect(question.getByRole('alert')).toContainText('rooms have this type');
});
