import type { Page } from '@playwright/test';
import { book } from '../../storefront/e2e/support/booking.ts';
import { arrowDown, arrowRight, pressAtOnce } from './support/keys.ts';
import { expect, test } from './support/office.ts';
import { staffApi } from './support/staff-api.ts';
import { createSailing, createShip, payInCash } from './support/states/own-sailing.ts';
import { testYear } from './support/states/test-year.ts';

const SAILINGS = '/voyage/sailing';

/** A day of a month without other sailings, so that each test has the ships to itself. */
const calendar = (month: string) => `${SAILINGS}?month=${month}`;

const drawer = (page: Page) => page.getByRole('dialog');
const sailingsOn = (page: Page, day: string) =>
  page
    .locator('td')
    .filter({ has: page.locator(`[data-day="${day}"]`) })
    .getByRole('listitem');

async function fillSailing(page: Page, route = 'Penang → Langkawi') {
  await drawer(page).getByLabel('Ship', { exact: true }).selectOption({ label: 'Selat Aurora' });
  await drawer(page).getByLabel('Route', { exact: true }).selectOption({ label: route });
}

async function make(page: Page, day: string) {
  await page.locator(`[data-day="${day}"]`).click();
  await fillSailing(page);
  await drawer(page).getByRole('button', { name: 'Put on sale' }).click();
  await expect(page.getByText('The sailing is on sale.')).toBeVisible();
}

const choose = async (page: Page, action: string) => {
  await drawer(page).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a sailing is created in the calendar, changed, closed, reopened and deleted', {
  tag: '@short',
}, async ({ office }) => {
  const page = await office('manager', calendar(`${testYear()}-01`));
  await make(page, `${testYear()}-01-10`);
  const sailing = sailingsOn(page, `${testYear()}-01-10`);
  await expect(sailing).toContainText(/Daytime.*09:00.*Penang → Langkawi.*Selat Aurora.*0\/620/s);

  await sailing.getByRole('button').click();
  await expect(page).toHaveURL(/sailing=\d+/);
  await drawer(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await drawer(page).getByLabel(/^Gate/).fill('S7');
  await drawer(page).getByLabel('Capacity').fill('580');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page)).toContainText(/Gate\s*S7/);
  await expect(drawer(page)).toContainText('0 sold, 0 held, 580 left of 580');

  await choose(page, 'Close sales');
  await expect(
    page.getByText('It can no longer be booked, neither on the site nor at the counter.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close sales' }).click();
  // The state of its waiting room has the same word.
  await expect(drawer(page).locator('span', { hasText: /^Closed$/ })).toBeVisible();
  await choose(page, 'Reopen sales');
  await page.getByRole('button', { name: 'Reopen sales' }).click();
  await expect(drawer(page).getByText('Scheduled', { exact: true })).toBeVisible();

  await choose(page, 'Delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Sailing deleted.')).toBeVisible();
  await expect(sailing).toHaveCount(0);
});

test('errors of a sailing are shown at their fields, and the input stays', async ({ office }) => {
  const page = await office('manager', calendar(`${testYear()}-02`));
  await make(page, `${testYear()}-02-10`);
  await page.locator(`[data-day="${testYear()}-02-10"]`).click();
  await drawer(page).getByRole('button', { name: 'Put on sale' }).click();
  await expect(drawer(page).getByText('Please input Ship')).toBeVisible();
  await fillSailing(page);
  await drawer(page).getByLabel('Capacity').fill('621');
  await drawer(page).getByRole('button', { name: 'Put on sale' }).click();
  await expect(
    drawer(page).getByText('The ship already has a sailing on this date and time slot.'),
  ).toBeVisible();
  await expect(drawer(page).getByText('The ship carries at most 620 people.')).toBeVisible();
  await expect(drawer(page).getByLabel('Capacity')).toHaveValue('621');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(drawer(page).getByLabel('Capacity')).toHaveValue('621');
});

test('a sailing can have its own fares, and an unreadable fare is reported and kept', async ({ office }) => {
  const page = await office('manager', calendar(`${testYear()}-11`));
  await page.locator(`[data-day="${testYear()}-11-10"]`).click();
  await fillSailing(page);
  await drawer(page).getByLabel('Own fares for this sailing').check();
  const fare = (type: string) => drawer(page).getByLabel(`Fares of this sailing in RM, ${type}`);
  for (const [type, amount] of Object.entries({ Adult: '99', Child: '66.5', Infant: 'ten', Senior: '80' }))
    await fare(type).fill(amount);
  await drawer(page).getByRole('button', { name: 'Put on sale' }).click();
  await expect(drawer(page).getByText('Enter all four fares.')).toBeVisible();
  await expect(fare('Infant')).toHaveValue('ten');
  await expect(fare('Infant')).toHaveAttribute('aria-invalid', 'true');
  await expect(fare('Child')).toHaveValue('66.50');
  await fare('Infant').fill('10');
  await drawer(page).getByRole('button', { name: 'Put on sale' }).click();
  await sailingsOn(page, `${testYear()}-11-10`).getByRole('button').click();
  await expect(drawer(page)).toContainText(/Child\s*RM\s66\.50\s*Infant\s*RM\s10\.00/);

  await drawer(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await fare('Child').fill('70');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page)).toContainText(/Child\s*RM\s70\.00\s*Infant\s*RM\s10\.00/);
});

test('repeating a sailing shows clashes first, with their dates left out, and creates the rest', async ({
  office,
}) => {
  const page = await office('manager', calendar(`${testYear()}-03`));
  await make(page, `${testYear()}-03-09`);
  await page.getByRole('button', { name: 'Repeat…' }).click();
  await drawer(page).getByLabel('Weekdays').click();
  await page.getByRole('checkbox', { name: 'Friday' }).check();
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.keyboard.press('Escape');
  await drawer(page).getByRole('textbox', { name: 'From' }).fill(`${testYear()}-03-01`);
  await drawer(page).getByRole('textbox', { name: 'Until' }).fill(`${testYear()}-03-17`);
  await fillSailing(page);
  await drawer(page).getByRole('button', { name: 'Preview dates' }).click();

  const friday = drawer(page).getByRole('row', { name: `Fri 9 Mar ${testYear()}` });
  await expect(friday).toContainText('The ship already has a sailing on this date and time slot.');
  await expect(friday.getByRole('checkbox')).not.toBeChecked();
  await expect(drawer(page)).toContainText('1 date has a conflict and is left out.');
  await drawer(page).getByRole('button', { name: 'Create 5 sailings' }).click();
  await expect(page.getByText('5 sailings are on sale.')).toBeVisible();
  for (const day of ['02', '03', '09', '10', '16', '17'])
    await expect(sailingsOn(page, `${testYear()}-03-${day}`)).toHaveCount(1);
});

const HEADER =
  'Date,Time slot,Ship,From,To,Departs,Arrives,Gate,Capacity,Non-refundable,Peak,Adult (RM),Child (RM),Infant (RM),Senior (RM)';
const sheet = (...rows: string[]) => ({
  name: 'season.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\n')),
});

test('a season is imported after every error is fixed', async ({ office }) => {
  const page = await office('manager', calendar(`${testYear()}-04`));
  await page.getByRole('button', { name: 'Season' }).click();
  await page.getByRole('menuitem', { name: 'Import season…' }).click();
  const file = drawer(page).locator('input[type=file]');
  await file.setInputFiles(
    sheet(
      `${testYear()}-04-03,Daytime,Selat Aurora,Penang,Langkawi,09:00,17:00`,
      `${testYear()}-04-31,Noon,Titanic,Penang,Langkawi,09:00,17:00`,
    ),
  );
  await expect(drawer(page).getByText('1 of 2 rows has an error.')).toBeVisible();
  for (const finding of [
    new RegExp(`A3 · Date.*${testYear()}-04-31.*is not a date`),
    /B3 · Time slot.*Noon.*is not a time slot/,
    /C3 · Ship.*There is no ship “Titanic”/,
  ])
    await expect(drawer(page).getByRole('row', { name: finding })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Create 2 sailings' })).toBeDisabled();

  await file.setInputFiles(
    sheet(
      `${testYear()}-04-03,Daytime,Selat Aurora,Penang,Langkawi,09:00,17:00`,
      `${testYear()}-04-04,Daytime,Selat Aurora,Langkawi,Penang,09:00,17:00`,
    ),
  );
  await expect(drawer(page).getByText('All 2 sailings can be created')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Create 2 sailings' }).click();
  await expect(page.getByText('2 sailings are on sale.')).toBeVisible();
  await expect(sailingsOn(page, `${testYear()}-04-03`)).toContainText('Penang → Langkawi');
  await expect(sailingsOn(page, `${testYear()}-04-04`)).toContainText('Langkawi → Penang');
});

test('an ambiguous date is asked about once, with the first rows in both orders', async ({
  office,
}, testInfo) => {
  const page = await office('manager', calendar(`${testYear()}-08`));
  await page.getByRole('button', { name: 'Season' }).click();
  await page.getByRole('menuitem', { name: 'Import season…' }).click();
  await drawer(page)
    .locator('input[type=file]')
    .setInputFiles(
      sheet(
        `07/08/${testYear()},Daytime,Selat Aurora,Penang,Langkawi,9:00 AM,5:00 PM`,
        `08/08/${testYear()},Daytime,Selat Aurora,Langkawi,Penang,9:00 AM,5:00 PM`,
        `09/08/${testYear()},Daytime,Selat Aurora,Penang,Langkawi,9:00 AM,5:00 PM`,
      ),
    );
  const question = drawer(page).getByRole('region', { name: 'Order of day and month' });
  await expect(question).toContainText(`2 dates, such as 07/08/${testYear()}, are ambiguous.`);
  await expect(question.getByRole('row', { name: new RegExp(`^2 07/08/${testYear()}`) })).toContainText(
    `7 Aug ${testYear()}`,
  );
  await expect(question.getByRole('row', { name: new RegExp(`^4 09/08/${testYear()}`) })).toContainText(
    `8 Sep ${testYear()}`,
  );
  const create = drawer(page).getByRole('button', { name: 'Create 3 sailings' });
  await expect(create).toBeDisabled();
  await testInfo.attach('the question', {
    body: await page.screenshot(),
    contentType: 'image/png',
  });

  // By keyboard: the choice keeps the focus while the file is read again.
  await question.getByRole('radio', { name: 'Day first' }).focus();
  await page.keyboard.press('Space');
  await expect(drawer(page).getByText('All 3 sailings can be created')).toBeVisible();
  await expect(question.getByRole('radio', { name: 'Day first' })).toBeFocused();
  await expect(create).toBeEnabled();
  await testInfo.attach('the answer', { body: await page.screenshot(), contentType: 'image/png' });
  await create.click();
  await expect(page.getByText('3 sailings are on sale.')).toBeVisible();
  await expect(sailingsOn(page, `${testYear()}-08-07`)).toContainText('Penang → Langkawi');
  await expect(sailingsOn(page, `${testYear()}-08-09`)).toContainText('Penang → Langkawi');
});

test('a file that is not a spreadsheet is refused, and the template and the season are downloaded', async ({
  office,
}) => {
  const page = await office('manager', calendar(`${testYear()}-05`));
  await page.getByRole('button', { name: 'Season' }).click();
  await page.getByRole('menuitem', { name: 'Import season…' }).click();
  await drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'season.xlsx', mimeType: 'text/plain', buffer: Buffer.from('%PDF-1.7\u0000') });
  await expect(drawer(page).getByText('We cannot read this file.')).toBeVisible();
  const template = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Download the template' }).click();
  expect((await template).suggestedFilename()).toBe('sailings-template.xlsx');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.getByRole('button', { name: 'Season' }).click();
  await page.getByRole('menuitem', { name: 'Export season' }).click();
  const season = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Export', exact: true }).click();
  expect((await season).suggestedFilename()).toBe(`sailings-${testYear()}-05-01-${testYear()}-07-31.xlsx`);
});

test('delaying and canceling a booked sailing shows the affected orders and amounts before and after', async ({
  office,
  request,
}) => {
  const page = await office('manager', `${SAILINGS}?view=list&sort=-sold&status=scheduled`);
  await page.locator('tr[data-index="0"]').click();
  await expect(drawer(page).getByText(/^[1-9]\d* sold/)).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('sailing'));

  await choose(page, 'Delay…');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('This must be later than the current departure.')).toBeVisible();
  const arrives = page.getByLabel('Arrival time');
  const departs = page.getByLabel('Departure time');
  const later = (time: string) => time.replace(/\d\d$/, '45');
  await departs.fill(later(await departs.inputValue()));
  await arrives.fill(later(await arrives.inputValue()));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/We e-mail the contacts? of \d+ orders?/)).toBeVisible();
  await page.getByRole('button', { name: 'Delay 1 sailing' }).click();
  await expect(drawer(page).getByText('Delayed', { exact: true })).toBeVisible();

  await choose(page, 'Cancel sailing…');
  await page.getByRole('radio', { name: 'get all of their money back immediately' }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/\d+ orders? \(\d+ passengers?\) worth RM/)).toBeVisible();
  const refund = page.getByRole('button', { name: /^Cancel and refund RM/ });
  const amount = /RM\s[\d,.]+/.exec((await refund.textContent()) ?? '')?.[0] ?? '';
  await refund.click();
  await expect(drawer(page).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(drawer(page).getByText(`${amount} refunded`)).toBeVisible();
  await expect(drawer(page)).toContainText('0 sold, 0 held');
  const { data } = await (await request.get(`/prod-api/sailings/${id}`)).json();
  expect(data).toMatchObject({ status: 'canceled', bookable: false });
  const monitor = await (await request.get(`/prod-api/monitor/${id}`)).json();
  expect(monitor.data).toMatchObject({ phase: 'canceled', booked: 0 });
});

test('the calendar behind the drawer follows a cancellation, and cash to pay out is shown', async ({
  office,
  request,
}) => {
  const manager = await staffApi(request, 'manager');
  const ship = await createShip(manager);
  const { id, date } = await createSailing(manager, ship);
  const { order } = await book(request, id);
  await payInCash(manager, order);
  const page = await office('manager', `${calendar(date.slice(0, 7))}&sailing=${id}`);
  // The drawer hides the calendar from roles.
  const tile = page.locator('td li button').filter({ hasText: ship.name });
  await expect(tile.getByText(/^[1-9]\d*\/\d+$/)).toBeVisible();
  await choose(page, 'Cancel sailing…');
  await page.getByRole('radio', { name: 'get all of their money back immediately' }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Cancel and refund RM/ }).click();
  await expect(drawer(page)).toContainText(/RM\s[\d.]+ to pay out at the counter, for 1 order\./);
  await expect(tile).toContainText('Canceled');
  await expect(tile.getByText(/^0\/\d+$/)).toBeVisible();
});

test('the calendar is operated by keyboard, and a day opens a new sailing', async ({ office }) => {
  const page = await office('manager', calendar(`${testYear()}-06`));
  await page.locator(`[data-day="${testYear()}-06-01"]`).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-day="${testYear()}-06-09"]`)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.locator(`[data-day="${testYear()}-07-09"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('textbox', { name: 'Date' })).toHaveValue(`${testYear()}-07-09`);
});

test('rapid arrow keys move from the day that the previous key selected', async ({ office }) => {
  const page = await office('manager', calendar(`${testYear()}-06`));
  await page.locator(`[data-day="${testYear()}-06-22"]`).focus();
  await pressAtOnce(page, [arrowDown, arrowRight, arrowDown]);
  await expect(page.locator(`[data-day="${testYear()}-07-07"]`)).toBeFocused();
});
