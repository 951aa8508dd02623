import { randomUUID } from 'node:crypto';
import type { AgentAccount } from '@gangway/shared/contract/people/agents.ts';
import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { logIn, signInAs } from './support/account.ts';
import { ask, farSailing, fillInOneAdult, payButton } from './support/booking.ts';
import { cartItem } from './support/cart.ts';

const AGENT = '/shipClient/agent';
const INSUFFICIENT = "Sorry, your agent's available balance is insufficient for settlement.";

test('an agent sees the available balance and the statement', { tag: '@short' }, async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'meilin', baseURL);
  await page.goto('/home');
  await expect(page.locator('main')).toContainText('Search sailings');
  await page.getByRole('button', { name: /Mei Lin/ }).click();
  await page.getByRole('link', { name: 'Agent' }).click();
  await expect(page).toHaveTitle('Agent - Selat Cruises');
  await expect(page.getByText('Your superior agent: Ahmad Bahari')).toBeVisible();
  await expect(page.getByText('Available for bookings')).toBeVisible();
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByRole('listitem').first()).toContainText(/Balance RM\s[\d,.]+/);
  await statement.getByRole('button', { name: 'Next' }).click();
  await expect(statement.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await statement.getByRole('button', { name: 'Last month' }).click();
  await expect(statement.getByText(/^Page 2 of \d+$/)).toBeHidden();
  for (const [button, ending] of [
    ['Excel', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const) {
    const loading = page.waitForEvent('download');
    await statement.getByRole('button', { name: button, exact: true }).click();
    expect((await loading).suggestedFilename()).toMatch(
      new RegExp(`^statement-\\d{4}-\\d\\d-01-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
    );
  }
});

test('a super agent sees the sales of sub-agents, and gives one money', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'bahari', baseURL);
  await page.goto(AGENT);
  const meilin = page.getByRole('listitem').filter({ hasText: 'meilin' }).first();
  await expect(meilin).toContainText(/Sold in the period\s*RM\s[\d,.]+/);
  const lastMonth = page
    .getByRole('region', { name: 'Sub-agents and sales' })
    .getByRole('button', { name: 'Last month' });
  await lastMonth.click();
  await expect(lastMonth).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: 'oldharbour' })).toContainText('Inactive');

  await meilin.getByRole('button', { name: 'Give money' }).click();
  const dialog = page.getByRole('dialog', { name: /^Give money to .*Mei Lin/ });
  await dialog.getByRole('button', { name: 'Give money' }).click();
  await expect(dialog.getByText('Please enter an amount such as 100 or 99.50')).toBeVisible();
  await dialog.getByLabel('Amount in RM').fill('1,000,000');
  await dialog.getByRole('button', { name: /^Give RM 1,000,000\.00 to/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    "Sorry, your agent's available balance is insufficient for settlement.",
  );
  await dialog.getByLabel('Amount in RM').fill('12.50');
  await expect(
    dialog.getByText(/will then have RM\s[\d,.]+, and you will have RM\s[\d,.]+ available/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /^Give RM 12\.50 to/ }).click();
  await expect(dialog).toBeHidden();
  const [latest] = await page.getByRole('region', { name: 'Statement' }).getByRole('listitem').all();
  await expect(latest ?? page.locator('none')).toContainText(/Given to .*Mei Lin\s*-RM\s12\.50/);
});

test('a referral link is remembered until the booking', async ({ page, context, request, baseURL }) => {
  await signInAs(context, request, 'meilin', baseURL);
  await page.goto(AGENT);
  await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(link).searchParams.get('ref')).toBe('MEILIN');

  await context.clearCookies();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Search sailings' }).click();
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(page.getByLabel('Recommended by')).toHaveValue('MEILIN');
});

test('an insufficient balance is told beside the method before anything is held, and once more if it was used up meanwhile (R386)', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await logIn(request, 'meilin');
  const sailing = await farSailing(request);
  const path = `/shipClient/pay/ship?sailing=${sailing.id}`;
  const review = async () => {
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    await fillInOneAdult(page);
    await page.getByRole('radio', { name: /^Agent balance/ }).check();
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  };
  await signInAs(context, request, 'meilin', baseURL);
  await page.goto(path);
  await review();
  await expect(page.getByText(INSUFFICIENT)).toBeHidden();
  const spent = await spendAll(request, token, sailing.id);

  await test.step('used up after the page was loaded: the page of the order says it', async () => {
    await payButton(page).click();
    await expect(page.getByText('Waiting for payment')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: INSUFFICIENT })).toBeVisible();
  });

  await test.step('known beforehand: no order is made', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Make another booking' }).click();
    await review();
    const made: string[] = [];
    page.on('request', sent => sent.method() === 'POST' && made.push(new URL(sent.url()).pathname));
    await expect(page.getByText(new RegExp(`${INSUFFICIENT} RM\\s[\\d,.]+ is missing\\.`))).toBeVisible();
    await payButton(page).click();
    await expect(page.getByRole('radio', { name: /^Agent balance/ })).toBeFocused();
    expect(made.filter(path => path.endsWith('/orders'))).toEqual([]);
    await page.getByRole('radio', { name: /^Online banking/ }).check();
    await expect(page.getByText(INSUFFICIENT)).toBeHidden();
    await payButton(page).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  });

  for (const number of spent)
    await ask(
      request,
      `/orders/${number}/cancel`,
      { expectedChargeSen: 0 },
      { 'X-Token': token, 'Idempotency-Key': randomUUID() },
    );
});

test('a normal user sees a message, and a guest is redirected to the login', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.goto(AGENT);
  await expect(page).toHaveURL(/\/login\?redirect=%2FshipClient%2Fagent$/);
  await signInAs(context, request, 'family', baseURL);
  await page.goto(AGENT);
  await expect(page.getByRole('heading', { name: 'This page is for our agents' })).toBeVisible();
});

/** Books large parties from the balance until less than one ticket is left; returns the order numbers. */
async function spendAll(request: APIRequestContext, token: string, sailingId: number): Promise<string[]> {
  const session = { 'X-Token': token };
  const [passenger] = cartItem(sailingId).passengers;
  const numbers: string[] = [];
  for (let people = 9; people > 0; ) {
    const { availableSen } = await ask<AgentAccount>(request, '/agents/me', undefined, session);
    const party = {
      sailingId,
      passengers: Array.from({ length: people }, () => ({ ...passenger, idNumber: randomUUID() })),
      cabins: people === 9 ? { kind: 'assigned' } : null,
    };
    const { totalSen } = await ask<Quote>(request, '/quotes', party);
    if (totalSen > availableSen) {
      people--;
      continue;
    }
    const { order } = await ask<CreatedOrder>(
      request,
      '/orders',
      {
        ...party,
        contact: { name: 'A client', email: 'client@example.com', phone: '+60 12 345 6789' },
        referralCode: 'MEILIN',
        paymentMethod: 'balance',
        language: 'en',
        expectedTotalSen: totalSen,
        termsAccepted: true,
      },
      { ...session, 'Idempotency-Key': randomUUID() },
    );
    await ask(
      request,
      '/payments',
      { orderNumbers: [order.number], provider: 'balance' },
      { ...session, 'Idempotency-Key': randomUUID() },
    );
    numbers.push(order.number);
  }
  return numbers;
}
