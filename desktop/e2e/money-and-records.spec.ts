import { readFile } from 'node:fs/promises';
import type { OfficePaymentPage } from '@gangway/shared/contract/office/orders/payments.ts';
import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { readExcel } from '../../api/test/support/documents/read-excel.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/office.ts';
import { staffCalls } from './support/staff-calls.ts';
import { makeRefusedRefund } from './support/states/refused-refund.ts';

const money = (sen: number) => formatMoney(sen, 'en').replace(' ', '\u00a0');

test('payment filters are in the URL, totals follow, and a payment opens beside its list', async ({
  office,
}) => {
  const page = await office('frontdesk', '/business/paymentRecord');
  const { get } = staffCalls(page);
  const totals = page.getByLabel('Total of matching payments');
  // A payment of a test before may arrive between the two.
  await expect(async () => {
    await page.reload();
    await expect(totals).toContainText('RM');
    const all = await get<OfficePaymentPage>('/office/payments?size=1');
    await expect(totals).toContainText(money(all.totals.netSen), { timeout: 1_000 });
  }).toPass();

  await page.getByRole('button', { name: 'Provider' }).click();
  await page.getByRole('checkbox', { name: 'Cash' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/provider=counter/);
  const cash = await get<OfficePaymentPage>('/office/payments?provider=counter&size=1');
  await expect(totals).toContainText(money(cash.totals.netSen));
  const [payment] = cash.items;
  const number = payment?.orders[0]?.number ?? '';

  await page.getByRole('searchbox').fill(number);
  await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: number }).click();
  const drawer = page.getByRole('dialog', { name: 'Payment' });
  await expect(drawer).toContainText(payment?.id ?? 'nothing');
  await expect(drawer.getByRole('link', { name: number })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/provider=counter/);
});

test('an unknown payment shows an error', async ({ office }) => {
  const page = await office('frontdesk', '/business/paymentRecord/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('dialog').getByText('We could not find this payment.')).toBeVisible();
});

test('a failed refund shows the reason and is retried after a confirmation', async ({ office, request }) => {
  test.setTimeout(120_000);
  const page = await office('frontdesk');
  const { orderNumber, paymentId, read, payAtBank } = await makeRefusedRefund(page, request);
  await page.goto(new URL(`/business/paymentRecord/${paymentId}`, page.url()).href);
  const drawer = page.getByRole('dialog', { name: 'Payment' });
  await expect(drawer.getByText('Failed', { exact: true })).toBeVisible();
  await expect(drawer.getByText('the bank refused the refund (409)', { exact: false })).toBeVisible();

  await drawer.getByRole('button', { name: 'Send again' }).click();
  const question = page.getByRole('dialog', { name: /^Send the refund of RM.* again\?$/ });
  await expect(question).toContainText(`refund order ${orderNumber} now`);
  const sent = page.waitForResponse(/\/office\/payments\/refunds\/[\w-]+\/retry$/);
  await question.getByRole('button', { name: 'Send again' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('The refund is on its way again.')).toBeVisible();

  await payAtBank();
  await expect.poll(async () => (await read()).refunds.map(({ status }) => status)).toEqual(['succeeded']);
  await page.reload();
  await expect(drawer.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test('a failed refund is settled by hand, and shows by whom and how', async ({ office, request }) => {
  const page = await office('frontdesk');
  const { orderNumber, paymentId, read } = await makeRefusedRefund(page, request);
  await page.goto(new URL(`/business/paymentRecord/${paymentId}`, page.url()).href);
  const drawer = page.getByRole('dialog', { name: 'Payment' });
  await drawer.getByRole('button', { name: 'Settle by hand…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Settle the refund of RM.* by hand$/ });
  await expect(dialog).toContainText('check with the provider first');
  await expectAccessible(page);

  await dialog.getByLabel('How it was refunded').fill('Card account closed: bank transfer');
  await dialog.getByRole('button', { name: 'Record as refunded' }).click();
  await expect(dialog.getByLabel('Reference of the transfer')).toBeFocused();
  await dialog.getByLabel('Reference of the transfer').fill(`MBB-${paymentId.slice(0, 8)}`);
  await dialog.getByRole('button', { name: 'Record as refunded' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText(/Settled by hand by .+: Card account closed: bank transfer/);
  await expect(drawer.getByText(`Reference MBB-${paymentId.slice(0, 8)}`)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  expect((await read()).refunds).toMatchObject([{ status: 'succeeded' }]);
  await drawer.getByRole('link', { name: orderNumber }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByText(
    /^Refund settled by hand, reference MBB-.+: Card account closed: bank transfer$/,
  );
  await expect(history).toBeVisible();
});

test('write-off records are filtered, and the Excel file has the same rows', async ({ office }) => {
  const page = await office('manager', '/ship/verificationRecord');
  await page.getByLabel('Outcome', { exact: true }).selectOption('Refused');
  await expect(page).toHaveURL(/outcome=refused/);
  const { get } = staffCalls(page);
  const { total } = await get<{ total: number }>('/office/boarding/records?outcome=refused&size=1');
  expect(total).toBeGreaterThan(0);
  await expect(page.getByText(`${total.toLocaleString('en')} row`, { exact: false }).first()).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  const file = await readFile(await download.path());
  const { rows } = await readExcel(file.buffer as ArrayBuffer);
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map(row => row.Outcome))).toEqual(new Set(['Refused']));
});

test('a supervisor sees the records without the export, and a filter without matches shows an empty state', async ({
  office,
}) => {
  const page = await office('supervisor', '/ship/verificationRecord');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toHaveCount(0);
  await page.getByLabel('Ticket serial').fill('NOBODY');
  await expect(page.getByText('No records match these filters')).toBeVisible();
});

test('the dashboard shows today’s sailings and a month’s revenue', { tag: '@short' }, async ({ office }) => {
  const page = await office('manager');
  const { get } = staffCalls(page);
  const { sailings } = await get<Dashboard>('/office/dashboard');
  await expect(page.getByRole('heading', { name: 'Today’s sailings' })).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Revenue, last 30 days' }).getByRole('row')).toHaveCount(31);
  if (sailings?.[0])
    await expect(page.getByRole('link', { name: new RegExp(sailings[0].ship) }).first()).toHaveAttribute(
      'href',
      `/ship/departureBoard?sailing=${sailings[0].id}`,
    );
});

test('the charts say their numbers, and open the lists behind them', async ({ office }) => {
  const page = await office('manager');
  const { get } = staffCalls(page);
  const { occupancy, revenue } = await get<Dashboard>('/office/dashboard');
  const from = revenue?.[0]?.date;
  const days = occupancy?.map(({ date }) => date) ?? [];
  await expect(page.getByRole('link', { name: 'Payments of these days' })).toHaveAttribute(
    'href',
    new RegExp(`from=${from}$`),
  );
  await expect(page.getByRole('link', { name: 'Orders of these days' })).toHaveAttribute(
    'href',
    `/ship/shipOrder?from=${days[0]}&to=${days.at(-1)}`,
  );
  const bars = page.locator('.recharts-bar-rectangle');
  await bars.last().hover();
  await expect(page.locator('.recharts-tooltip-wrapper').last()).toContainText('%');
  await bars.last().click();
  await expect(page).toHaveURL(/\/ship\/shipOrder\?from=(\d{4}-\d\d-\d\d)&to=\1/);
});

test('the dashboard lists what is left to do, and each line links to exactly the rows that it counts', async ({
  office,
}) => {
  const page = await office('manager');
  await page.route('**/prod-api/office/dashboard', async route => {
    const answer = await (await route.fetch()).json();
    Object.assign(answer.data.conflicts, { late: 0, twice: 0, mismatch: 0, refundFailed: 2 });
    answer.data.failedPayments.count = 0;
    answer.data.worklist = { call: 0, choose: 0, 'hand-out': 1, 'refund-failed': 2 };
    return route.fulfill({ json: answer });
  });
  await page.goto(new URL('/dashboard', page.url()).href);
  const money = page.getByRole('region', { name: 'Money to settle' });
  await expect(money.getByRole('listitem')).toHaveText([/^Cash to pay out.*1$/, /^Failed refunds.*2$/]);
  await expect(page.getByRole('region', { name: 'Guests to reach' })).toContainText(
    'Nobody to call or wait for.',
  );
  await money.getByRole('link', { name: 'Failed refunds' }).click();
  await expect(page).toHaveURL(/\/business\/paymentRecord\?attention=refund-failed/);
  await page.goBack();
  await money.getByRole('link', { name: 'Cash to pay out' }).click();
  await expect(page).toHaveURL(/\/worklist\?kind=hand-out/);
});

test('the dashboard of an officer shows sailings without money, and a failed load shows an error', async ({
  office,
}) => {
  const page = await office('gate');
  await expect(page.getByRole('heading', { name: 'Today’s sailings' })).toBeVisible();
  await expect(page.getByText('Revenue')).toHaveCount(0);
  await page.route('**/prod-api/office/dashboard', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
});
