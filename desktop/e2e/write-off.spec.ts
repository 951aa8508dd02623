import type { GateSailing } from '@gangway/shared/contract/office/boarding.ts';
import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders.ts';
import type { Page } from '@playwright/test';
import { expect } from './support/office.ts';
import { test } from './support/setting.ts';
import { staffCalls } from './support/staff-calls.ts';
import { scanByWedge } from './support/wedge.ts';

const SCREEN = '/ship/shipWriteOff';

/** As early as boarding may open, so that there is always a sailing that boards. */
const A_DAY_AHEAD = 1440;

/** Opens the screen at a sailing that boards now. */
async function openBoarding(page: Page): Promise<GateSailing> {
  const sailings = await staffCalls(page).get<GateSailing[]>('/office/boarding/sailings');
  const found = sailings.find(
    ({ phase, boarded, expected }) => phase === 'boarding' && expected - boarded > 20,
  );
  if (!found) throw new Error('no sailing boards now');
  await page.goto(new URL(`${SCREEN}?sailing=${found.id}`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Ticket write-off' })).toBeVisible();
  return found;
}

/** A paid order of several whom nobody has let in yet. */
async function findParty(page: Page, sailingId: number): Promise<OfficeOrderDetail> {
  const { get } = staffCalls(page);
  const query = `sailing=${sailingId}&status=paid&qrStatus=unused&size=200`;
  const { items } = await get<OfficeOrderPage>(`/office/orders?${query}`);
  const party = items.find(({ passengers }) => passengers >= 3);
  if (!party) throw new Error('no party of three is expected');
  return get<OfficeOrderDetail>(`/office/orders/${party.number}`);
}

const result = (page: Page) => page.locator('[data-verdict]');
const type = async (page: Page, ticketId: string, code: string) => {
  await page.getByLabel('Ticket id or serial').fill(ticketId);
  await page.getByLabel('Verification code').fill(code);
  await page.getByLabel('Verification code').press('Enter');
};

test('a party boards: one by typing, the rest by one key; a second showing is refused; a supervisor undoes', async ({
  office,
  setting,
}) => {
  const page = await office('manager', SCREEN);
  await setting(page, 'boardingOpensMinutes', A_DAY_AHEAD);
  const sailing = await openBoarding(page);
  const order = await findParty(page, sailing.id);
  const [first] = order.tickets.filter(({ ticketType }) => ticketType !== 'child' && ticketType !== 'infant');
  if (!first?.verificationCode) throw new Error('the party has no adult with a ticket');
  const { serial, verificationCode } = first;
  const size = order.tickets.filter(({ canceledAt }) => canceledAt === null).length;
  const onBoard = page.getByLabel('How boarding goes').getByText('On board').locator('..');
  await expect(onBoard).toContainText(String(sailing.boarded));

  await type(page, serial, verificationCode);
  await expect(result(page)).toHaveAttribute('data-verdict', 'admit');
  await expect(result(page)).toContainText('Admit');
  await expect(result(page)).toContainText(first.passengerName);
  await expect(onBoard).toContainText(String(sailing.boarded + 1));

  const rest = size - 1;
  await page.getByRole('button', { name: `Board ${rest} more` }).click();
  await expect(page.getByText('Everybody of this party is on board.')).toBeVisible();
  await expect(onBoard).toContainText(String(sailing.boarded + size));

  await type(page, serial, verificationCode);
  await expect(result(page)).toHaveAttribute('data-verdict', 'refuse');
  await expect(result(page)).toContainText('Already boarded at');

  const admitted = page.getByRole('listitem').filter({ hasText: serial }).filter({ hasText: 'Admit' });
  await admitted.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Undo boarding' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Wrong queue');
  await dialog.getByRole('button', { name: 'Undo boarding' }).click();
  await expect(page.getByText(`The boarding of ${first.passengerName} is undone.`)).toBeVisible();
  await expect(onBoard).toContainText(String(sailing.boarded + size - 1));
});

test('a scanner is heard wherever the focus is, and a field keeps what stood in it', async ({ office }) => {
  const page = await office('gate', SCREEN);
  await page.getByLabel('Ticket id or serial').fill('SC12');
  await scanByWedge(page, 'GW1:NOT OF OURS');
  await expect(result(page)).toHaveAttribute('data-verdict', 'refuse');
  await expect(result(page)).toContainText('This is not a boarding pass.');
  await expect(page.getByLabel('Ticket id or serial')).toHaveValue('SC12');

  await page.getByRole('switch', { name: 'Sound' }).focus();
  await scanByWedge(page, 'ANOTHER CODE');
  await expect(page.getByRole('list', { name: 'Last scans' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('what is missing is said, and a ticket that is not there or an answer that does not come', async ({
  office,
}) => {
  const page = await office('gate', SCREEN);
  const code = page.getByLabel('Ticket code');
  await code.press('Enter');
  await expect(page.getByText('Scan result is empty')).toBeVisible();
  await code.fill('   ');
  await code.press('Enter');
  await expect(page.getByText('Scan content is empty')).toBeVisible();
  await page.getByLabel('Verification code').press('Enter');
  await expect(page.getByText('Please input the ticket id')).toBeVisible();
  await expect(page.getByText('Please input the verification code')).toBeVisible();

  await type(page, 'SC00000000-1', 'ABCD');
  await expect(result(page)).toContainText('No ticket found');

  await page.route('**/prod-api/boarding/scan', route => route.abort());
  await code.fill('GW1:SOMETHING');
  await code.press('Enter');
  await expect(result(page)).toHaveAttribute('data-verdict', 'warn');
  await expect(result(page)).toContainText('Verification failed');
  await page.unroute('**/prod-api/boarding/scan');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(result(page)).toHaveAttribute('data-verdict', 'refuse');
  await expect(page.getByRole('list', { name: 'Last scans' }).getByRole('listitem')).toHaveCount(2);
});
