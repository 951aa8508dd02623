import { expect, type Page, test } from '@playwright/test';
import { bookingPath } from '../src/lib/paths.ts';
import { agree, fillInOneAdult, payButton } from './support/booking.ts';
import { lateSailing, setQueue } from './support/queue.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000).toISOString();

test('a position in the queue is kept over reloads and in other tabs, and the booking opens automatically', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await lateSailing(request);
  const path = bookingPath(id, { party: '1' });
  await setQueue(request, id, { open: true, salesOpenAt: inTwoHours() });
  await page.goto(path);
  await expect(heading(page, 'Not on sale yet')).toBeVisible();
  await page.getByRole('button', { name: 'Join the queue' }).click();
  await expect(heading(page, 'You are in the draw')).toBeVisible();
  await page.getByText('How positions are drawn').click();
  const mine = page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const code = await mine.innerText();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();

  await page.reload();
  await expect(heading(page, 'You are in the draw')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(path);
  await tab.getByText('How positions are drawn').click();
  await expect(tab.getByText(code)).toBeVisible();
  await tab.close();

  // Sales open automatically.
  await setQueue(request, id, { open: true, salesOpenAt: null });
  await expect(heading(page, 'It’s your turn')).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^(9|10):/);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
  await agree(page);
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);

  // The turn was for one booking; without a turn, the customer must join the queue first.
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Join the queue' })).toBeVisible();
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await other.newPage();
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Join the queue' }).click();
  await expect(heading(visitor, 'It’s your turn')).toBeVisible();
  await visitor.getByRole('button', { name: 'I do not want to book' }).click();
  await expect(visitor.getByRole('button', { name: 'Join the queue' })).toBeVisible();
  await other.close();

  // Without a queue, everyone can book immediately.
  await setQueue(request, id, { open: false, salesOpenAt: null });
  await page.reload();
  await page.getByRole('button', { name: 'Make another booking' }).click();
  await expect(heading(page, 'Who is traveling?')).toBeVisible();
});

test('a sailing that is not on sale yet shows when sales open', async ({ page, request }) => {
  const { id } = await lateSailing(request);
  await setQueue(request, id, { open: false, salesOpenAt: inTwoHours() });
  await page.goto(bookingPath(id));
  await expect(page.getByRole('heading', { name: /^On sale from / })).toBeVisible();
  await setQueue(request, id, { open: false, salesOpenAt: null });
  await page.reload();
  await expect(heading(page, 'Who is traveling?')).toBeVisible();
});
