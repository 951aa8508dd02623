import { screens } from '../../../shared/contract/office/system/screens.ts';
import { holders, isOpenTo, menuScreens, type RoleCode } from '../support/menu.ts';
import { expect, test } from '../support/office.ts';

for (const role of Object.keys(holders) as RoleCode[])
  test(`the sidebar of ${holders[role]} is the server's menu for that role, in its order`, {
    tag: role === 'admin' ? '@short' : [],
  }, async ({ office }) => {
    const page = await office(holders[role]);
    const seen = menuScreens
      .filter(screen => isOpenTo(role, screen))
      .map(({ name }) => screens[name].title.en);
    await expect(page.locator('#sidebar li a')).toHaveText(seen);
  });

test('a screen that is not in the menu is not found at its address', async ({ office }) => {
  const page = await office('gate', '/permission/role');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found - Selat Cruises');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});

test('an unknown address shows the not-found page', async ({ office }) => {
  const page = await office('admin', '/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
});

for (const [from, to] of [
  ['/', '/dashboard/dashboard'],
  ['/dashboard', '/dashboard/dashboard'],
  ['/business', '/business/paymentRecord'],
  ['/voyage', '/voyage/sailing'],
  ['/ship', '/ship/ship'],
  ['/permission', '/permission/role'],
  ['/setup', '/setup/settingConfig'],
] as const) {
  test(`${from} redirects to ${to}`, async ({ office }) => {
    const page = await office('admin', from);
    await expect(page).toHaveURL(url => url.pathname === to);
  });
}

test('a section redirects to the first screen that the user may see', async ({ office }) => {
  const page = await office('gate', '/ship');
  await expect(page).toHaveURL(/\/ship\/shipWriteOff$/);
});

test('each screen sets the page title and scrolls to the top', { tag: '@short' }, async ({ office }) => {
  const page = await office('admin');
  await expect(page).toHaveTitle('Dashboard - Selat Cruises');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // The screen must stay taller than its window while it renders.
  await main.evaluate(async () => {
    const tall = new CSSStyleSheet();
    await tall.replace('main::after { content: ""; display: block; height: 4000px; }');
    document.adoptedStyleSheets.push(tall);
  });
  await expect
    .poll(() =>
      main.evaluate(element => {
        element.scrollTo({ top: 3000, behavior: 'instant' });
        return element.scrollTop;
      }),
    )
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Serial port test' }).click();
  await expect(page).toHaveTitle('Serial port test - Selat Cruises');
  await expect.poll(() => main.evaluate(element => element.scrollTop)).toBe(0);
  await expect(main).toBeFocused();
});

test('the breadcrumb always starts with the dashboard', async ({ office }) => {
  const page = await office('admin');
  const steps = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(steps).toHaveText(['Dashboard']);
  await page.getByRole('link', { name: 'Serial port test' }).click();
  await expect(steps).toHaveText(['Dashboard', 'Ship', 'Serial port test']);
  await steps.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});
