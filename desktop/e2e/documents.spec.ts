import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/office.ts';
import { savedFrom } from './support/printing/shown-document.ts';
import { staffCalls } from './support/staff-calls.ts';

const LIST = '/ship/shipOrder';
const PATH = process.env.PATH;
let printing: string;

/** A fake of a command of the computer's printing system. */
async function command(name: string, script: string) {
  await writeFile(join(printing, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(printing, name), 0o755);
}

test.beforeEach(async () => {
  printing = await mkdtemp(join(tmpdir(), 'gangway-printing-'));
  process.env.PATH = `${printing}${delimiter}${PATH}`;
  await command('lpstat', 'echo EPSON_TM-T88; echo Office');
  await command('lp', `echo "$@" > ${printing}/said; cat > ${printing}/printed`);
});
test.afterEach(async () => {
  process.env.PATH = PATH;
  await rm(printing, { recursive: true });
});

/** Opens a paid order with its actions. */
async function openPaid(page: Page): Promise<string> {
  const number = await findPaid(page);
  await page.goto(new URL(`${LIST}/${number}`, page.url()).href);
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
  return number;
}

/** Other tests leave paid orders of sailings that they have called off, which have no e-tickets. */
async function findPaid(page: Page): Promise<string> {
  const { get } = staffCalls(page);
  const { items } = await get<OfficeOrderPage>('/office/orders?status=paid');
  for (const { number } of items) {
    const { sailing } = await get<OrderDetail>(`/office/orders/${number}`);
    if (sailing.status === 'scheduled') return number;
  }
  throw new Error('no paid order of a sailing on schedule');
}

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a receipt printer is chosen by name, and prints the receipts of an order from then on', async ({
  office,
}) => {
  const page = await office('frontdesk');
  await page.getByRole('button', { name: /^Logged in as/ }).click();
  await page.getByRole('menuitem', { name: 'Receipt printer' }).click();
  const setUp = page.getByRole('dialog', { name: 'Receipt printer' });
  await expect(setUp.getByLabel('Printer', { exact: true })).toHaveValue('');
  await setUp.getByLabel('Printer', { exact: true }).selectOption('EPSON TM-T88');
  await expectAccessible(page);
  await setUp.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await openPaid(page);
  await choose(page, 'Print receipt');
  await expect(page.getByText('Sent to the printer EPSON TM-T88.')).toBeVisible();
  expect(await readFile(join(printing, 'said'), 'utf8')).toMatch(/^-d EPSON_TM-T88 -t \S+\.pdf\n$/);
  expect(await readFile(join(printing, 'printed'), 'latin1')).toMatch(/^%PDF-/);
  await expect(page.getByRole('dialog', { name: /^Receipt of order/ })).toHaveCount(0);

  await command('lpstat', 'echo Office');
  await choose(page, 'Print receipt');
  await expect(
    page.getByText(/^The receipt printer EPSON_TM-T88 was not found\. Switch it on/),
  ).toBeVisible();
  await command('lpstat', 'echo EPSON_TM-T88');
  await command('lp', 'echo "out of paper" >&2; exit 1');
  await choose(page, 'Print receipt');
  await expect(page.getByText(/^Nothing was printed \(out of paper\)\. Check/)).toBeVisible();
});

test('receipts and e-tickets of an order are shown, and opened for printing', async ({ office }) => {
  const page = await office('frontdesk');
  const number = await openPaid(page);
  await page.getByRole('button', { name: 'E-tickets (PDF)' }).click();
  await expect(page.getByText(/^This browser cannot show PDF files/)).toBeVisible();
  await expectAccessible(page);
  expect(await savedFrom(page, `E-tickets of order ${number}`)).toMatch(/^%PDF-/);
  for (const [action, title] of [
    ['Receipt (PDF)', `Receipt of order ${number}`],
    ['Print receipt', `Receipt of order ${number}`],
    ['Print e-tickets', `E-tickets of order ${number}`],
  ] as const) {
    await choose(page, action);
    expect(await savedFrom(page, title)).toMatch(/^%PDF-/);
  }
});

test('a browser with a viewer shows the document in a frame of the page, which its policy allows', async ({
  office,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
  );
  const page = await office('frontdesk');
  const number = await openPaid(page);
  const loaded = page.waitForResponse(/\/bridge\/documents\//);
  await page.getByRole('button', { name: 'E-tickets (PDF)' }).click();
  const answer = await loaded;
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
  });
  const dialog = page.getByRole('dialog', { name: `E-tickets of order ${number}` });
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
});
