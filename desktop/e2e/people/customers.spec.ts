import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { AgentSales } from '@gangway/shared/contract/people/agents.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Page } from '@playwright/test';
import { firstMailTo } from '../../../storefront/e2e/support/mail.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

const CUSTOMERS = '/ship/userInfoRecord';

const amount = (sen: number) => formatMoney(sen, 'en').replace(' ', '\u00a0');

const record = (page: Page) => page.getByRole('dialog').first();
const question = (page: Page) => page.getByRole('dialog').last();
const find = (page: Page, words: string) => page.getByRole('searchbox', { name: /^Name, phone/ }).fill(words);
async function open(page: Page, username: string) {
  await find(page, username);
  // The same name is also in the rows of the sub-agents.
  await page.locator('tbody td:first-child').getByText(username, { exact: true }).click();
  await expect(record(page)).toContainText(username);
}
const act = (page: Page, action: string) => record(page).getByRole('button', { name: action }).click();

test('a customer is found by their details, with the filters in the address', { tag: '@short' }, async ({
  office,
}) => {
  const page = await office('manager', CUSTOMERS);
  await find(page, 'Tan Mei');
  await expect(page.getByRole('gridcell', { name: 'meilin', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=Tan\+Mei/);
  await page.getByLabel('Account status').first().selectOption('inactive');
  await expect(page.getByText('No customers match.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No customers match.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await page.getByLabel('User level').click();
  await page.getByRole('checkbox', { name: 'Super agent' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'bahari', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'family', exact: true })).toBeHidden();
});

test('a customer is added and sets the password through the link in the mail', async ({
  office,
  context,
}) => {
  const page = await office('manager', CUSTOMERS);
  await page.getByRole('button', { name: 'Add user' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Add user' }).click();
  await expect(drawer.getByText('Please input Username')).toBeVisible();
  await drawer.getByLabel('Username').fill('meilin');
  await drawer.getByLabel('User level').selectOption('Agent');
  await drawer.getByRole('radio', { name: /^bahari/ }).check();
  await drawer.getByLabel('Real name').fill('Farah binti Osman');
  await drawer.getByLabel('E-mail').fill('farah@example.com');
  await drawer.getByRole('button', { name: 'Add user' }).click();
  await expect(drawer.getByText('This username is taken.')).toBeVisible();
  await expect(drawer.getByLabel('Real name')).toHaveValue('Farah binti Osman');
  await drawer.getByLabel('Username').fill('farah');
  await drawer.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('farah has been added.', { exact: false })).toBeVisible();
  await expect(record(page)).toContainText('A link to choose a password is on its way');
  await expect(record(page)).toContainText(/Superior agent\s*bahari/);

  const mail = await firstMailTo(page.request, 'farah@example.com');
  const link = /http\S+\/login\/password#[\w-]+/.exec(mail)?.[0] ?? '';
  const home = await context.newPage();
  await home.goto(link);
  await expect(home.getByText('For the account farah.')).toBeVisible();
  await home.getByLabel('New password', { exact: true }).fill('Selat-Lantern4');
  await home.getByLabel('New password again').fill('Selat-Lantern4');
  await home.getByRole('button', { name: 'Set new password' }).click();
  await expect(home).toHaveURL(/\/login$/);
  await home.goto(link);
  await home.reload();
  await expect(home.getByText('This link has expired, was already used', { exact: false })).toBeVisible();
  await home.close();
});

test('a balance is reset with a reason that appears on the statement', async ({ office }) => {
  const page = await office('manager', CUSTOMERS);
  await open(page, 'kembara');
  await act(page, 'Reset balance');
  await expect(question(page).getByRole('button', { name: 'Reset balance' })).toBeDisabled();
  await question(page).getByLabel('New balance').fill('12,345.60');
  await expect(question(page)).toContainText(/The balance becomes RM\s12,345\.60\./);
  await question(page).getByLabel('Reason').fill('Counted again at the office');
  await question(page).getByRole('button', { name: 'Reset balance' }).click();
  await expect(page.getByRole('dialog', { name: /^Reset balance of/ })).toBeHidden();
  await expect(record(page)).toContainText(/Remaining balance\s*RM\s12,345\.60/);
  await record(page).getByRole('tab', { name: 'Statement' }).click();
  await expect(record(page).getByRole('row').nth(1)).toContainText(
    /Reset.*Counted again at the office.*manager.*12,345\.60/s,
  );
});

test('an agent with sub-agents is demoted only after a new superior is chosen for them', async ({
  office,
}) => {
  const page = await office('manager', CUSTOMERS);
  await open(page, 'bahari');
  await act(page, 'Set level');
  await question(page).getByLabel('User level').selectOption('Normal user');
  await question(page).getByRole('button', { name: 'Set as normal user' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Choose where to move them first.');
  await page.keyboard.press('Escape');
  await expect(record(page)).toContainText(/User level\s*Super agent/);
  await record(page).getByRole('tab', { name: 'Agents' }).click();
  await expect(record(page).getByRole('link', { name: /^meilin/ })).toBeVisible();
});

test('an account is made inactive with a reason, and active again', async ({ office }) => {
  const page = await office('manager', CUSTOMERS);
  await open(page, 'hanbada');
  for (const [deed, status] of [
    ['Deactivate', 'Inactive'],
    ['Activate', 'Active'],
  ] as const) {
    await act(page, deed);
    await question(page).getByLabel('Reason').fill('Asked by phone');
    await question(page).getByRole('button', { name: deed }).click();
    await expect(page.getByRole('dialog', { name: /activate .*\?$/i })).toBeHidden();
    await expect(record(page)).toContainText(new RegExp(`Account status\\s*${status}`));
  }
});

test('a customer’s record links to their bookings and to orders sold with their referral code', async ({
  office,
}) => {
  const page = await office('manager', CUSTOMERS);
  const { get } = staffCalls(page);
  await open(page, 'meilin');
  await record(page).getByRole('link', { name: 'Booked by this account' }).click();
  await expect(page).toHaveURL(/\/ship\/shipOrder\?account=meilin$/);
  const booked = await get<OfficeOrderPage>('/office/orders?account=meilin');
  expect(booked.total).toBeGreaterThan(0);
  expect(new Set(booked.items.map(({ account }) => account))).toEqual(new Set(['meilin']));
  await expect(page.getByText(`${booked.total.toLocaleString('en')} row`, { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More filters, 1 active' })).toBeVisible();

  await page.goBack();
  await record(page).getByRole('link', { name: 'Sold with the referral code' }).click();
  const reference = new URL(page.url()).searchParams.get('reference');
  const sold = await get<OfficeOrderPage>(`/office/orders?reference=${reference}`);
  expect(sold.items.every(order => order.reference === reference)).toBe(true);
  await expect(page.getByText(`${sold.total.toLocaleString('en')} row`, { exact: false })).toBeVisible();
});

test('the sales of an agent and each sub-agent are shown for any period', async ({ office }) => {
  const page = await office('manager', CUSTOMERS);
  await open(page, 'bahari');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { get } = staffCalls(page);
  const today = localDateIn(new Date());
  const from = addDays(today, -300);
  const { agents, total } = await get<AgentSales>(`/office/customers/${id}/sales?from=${from}&to=${today}`);
  expect(agents.filter(({ agent }) => !agent.me).length).toBeGreaterThan(0);

  await record(page).getByRole('tab', { name: 'Sales' }).click();
  await record(page).getByLabel('Paid from').fill(from);
  const rows = record(page).getByRole('grid', { name: 'Sales' }).locator('tbody tr');
  await expect(rows).toHaveCount(agents.length);
  for (const [index, { agent, sold }] of agents.entries()) {
    await expect(rows.nth(index)).toContainText(agent.username);
    await expect(rows.nth(index)).toContainText(amount(sold.amountSen));
  }
  await expect(record(page)).toContainText(
    `${amount(total.amountSen)} in ${total.orders.toLocaleString('en')}`,
  );

  const [below] = agents.filter(({ agent }) => !agent.me);
  await rows.getByRole('link', { name: new RegExp(`^${below?.agent.username}`) }).click();
  await expect(page).toHaveURL(url => url.pathname.endsWith(`/${below?.agent.id}`));

  await record(page).getByRole('tab', { name: 'Sales' }).click();
  await record(page).getByLabel('Paid from').fill('2019-01-01');
  await record(page).getByLabel('Paid until').fill('2019-01-31');
  await expect(record(page).getByText('Nothing was sold in this period.')).toBeVisible();
});

test('a birth date is read in the local format, and an incomplete one is not saved', async ({ office }) => {
  const page = await office('manager', CUSTOMERS);
  await open(page, 'weijie');
  const birth = record(page).getByLabel('Date of birth');
  await birth.fill('1.2.80');
  await page.keyboard.press('Enter');
  await expect(birth).toBeFocused();
  await expect(
    record(page).getByText('Enter the date as 2026-12-24 or 24/12/2026, with a four-digit year'),
  ).toBeVisible();
  await expect(page.getByText('Saved.')).toHaveCount(0);

  await birth.fill('1/2/1980');
  await page.keyboard.press('Tab');
  await expect(birth).toHaveValue('1980-02-01');
  await record(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(birth).toHaveValue('1980-02-01');
});
