import { expect, test } from '@playwright/test';
import { signInAs } from './support/account.ts';
import { farSailing } from './support/booking.ts';
import { pressSlowly } from './support/input/press.ts';
import { openPaidOrder } from './support/paid-order.ts';

/** The first field is empty or invalid, which is reported when it loses the focus; the button then reports all fields. */
const forms = [
  { at: '/login', field: 'Username or e-mail', button: 'Log in', told: 'Please enter your password' },
  { at: '/login/registration', field: 'Date of birth', button: 'Send me a code', told: /e-mail/i },
  {
    at: '/shipClient/personalCenter?section=security',
    field: 'Current password',
    button: 'Change password',
    told: 'Please enter a password',
  },
];

for (const { at, field, button, told } of forms)
  test(`a click is not lost to a field that is validated at that moment: ${at}`, {
    tag: at === '/login' ? '@short' : [],
  }, async ({ page, context, request, baseURL }) => {
    if (at.includes('personalCenter')) await signInAs(context, request, 'family', baseURL);
    await page.goto(at);
    const main = page.getByRole('main');
    await main.getByLabel(field, { exact: true }).click();
    await pressSlowly(main.getByRole('button', { name: button, exact: true }));
    await expect(main.getByText(told).first()).toBeVisible();
  });

test('a click is not lost to a passenger’s field that is validated at that moment', async ({
  page,
  request,
}) => {
  await page.goto(`/shipClient/pay/ship?sailing=${(await farSailing(request)).id}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  const passenger = page.getByRole('group', { name: /^Passenger 1/ });
  await passenger.getByLabel('Full name').click();
  await pressSlowly(page.getByRole('button', { name: 'Continue to review' }));
  await expect(page.getByRole('link', { name: /^Passenger 1: \d+ entries$/ })).toBeVisible();
});

test('a click is not lost to an answer that arrives at that moment', async ({ page, request }) => {
  await openPaidOrder(page, request);
  const answered = Promise.withResolvers<void>();
  await page.route('**/prod-api/sailings?**', async route => {
    await answered.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Change booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change booking' });
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await pressSlowly(dialog.getByRole('button', { name: 'Compare old and new' }), async () => {
    const arrived = page.waitForResponse(/\/prod-api\/sailings\?/);
    answered.resolve();
    await arrived;
  });
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a sailing');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});
