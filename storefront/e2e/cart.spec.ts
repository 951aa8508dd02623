import { expect, type Page, test } from '@playwright/test';
import { logIn, signInAs } from './support/account.ts';
import { book, farSailing, farSailings, fillInOneAdult } from './support/booking.ts';
import { cartItem, fillAccountCart, storeCartItems } from './support/cart.ts';

const CART = '/shipClient/pay/ship';
const checkoutButton = (page: Page) => page.getByRole('button', { name: /^Book and pay RM [\d,]+\.\d{2}$/ });
const items = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Remove' });

/** The amount on a button, in sen. */
const senIn = (text: string): number => Number(text.replace(/\D/g, ''));

test('two sailings are added, one is changed, and both are paid together', async ({ page, request }) => {
  const [out, back] = await farSailings(request);
  await page.goto(`${CART}?sailing=${out?.id}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cart.*1 sailing$/ })).toBeVisible();

  await test.step('for the next sailing, who travels is filled in already', async () => {
    await page.goto(`${CART}?sailing=${back?.id}`);
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Siti Aminah');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(items(page)).toHaveCount(2);
  });

  await test.step('a cabin is added to the first', async () => {
    await items(page).first().getByRole('button', { name: 'Change' }).click();
    await page.getByRole('radio', { name: /^Choose for me/ }).check();
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('button', { name: 'Save changes in the cart' }).click();
    await expect(items(page)).toHaveCount(2);
    await expect(items(page).first()).toContainText(/Cabin \d+, deck \d/);
    await page.reload();
    await expect(items(page).first()).toContainText(/Cabin \d+, deck \d/);
    await expect(page.getByRole('heading', { name: 'Your cart' })).not.toBeFocused();
  });

  await expect(page.getByRole('radio', { name: /^Online banking/ })).toBeChecked();
  await checkoutButton(page).click();
  await expect(
    page.getByText('Please check the agreement terms before purchasing and paying!'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  const total = (await checkoutButton(page).innerText()).replace(/^Book and p/, 'P');
  await checkoutButton(page).click();
  await expect(page.getByRole('heading', { name: 'Taking you to the payment page' })).toBeVisible();
  await expect(page.getByText('Successfully created 2/2 orders')).toBeVisible();
  await page.waitForURL(/\/sandbox\/pay\//);

  await test.step('left at the bank, both are paid together again (R389)', async () => {
    await page.goto('/home');
    await page
      .getByRole('complementary', { name: 'Unpaid booking' })
      .getByRole('link', { name: 'Continue to payment' })
      .click();
    await expect(page.getByRole('checkbox', { name: /^Also pay your other booking SC/ })).toBeChecked();
    await page.getByRole('button', { name: total, exact: true }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  });

  await page.getByRole('button', { name: total }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Booking SC/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a visit of the cart leaves the focus at the top, also where its code arrives late', async ({
  page,
  request,
}) => {
  await storeCartItems(page, [cartItem((await farSailing(request)).id)]);
  await page.route(/\/cart-screen-[^/]+\.js$/, async route => {
    await page.getByRole('img', { name: 'Loading…' }).waitFor();
    await route.continue();
  });
  await page.goto(CART);
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Your cart' })).not.toBeFocused();
});

test('a message of the cart does not stay in the booking that follows at the same path (R387)', async ({
  page,
  request,
}) => {
  await storeCartItems(page, [cartItem((await farSailing(request)).id)]);
  await page.goto(CART);
  await expect(checkoutButton(page)).toBeEnabled();
  await page.clock.install();
  await page.getByLabel('Language').selectOption('Bahasa Malaysia');
  const message = page.getByText('Bahasa berjaya ditukar');
  await expect(message).toBeVisible();
  // A message of the last second belongs to the new page.
  await page.clock.fastForward(1_500);
  await page.getByRole('button', { name: 'Ubah' }).click();
  await expect(page.getByRole('button', { name: 'Teruskan ke penumpang' })).toBeVisible();
  await expect(message).toBeHidden({ timeout: 2_000 });
});

test('an order that was made separately is not paid with another without a decision (R389)', async ({
  page,
  request,
}) => {
  const sailing = await farSailing(request);
  const [first, second] = [await book(request, sailing.id, { size: 1 }), await book(request, sailing.id)];
  const open = ({ order, accessToken }: typeof first) =>
    page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await open(first);
  const pay = page.getByRole('button', { name: /^Pay RM/ });
  const firstSen = senIn(await pay.innerText());
  await open(second);
  const together = page.getByRole('checkbox', { name: /^Also pay your other booking SC/ });
  await expect(together).not.toBeChecked();
  const secondSen = senIn(await pay.innerText());
  await together.check();
  await expect.poll(async () => senIn(await pay.innerText())).toBe(firstSen + secondSen);
});

test('changes are shown at each sailing, and a removed one can be restored', async ({ page, request }) => {
  const [sailing, other] = await farSailings(request);
  await storeCartItems(page, [
    cartItem(sailing?.id ?? 0, { seenTotalSen: 1000 }),
    cartItem(999_999),
    cartItem(other?.id ?? 0, { passenger: { birthDate: '2020-01-01' } }),
    cartItem(other?.id ?? 0, { passenger: { nationality: null } }),
  ]);
  await page.goto(CART);
  await expect(items(page).nth(0)).toContainText(/The price has changed from RM\s10\.00 to RM\s[\d,.]+\./);
  await expect(items(page).nth(1)).toContainText('This sailing no longer exists.');
  await expect(items(page).nth(2)).toContainText(
    /Aged \d+ on the sailing date: please choose the ticket “Child”/,
  );
  await expect(items(page).nth(3)).toContainText('Some passenger details are missing.');
  await expect(page.getByText('3 sailings cannot be booked at the moment.')).toBeVisible();

  await items(page).nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(items(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page).nth(1)).toContainText('This sailing no longer exists.');
});

test('a refused sailing stays with its reason, and the others are paid', async ({ page, request }) => {
  const [sailing, other] = await farSailings(request);
  await storeCartItems(page, [
    cartItem(sailing?.id ?? 0),
    cartItem(other?.id ?? 0, { passenger: { referralCode: 'NOBODY' } }),
  ]);
  await page.goto(CART);
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await checkoutButton(page).click();
  await expect(page.getByRole('heading', { name: 'Successfully created 1/2 orders' })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText('We do not know this referral code.');
  await page.getByRole('button', { name: /^Pay RM [\d,.]+ for 1 booking$/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.goto(CART);
  await expect(items(page)).toContainText('We do not know this referral code.');
  await page.getByLabel('Language').selectOption('Bahasa Malaysia');
  const reason = 'Tekan “Tempah dan bayar” untuk melihat sebabnya semula.';
  await expect(page.getByRole('main')).toContainText(reason);
  await expect(page.getByText('We do not know')).toBeHidden();
  await page.getByRole('button', { name: 'Ubah' }).click();
  const hint = 'Ditolak pada percubaan terakhir. Tempah sekali lagi untuk melihat sebabnya.';
  await expect(page.getByRole('main')).toContainText(hint);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(hint);
});

test('if every order fails, nothing is charged and each sailing shows the reason', async ({
  page,
  request,
}) => {
  const [sailing] = await farSailings(request);
  await storeCartItems(page, [cartItem(sailing?.id ?? 0, { passenger: { referralCode: 'NOBODY' } })]);
  await page.goto(CART);
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await checkoutButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error occurred while creating orders' }),
  ).toBeVisible();
  await expect(items(page)).toContainText('We do not know this referral code.');
});

test('a failed price request is retried', async ({ page, request }) => {
  const [sailing] = await farSailings(request);
  await storeCartItems(page, [cartItem(sailing?.id ?? 0)]);
  await page.route('**/prod-api/quotes', route => route.abort());
  await page.goto(CART);
  await expect(items(page)).toContainText('The price could not be loaded.');
  await page.unroute('**/prod-api/quotes');
  await items(page).getByRole('button', { name: 'Try again' }).click();
  await expect(checkoutButton(page)).toBeEnabled();
});

test('a checkout whose answer was lost is repeated without duplicates', async ({ page, request }) => {
  const [sailing] = await farSailings(request);
  await storeCartItems(page, [cartItem(sailing?.id ?? 0)]);
  await page.goto(CART);
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  const keys: (string | undefined)[] = [];
  await page.route('**/prod-api/checkouts', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await checkoutButton(page).click();
  await expect(page.getByText('You will not be booked or charged twice')).toBeVisible();
  await checkoutButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('the cart is synchronized between devices, and removed on sign-out', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const [sailing, other] = await farSailings(request);
  const [fromHere, fromThere] = [cartItem(sailing?.id ?? 0), cartItem(other?.id ?? 0)];
  await fillAccountCart(request, await logIn(request, 'jisoo'), [fromThere]);
  await storeCartItems(page, [fromHere]);
  await page.goto(CART);
  await expect(page.getByText('Your cart is saved on this device.')).toBeVisible();
  await signInAs(context, request, 'jisoo', baseURL);
  await page.reload();
  await expect(page.getByText('Your cart is saved in your account')).toBeVisible();
  await expect(items(page)).toHaveCount(2);

  await test.step('on another device', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await signInAs(elsewhere, request, 'jisoo', baseURL);
    const device = await elsewhere.newPage();
    await device.goto(CART);
    await expect(items(device)).toHaveCount(2);
    const saved = device.waitForResponse(
      answer => answer.url().endsWith('/prod-api/cart') && answer.request().method() === 'POST',
    );
    await items(device).first().getByRole('button', { name: 'Remove' }).click();
    expect((await saved).ok()).toBe(true);
    await elsewhere.close();
  });

  await page.reload();
  await expect(items(page)).toHaveCount(1);
  // Another test changes the name of this account.
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});
