import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { expect, test } from '../support/office.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

test('on a computer whose clock is a year ahead, today is the server’s', async ({ office }) => {
  const page = await office('manager');
  await page.clock.setFixedTime(Date.now() + YEAR_MS);
  await page.goto(new URL('/voyage/sailing', page.url()).href);
  await expect(page.locator(`[data-day="${localDateIn(new Date())}"]`)).toBeVisible();
});
