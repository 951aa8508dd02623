import type { Page } from '@playwright/test';
import { holders, isOpenTo, menuScreens, type RoleCode } from './support/menu.ts';
import { expect, test } from './support/office.ts';

/** Navigates within the app, so that session, menu and pages stay loaded. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const role of Object.keys(holders) as RoleCode[])
  test(`${role}: every screen of the menu opens, and no other`, async ({ office }) => {
    test.slow();
    const page = await office(holders[role]);
    const refused: string[] = [];
    page.on('response', response => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname);
    });
    for (const screen of menuScreens)
      await test.step(screen.path, async () => {
        await visit(page, screen.path);
        if (isOpenTo(role, screen)) {
          await expect(page).toHaveURL(url => url.pathname.startsWith(screen.path));
          await expect(page.locator('h1')).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        } else {
          await expect(page).toHaveURL(/\/404$/);
        }
      });
    // A screen that a role can open must only call what the API allows that role.
    expect(refused).toEqual([]);
    await expect(page.getByText('This could not be loaded')).toBeHidden();
  });
