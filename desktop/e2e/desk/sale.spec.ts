import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chooseSailing, openSale } from '../support/counter-sale.ts';
import { missingWidth } from '../support/missing-width.ts';
import { expect, test } from '../support/office.ts';
import { findSailings } from '../support/sailings-on-sale.ts';
import { ORDERS } from './desk-orders.ts';

test('a sale to a family of four fits one screen, with price, terms and cash visible', {
  tag: '@short',
}, async ({ office, request }) => {
  const sailing = (await findSailings(request, 20)).find(({ cabinsLeft }) => (cabinsLeft ?? 0) > 4);
  const page = await office('frontdesk', ORDERS);
  const sale = await openSale(page);
  await chooseSailing(sale, sailing);
  for (let more = 1; more < 4; more++) await sale.getByRole('button', { name: 'Add a passenger' }).click();
  await sale.getByLabel('Cabin', { exact: true }).selectOption('any');
  for (const [position, gender] of ['male', 'female', 'female', 'male'].entries()) {
    const person = sale.getByRole('group', { name: `Passenger ${position + 1}` });
    await person.getByLabel('Gender').selectOption(gender);
    await expect(person.getByLabel('Pregnancy week')).toHaveCount(gender === 'female' ? 1 : 0);
  }
  await expect(sale.getByText(/^Cabin \d+, \S+/).first()).toBeVisible();
  expect(await sale.getByLabel('Sailing', { exact: true }).evaluate(missingWidth)).toBeLessThanOrEqual(0);
  await expect(sale.getByRole('heading', { name: 'If canceled' })).toBeInViewport({ ratio: 1 });
  await expect(sale.getByLabel('Cash received')).toBeInViewport({ ratio: 1 });
  await expect(sale.getByRole('checkbox', { name: /accepts the terms/ })).toBeInViewport({ ratio: 1 });
  // The browser rounds the two heights: a hidden line would be 20 px or more.
  expect(await hiddenHeight(sale)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});

test('a party that requests two cabins gets two', async ({ office, request }) => {
  const sailing = (await findSailings(request, 24)).find(({ cabinsLeft }) => (cabinsLeft ?? 0) > 4);
  const page = await office('frontdesk', ORDERS);
  const sale = await openSale(page);
  await chooseSailing(sale, sailing);
  await sale.getByRole('button', { name: 'Add a passenger' }).click();
  await sale.getByLabel('Cabin', { exact: true }).selectOption('any');
  await sale.getByLabel('Number of cabins').selectOption('2');
  await expect(sale.getByText(/^Cabin \d+, \S+/)).toHaveCount(2);
});

test('a party books cabins of two types in one order', async ({ office, request }) => {
  const sailing = (await findSailings(request, 24)).find(({ cabinsLeft }) => (cabinsLeft ?? 0) > 4);
  const page = await office('frontdesk', ORDERS);
  const sale = await openSale(page);
  await chooseSailing(sale, sailing);
  await sale.getByRole('button', { name: 'Add a passenger' }).click();
  await sale.getByLabel('Cabin', { exact: true }).selectOption('Several types…');
  const types = sale.getByLabel(/, RM.+ each$/);
  await types.nth(0).selectOption('1');
  await types.nth(1).selectOption('1');
  await expect(sale.getByText(/^Cabin \d+, \S+/)).toHaveCount(2);
  await expectAccessible(page);
});

/** The height of a drawer's content that is only visible by scrolling, in pixels. */
const hiddenHeight = (drawer: Locator): Promise<number> =>
  drawer.evaluate(element =>
    Math.max(
      ...[element, ...element.querySelectorAll('*')].map(part =>
        /auto|scroll/.test(getComputedStyle(part).overflowY) ? part.scrollHeight - part.clientHeight : 0,
      ),
    ),
  );
