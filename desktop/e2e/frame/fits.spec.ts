import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import type { CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openFirstRow } from '../support/first-row.ts';
import { menuScreens } from '../support/menu.ts';
import { expect, test } from '../support/office.ts';

const desk = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };

const overflow = (box: Locator) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('the calendar shows all seven days at 1440 and 1024 pixels', { tag: '@short' }, async ({ office }) => {
  const page = await office('manager', '/voyage/sailing');
  const table = page.getByRole('table', { name: /^Sailings of/ });
  for (const size of [desk, small]) {
    await page.setViewportSize(size);
    await expect(table.getByRole('columnheader', { name: 'Sun' })).toBeInViewport({ ratio: 1 });
    expect(await overflow(table.locator('..'))).toBe(0);
    const cut = await table
      .getByRole('listitem')
      .evaluateAll(items => items.filter(item => item.scrollWidth > item.clientWidth).length);
    expect(cut, `sailings that are cut at ${size.width} pixels`).toBe(0);
  }
});

test('the breadcrumb shows an order’s number in full', async ({ office }) => {
  const page = await office('manager', '/ship/shipOrder');
  await openFirstRow(page);
  // Behind the dialog of the order, which leaves it visible in a wide window.
  const here = page.locator('[aria-label="You are here"] [aria-current=page]');
  await expect(here).toHaveText(/^SC\w{8}$/);
  for (const size of [{ width: 1280, height: 720 }, small]) {
    await page.setViewportSize(size);
    expect(await overflow(here), `at ${size.width} pixels`).toBe(0);
  }
});

test('the permissions of roles keep their names while the roles scroll', async ({ office }) => {
  const page = await office('admin', '/permission/role');
  await page.setViewportSize(small);
  const matrix = page.getByRole('table', { name: 'Permissions' });
  const box = matrix.locator('..');
  const name = matrix.getByRole('rowheader').nth(1);
  expect(await overflow(box)).toBeGreaterThan(0);
  await expect(page.locator('[data-beyond]')).toHaveCount(1);
  const before = await name.boundingBox();
  await box.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
  await expect(page.locator('[data-before]')).toHaveCount(1);
  await expect(page.locator('[data-beyond]')).toHaveCount(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('the sailings of check-in are one line that unfolds, and folds once one is chosen', async ({
  office,
}) => {
  const page = await office('manager');
  await page.setViewportSize(small);
  // The longest line, whatever the hour: under way since the night before, between ports with long names.
  await page.route('**/prod-api/office/check-in/sailings*', async route => {
    const response = await route.fetch();
    const answer: { data: CheckInSailing[] } = await response.json();
    for (const sailing of answer.data) {
      sailing.date = addDays(sailing.date, -1);
      sailing.current = true;
      sailing.destination = { ...sailing.destination, en: 'Kota Kinabalu and the Islands' };
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(new URL('/ship/roomCheckInManagement', page.url()).href);
  const sailings = page.getByRole('group', { name: 'Sailings' });
  const others = page.getByRole('button', { name: /^\d+ other sailings?$/ });
  await expect(sailings.getByRole('button')).toHaveCount(1);
  await expect(sailings.getByText('Now')).toBeVisible();
  // Two lines of text are higher.
  expect((await sailings.boundingBox())?.height).toBeLessThan(40);
  await others.click();
  await expect(page.getByRole('button', { name: 'Only this sailing' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expectAccessible(page);
  const another = sailings.getByRole('button', { pressed: false }).first();
  const ship = await another.locator('strong').innerText();
  await another.click();
  await expect(sailings.getByRole('button')).toHaveCount(1);
  await expect(sailings.getByRole('button', { pressed: true })).toContainText(ship);
  await expect(others).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/sailing=\d+/);
  // One may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('changed prices are saved below the rows, in a low window too', async ({ office }) => {
  const page = await office('manager', '/ship/roomTypeManagement?tab=prices');
  await page.setViewportSize({ width: 1024, height: 560 });
  await page.getByRole('gridcell', { name: /^IN2, Daytime, Mon:/ }).click();
  await page.keyboard.type('81');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save prices' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 price changed')).toBeInViewport();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('rarely used filters of payments are folded until one of them is set', async ({ office }) => {
  const page = await office('manager', '/business/paymentRecord');
  const outcome = page.getByLabel('Outcome', { exact: true });
  const more = page.getByRole('button', { name: 'More filters' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(outcome).toBeHidden();
  await more.click();
  await outcome.selectOption({ index: 1 });
  await expect(page).toHaveURL(/outcome=/);
  await page.reload();
  await expect(outcome).toBeVisible();
  await expect(more).toBeHidden();
});

test('the filters of payments take one line, and two at most in a small window', async ({ office }) => {
  const page = await office('manager', '/business/paymentRecord');
  const first = page.getByRole('searchbox');
  const last = page.getByRole('button', { name: 'More filters' });
  for (const [window, lines] of [
    [{ width: 1440, height: 900 }, 1],
    [small, 2],
  ] as const) {
    await page.setViewportSize(window);
    const [from, to] = [await first.boundingBox(), await last.boundingBox()];
    expect((to?.y ?? 0) - (from?.y ?? 0)).toBeLessThan(lines * (from?.height ?? 0));
  }
});

test('a color and what it does to the site are seen together in a small window', async ({ office }) => {
  const page = await office('manager', '/setup/branding');
  await page.setViewportSize(small);
  await expect(page.getByRole('textbox', { name: 'Main color', exact: true })).toBeInViewport({ ratio: 1 });
  for (const part of ['Site, light', 'Site, dark', 'Back office'])
    await expect(page.getByRole('figure', { name: part })).toBeInViewport({ ratio: 1 });
});

for (const language of officeLanguages)
  test.describe(language, () => {
    test.use({ officeLanguage: language });

    test('no name of a column and no button is cut on any screen', async ({ office }) => {
      // All screens at two sizes, one after the other.
      test.setTimeout(360_000);
      const page = await office('admin');
      for (const { path } of menuScreens)
        await test.step(path, async () => {
          await page.setViewportSize(desk);
          await page.goto(new URL(path, page.url()).href);
          await expect(page.locator('h1')).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          for (const size of [desk, small]) {
            await page.setViewportSize(size);
            await expect
              .poll(() => cutNames(page.locator('main')), `${path} at ${size.width} pixels`)
              .toEqual([]);
          }
        });
    });

    test('the line of a sailing that left the evening before tells the whole voyage', async ({ office }) => {
      const page = await office('manager');
      await page.setViewportSize(small);
      await page.route('**/prod-api/office/check-in/sailings*', async route => {
        const response = await route.fetch();
        const answer: { data: CheckInSailing[] } = await response.json();
        for (const sailing of answer.data) {
          sailing.date = addDays(sailing.date, -1);
          sailing.current = true;
        }
        await route.fulfill({ response, json: answer });
      });
      await page.goto(new URL('/ship/roomCheckInManagement', page.url()).href);
      const voyage = page.getByRole('main').locator('button[aria-pressed="true"]').getByText('→');
      await expect(voyage).toBeVisible();
      expect(await overflow(voyage)).toBe(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });

/** Names of columns and of buttons whose text is wider than they are. */
const cutNames = (within: Locator) =>
  within
    .locator('th:not(.visually-hidden):visible, button:visible')
    .evaluateAll(elements =>
      elements
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
