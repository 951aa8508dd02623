import type { OfficeOrderPage, ResendResult } from '@gangway/shared/contract/office/orders/orders.ts';
import type { OfficeJob, OfficeJobPage } from '@gangway/shared/contract/office/system/jobs.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

const here = '/setup/mailsAndJobs';

test('sent mails are listed with their order and found by the order number', async ({ office }) => {
  const page = await office('admin');
  const { get, post } = staffCalls(page);
  // Not every paid order has an e-mail address: walk-in customers may leave none.
  const orders = await get<OfficeOrderPage>('/office/orders?status=paid&size=20');
  const { results } = await post<ResendResult>('/office/orders/resend', {
    numbers: orders.items.map(({ number }) => number),
  });
  const { number } = results.find(({ ok }) => ok) ?? { number: '' };
  await page.goto(new URL(`${here}?order=${number}`, page.url()).href);
  await expect(page).toHaveTitle('Mails and jobs - Selat Cruises');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText(/E-tickets.*Sent/);
  await newest.getByRole('gridcell').first().click();
  const mail = page.getByRole('dialog', { name: 'E-tickets' });
  await expect(mail.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await mail.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(url => url.pathname.endsWith(number));
});

test('system jobs have a tab of their own', async ({ office }) => {
  const page = await office('admin', `${here}?kind=jobs`);
  await expect(page.getByRole('row', { name: /Cancel unpaid orders Done/ }).first()).toBeVisible();
  await page.getByLabel('Kind').selectOption('Mails');
  await expect(page).toHaveURL(url => !url.search.includes('kind'));
});

const failed: OfficeJob = {
  id: '0192b1c2-7c1e-7a30-8f00-000000000001',
  name: 'order-paid',
  state: 'failed',
  attempts: 11,
  createdAt: '2026-11-20T02:00:00.000Z',
  endedAt: '2026-11-20T03:30:00.000Z',
  nextTryAt: null,
  dismissed: null,
  error: 'Mail command failed: 451 4.7.1 Try again later',
  orderNumber: 'SC4F7K2M9Q',
  recipient: 'aisyah@example.com',
};

// The queue gives up on a mail after two days; api/test/server/jobs-office.test.ts tests a real failure.
test('failed jobs show their error and are retried one by one or all together', async ({ office }) => {
  const page = await office('admin');
  const retries: unknown[] = [];
  const failures: OfficeJobPage = { items: [failed], total: 1, failed: 3, page: 1, size: 50 };
  await page.route('**/prod-api/office/jobs?*', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: failures } }),
  );
  await page.route('**/prod-api/office/jobs/retry', route => {
    retries.push(route.request().postDataJSON());
    const data = retries.length === 1 ? { again: 1, left: 2 } : { again: 3, left: 0 };
    return route.fulfill({ json: { code: 200, msg: 'success', data } });
  });
  await page.goto(new URL(here, page.url()).href);
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  const mail = page.getByRole('dialog', { name: 'E-tickets' });
  await expect(mail.getByText('Mail command failed: 451 4.7.1 Try again later')).toBeVisible();
  await mail.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The mail is being sent again.')).toBeVisible();
  await expect(mail).toBeHidden();

  await page.getByRole('button', { name: 'Send 3 failed mails again' }).click();
  const question = page.getByRole('dialog', { name: 'Send 3 failed mails again?' });
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('3 mails are being sent again.')).toBeVisible();
  expect(retries).toEqual([{ kind: 'mails', id: failed.id }, { kind: 'mails' }]);
});

test('a failed mail is dismissed after a confirmation, and shows by whom (R352)', async ({ office }) => {
  const page = await office('admin');
  let shown: OfficeJob = failed;
  await page.route('**/prod-api/office/jobs?*', route => {
    const data = { items: [shown], total: 1, failed: shown.state === 'failed' ? 1 : 0, page: 1, size: 50 };
    return route.fulfill({ json: { code: 200, msg: 'success', data } });
  });
  await page.route('**/prod-api/office/jobs/dismiss', route => {
    const dismissed = { by: 'Nora Aziz', at: '2026-11-20T04:00:00.000Z' };
    shown = { ...failed, state: 'dismissed', dismissed };
    return route.fulfill({ json: { code: 200, msg: 'success', data: { dismissed: 1, left: 0 } } });
  });
  await page.goto(new URL(here, page.url()).href);
  const row = page.getByRole('row').nth(1);
  await row.getByRole('gridcell').first().click();
  const mail = page.getByRole('dialog', { name: 'E-tickets' });
  await mail.getByRole('button', { name: 'Dismiss' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this mail unsent?' });
  await question.getByRole('button', { name: 'Dismiss' }).click();
  await expect(mail).toBeHidden();
  await expect(row).toContainText('Dismissed');
  await row.getByRole('gridcell').first().click();
  await expect(mail.getByText(/Nora Aziz, .*2026/)).toBeVisible();
  await expect(mail.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test('the dashboard shows how many mails were given up, and that no mail server is configured (R352)', async ({
  office,
}) => {
  const page = await office('admin');
  await page.route('**/prod-api/office/dashboard', async route => {
    const answer = await (await route.fetch()).json();
    answer.data.mailsAndJobs = { mails: 3, jobs: 0, mailServer: false };
    return route.fulfill({ json: answer });
  });
  await page.goto(new URL('/dashboard', page.url()).href);
  await expect(page.getByText('No mail server is set up (SMTP_URL).')).toBeVisible();
  const issue = page.getByRole('region', { name: 'System' }).getByRole('listitem').first();
  await expect(issue).toHaveText(/^Mails not sent.*3$/);
  await issue.getByRole('link').click();
  await expect(page).toHaveURL(/mailsAndJobs\?.*state=failed/);
});

test('the dashboard says how old the last backup is, and warns if it is too old or there is none (R437)', async ({
  office,
}) => {
  const page = await office('admin');
  let backup = { lastAt: new Date(Date.now() - 3 * 3_600_000).toISOString(), late: false, setUp: true };
  await page.route('**/prod-api/office/dashboard', async route => {
    const answer = await (await route.fetch()).json();
    return route.fulfill({ json: { ...answer, data: { ...answer.data, backup } } });
  });
  const show = () => page.goto(new URL('/dashboard', page.url()).href);
  await show();
  await expect(page.getByRole('region', { name: 'System' })).toContainText('Last backup: 3 hours ago.');
  backup = { lastAt: new Date(Date.now() - 60 * 3_600_000).toISOString(), late: true, setUp: true };
  await show();
  await expect(page.getByText(/^The last backup: .+\. The log says why later ones failed\.$/)).toBeVisible();
  backup = { ...backup, setUp: false };
  await show();
  await expect(page.getByText('The server makes none until BACKUP_PASSPHRASE is set.')).toBeVisible();
});

test('a manager cannot open the screen', async ({ office }) => {
  const page = await office('manager', here);
  await expect(page).toHaveURL(/\/404$/);
});
