import type { Locator, Page } from '@playwright/test';
import { newMyKad } from '../../../storefront/e2e/support/booking.ts';
import { chooseSailing, openSale, saleForm } from '../support/counter-sale.ts';
import { expect, test } from '../support/office.ts';
import { findSailings } from '../support/sailings-on-sale.ts';
import { ORDERS } from './desk-orders.ts';

/** The goals for a family of four with a cabin that pays in cash (R427). */
const MOST = { clicks: 14, keystrokes: 120 };

/** A clerk at the keyboard and the mouse, with what they have had to do so far. */
class Clerk {
  clicks = 0;
  keystrokes = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks++;
  }

  /** Opens a list and chooses from it. */
  async choose(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
    this.clicks += 2;
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keystrokes += text.length;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keystrokes++;
  }
}

test('a family of four with a cabin is sold for cash with few clicks and little typing (R427)', async ({
  office,
  request,
}) => {
  const sailing = (await findSailings(request, 26)).find(({ cabinsLeft }) => (cabinsLeft ?? 0) > 4);
  if (!sailing) throw new Error('no sailing has cabins');
  const page = await office('frontdesk', ORDERS);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const clerk = new Clerk(page);
  await clerk.press('n');
  const sale = saleForm(page);

  // The day is picked in the calendar by two clicks; typing it is quicker for a test.
  await sale.getByLabel('Day').fill(sailing.date);
  await page.keyboard.press('Tab');
  clerk.clicks += 2;
  await clerk.choose(sale.getByLabel('Sailing', { exact: true }), String(sailing.id));
  for (let more = 1; more < 4; more++)
    await clerk.click(sale.getByRole('button', { name: 'One passenger more' }));
  await clerk.choose(sale.getByLabel('Cabin', { exact: true }), 'any');

  const family = [
    { name: 'Tan Wei Ming', card: newMyKad('850412', true), type: 'Adult', gender: 'Male' },
    { name: 'Lim Mei Hua', card: newMyKad('870930', false), type: 'Adult', gender: 'Female' },
    { name: 'Tan Jia Le', card: newMyKad('180214', true), type: 'Child', gender: 'Male' },
    { name: 'Tan Jia Yi', card: newMyKad('200705', false), type: 'Child', gender: 'Female' },
  ];
  const personOf = (index: number) =>
    sale.getByRole('group', { name: `Passenger ${index + 1}`, exact: true });
  await clerk.click(personOf(0).getByLabel('Name'));
  for (const [index, { name, card }] of family.entries()) {
    await expect(personOf(index).getByLabel('Name')).toBeFocused();
    await clerk.type(name);
    await clerk.press('Enter');
    await expect(personOf(index).getByLabel('Document number')).toBeFocused();
    await clerk.type(card);
    await clerk.press('Enter');
  }
  await expect(sale.getByLabel('Contact phone')).toBeFocused();
  await clerk.type('0123456789');
  for (const [index, { card, type, gender }] of family.entries()) {
    const person = personOf(index);
    await expect(person.getByLabel('Ticket', { exact: true }).locator('option:checked')).toHaveText(type);
    await expect(person.getByLabel('Gender').locator('option:checked')).toHaveText(gender);
    await expect(person.getByLabel('Date of birth')).toHaveValue(
      `${Number(card.slice(0, 2)) > 50 ? 19 : 20}${card.slice(0, 2)}-${card.slice(2, 4)}-${card.slice(4, 6)}`,
    );
    await expect(person.getByLabel('Pregnancy week')).toHaveCount(
      gender === 'Female' && type === 'Adult' ? 1 : 0,
    );
  }
  await expect(sale.getByText(/^2 × Child/)).toBeVisible();

  await clerk.click(sale.getByRole('button', { name: /^Exact amount/ }));
  await clerk.click(sale.getByRole('checkbox', { name: /accepts the terms/ }));
  await clerk.click(sale.getByRole('button', { name: /^Sell: take RM/ }));
  const sold = page.getByRole('dialog', { name: /^Sold: order/ });
  await expect(sold.getByRole('button', { name: 'Print e-tickets' })).toBeFocused();
  await clerk.click(sold.getByRole('button', { name: 'Print e-tickets' }));
  await expect(sold.getByRole('button', { name: 'Next customer' })).toBeVisible();

  const { clicks, keystrokes } = clerk;
  test.info().annotations.push({ type: 'count', description: JSON.stringify({ clicks, keystrokes }) });
  expect(clicks).toBeLessThanOrEqual(MOST.clicks);
  expect(keystrokes).toBeLessThanOrEqual(MOST.keystrokes);
});

test('a chosen ticket type and typed entries stay, whatever the card says', async ({ office, request }) => {
  const [sailing] = await findSailings(request, 26);
  const page = await office('frontdesk', ORDERS);
  const sale = await openSale(page);
  await chooseSailing(sale, sailing);
  await sale.getByLabel('Ticket', { exact: true }).selectOption('Adult');
  await sale.getByLabel('Gender').selectOption('Other');
  await sale.getByLabel('Document number').fill(newMyKad('580412', true));
  await expect(sale.getByLabel('Date of birth')).toHaveValue('1958-04-12');
  await expect(sale.getByLabel('Ticket', { exact: true }).locator('option:checked')).toHaveText('Adult');
  await expect(sale.getByLabel('Gender').locator('option:checked')).toHaveText('Other');
  await sale.getByLabel('Document number').fill(newMyKad('880412', true));
  await expect(sale.getByLabel('Date of birth'), 'a correction is followed').toHaveValue('1988-04-12');
});
