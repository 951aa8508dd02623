import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openPaidOrder } from './support/paid-order.ts';

const REPLACING = { number: 'SC8HN4TJ2Q', accessToken: 'token-of-the-new-one' };

test('a replaced booking links to the new one, without the mail', async ({ page, request }) => {
  await openPaidOrder(page, request);
  // The sample data have no sailing within four days that leaves time to pay for another one at the bank.
  await page.route(/\/prod-api\/orders\/[A-Z0-9]+$/, async route => {
    const response = await route.fetch();
    const answer = await response.json();
    if (!answer.data?.history) return route.fulfill({ response });
    const rebooked = {
      at: new Date().toISOString(),
      what: 'rebooked',
      from: '2027-01-01',
      to: REPLACING.number,
    };
    const data = { ...answer.data, status: 'canceled', history: [...answer.data.history, rebooked] };
    return route.fulfill({ response, json: { ...answer, data } });
  });
  await page.route(/\/replacing$/, route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: REPLACING } }),
  );
  await page.reload();
  const panel = page.getByRole('region', { name: `Your booking is now ${REPLACING.number}` });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  const opened = page.waitForRequest(asked => asked.url().endsWith(`/orders/${REPLACING.number}`));
  await panel.getByRole('link', { name: 'View your new booking' }).click();
  expect((await opened).headers()['x-order-token']).toBe(REPLACING.accessToken);
});
