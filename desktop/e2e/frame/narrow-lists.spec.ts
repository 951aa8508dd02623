import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';

const KEY_COLUMNS = [
  'Order number',
  'Customer name',
  'Order status',
  'Departure',
  'Amount paid',
  'Room number',
  'Payment method',
];

test('the orders keep their key columns at 1440 and 1024 pixels, and show the others on request', async ({
  office,
}) => {
  const page = await office('manager', '/ship/shipOrder');
  const heads = page.getByRole('grid').getByRole('columnheader');
  const frame = page.getByRole('grid').locator('..');
  const overflow = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of KEY_COLUMNS) await expect(heads.filter({ hasText: name })).toBeVisible();
    await expect.poll(overflow, `at ${width} pixels`).toBe(0);
  }
  await expect(heads.filter({ hasText: 'Time slot' })).toHaveCount(0);
  const [row] = await Promise.all([page.getByRole('row').nth(1).boundingBox(), expectAccessible(page)]);
  expect(row?.height, 'text on two lines does not make a row higher').toBe(36);

  await page.getByRole('button', { name: /^\d more columns$/ }).click();
  await expect(heads.filter({ hasText: 'Time slot' })).toHaveCount(1);
  await expect.poll(overflow).toBeGreaterThan(0);
  const left = async () => (await heads.filter({ hasText: 'Order number' }).boundingBox())?.x;
  const before = await left();
  await expect(page.locator('[data-beyond]')).toHaveCount(1);
  await frame.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
  await expect(page.locator('[data-before]')).toHaveCount(1);
  await expect(page.locator('[data-beyond]')).toHaveCount(0);
  expect(await left(), 'the first column stays').toBe(before);
  await page.getByRole('button', { name: 'Fewer columns' }).click();
  await expect.poll(overflow).toBe(0);

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Phone' })).toHaveCount(1);
});

test.describe('in Chinese', () => {
  test.use({ officeLanguage: 'zh' });

  test('a long date is above its time, and the names on the way to a screen are as far from each other', async ({
    office,
  }) => {
    const page = await office('manager');
    await page.route('**/prod-api/office/orders?*', async route => {
      const response = await route.fetch();
      const answer: { data: OfficeOrderPage } = await response.json();
      for (const order of answer.data.items) order.departsAt = '2026-12-23T20:00:00+08:00';
      await route.fulfill({ response, json: answer });
    });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(new URL('/ship/shipOrder', page.url()).href);
    const departure = page.getByRole('gridcell', { name: '2026年12月23日周三 20:00' }).first();
    await expect(departure).toBeVisible();
    const lines = departure.evaluate(cell => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      const topOf = (place: number) => {
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return Math.round(range.getBoundingClientRect().top);
      };
      const lines = Map.groupBy([...text.data].keys(), topOf).values();
      return [...lines].map(places =>
        places
          .map(place => text.data[place])
          .join('')
          .trim(),
      );
    });
    expect(await lines).toEqual(['2026年12月23日周三', '20:00']);

    const gaps = page.getByRole('navigation', { name: '当前位置' }).evaluate(path => {
      const range = document.createRange();
      const names = [...path.querySelectorAll('li')].map(item => {
        range.selectNodeContents(item.querySelector('a, span') ?? item);
        return range.getBoundingClientRect();
      });
      return names.slice(1).map((name, place) => Math.round(name.left - (names[place]?.right ?? 0)));
    });
    expect(new Set(await gaps).size).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('an amount of many digits is not cut', async ({ office }) => {
  const page = await office('manager');
  await page.route('**/prod-api/office/orders?*', async route => {
    const response = await route.fetch();
    const answer: { data: OfficeOrderPage } = await response.json();
    for (const order of answer.data.items) order.paidSen = 1_250_000_000;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(new URL('/ship/shipOrder', page.url()).href);
  const paid = page.getByRole('gridcell', { name: 'RM 12,500,000.00' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect(paid).not.toHaveCount(0);
    const cut = paid.evaluateAll(cells =>
      cells
        .flatMap(cell => [cell, ...cell.children])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
    expect(await cut, `at ${size.width} pixels`).toEqual([]);
  }
  // It may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
