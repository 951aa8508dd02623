import { expect, type Page, test } from '@playwright/test';
import { book, farSailing, newDocument, payButton } from './support/booking.ts';
import { expectFocusOn, type Keyboard, keyboardOf } from './support/input/keyboard.ts';

test.use({ reducedMotion: 'reduce' });

const main = (page: Page) => page.locator('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The third day of next month with a sailing, with which the list then starts. */
async function chooseDate(page: Page, keyboard: Keyboard): Promise<string> {
  const field = button(page, /^Date: /);
  await keyboard.enter(field);
  const dialog = page.getByRole('dialog', { name: 'Date' });
  await expectFocusOn(page, dialog.getByRole('heading', { name: 'Date' }));
  await keyboard.enter(dialog.getByRole('button', { name: 'Later month' }));
  const days = dialog.locator('[data-date]');
  await expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await keyboard.tabTo(days.first());
  await keyboard.press('ArrowRight', 'ArrowRight');
  await expectFocusOn(page, days.nth(2));
  const day = (await days.nth(2).getAttribute('data-date')) ?? '';
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusOn(page, field);
  return day;
}

interface Traveler {
  name: string;
  gender: 'Female' | 'Male';
  /** Day and month are the same number, because browsers use either order. */
  birthDate: string;
  idNumber: string;
}

async function fillIn(page: Page, keyboard: Keyboard, index: number, traveler: Traveler) {
  const form = page.getByRole('group', { name: new RegExp(`^Passenger ${index + 1}`) });
  const name = form.getByLabel('Full name');
  if (index === 0) await page.keyboard.type(traveler.name);
  else await keyboard.fill(name, traveler.name);
  if (index === 0) await keyboard.fill(form.getByLabel('Phone number'), '+60 12 345 6789');
  await keyboard.fill(form.getByLabel('Gender'), traveler.gender);
  await keyboard.fill(form.getByLabel('Date of birth'), traveler.birthDate);
  await keyboard.fill(form.getByLabel('Travel document'), 'ID card');
  await keyboard.fill(form.getByLabel('ID or passport number'), traveler.idNumber);
  await keyboard.fill(form.getByLabel('Nationality'), 'Malaysia');
  await expect(form.getByLabel('Travel document')).toHaveValue('idCard');
  await expect(form.getByLabel('Nationality')).toHaveValue('Malaysia');
}

test('a purchase works by keyboard, from the search to the e-tickets', async ({ page }) => {
  test.setTimeout(150_000);
  const keyboard = keyboardOf(page);
  await page.goto('/home');
  await expect(page.getByRole('search')).toBeVisible();

  await test.step('search', async () => {
    await keyboard.enter(page.getByRole('link', { name: 'Skip to content' }));
    await expect(main(page)).toBeFocused();
    await keyboard.fill(page.getByLabel('From'), 'Penang');
    await keyboard.fill(page.getByLabel('To', { exact: true }), 'Langkawi');
    const day = await chooseDate(page, keyboard);
    await keyboard.tabTo(button(page, 'Add one traveler'));
    await keyboard.press('Space');
    await keyboard.enter(button(page, 'Search sailings'));
    await expect(page).toHaveURL(new RegExp(`departure=penang&destination=langkawi.*date=${day}.*party=2`));
    await expect(main(page)).toBeFocused();
  });

  await test.step('a sailing', async () => {
    await keyboard.enter(page.getByRole('link', { name: /^Choose Penang to Langkawi/ }).first());
    await expect(page).toHaveURL(/\/shipClient\/pay\/ship\?sailing=/);
    await expect(main(page)).toBeFocused();
  });

  await test.step('tickets, and a cabin from the deck plan', async () => {
    await expect(page.getByRole('group', { name: 'Adult' })).toContainText('2');
    await keyboard.tabTo(page.getByRole('radio', { name: /^No cabin/ }));
    await keyboard.press('ArrowDown', 'ArrowDown');
    await expectFocusOn(page, page.getByRole('radio', { name: /^Choose on the deck plan/ }));
    const cabin = page.getByRole('button', { name: /^Cabin \d+, (?!taken)/ }).first();
    await keyboard.tabTo(cabin);
    await keyboard.press('Space');
    await expect(cabin).toHaveAttribute('aria-pressed', 'true');
    await expectFocusOn(page, cabin);
    await keyboard.enter(button(page, 'Continue to passengers'));
    await expectFocusOn(page, page.getByRole('heading', { name: 'Passenger details' }));
  });

  await test.step('what is missing is led to', async () => {
    await keyboard.enter(button(page, 'Continue to review'));
    await expectFocusOn(page, page.getByRole('region', { name: 'Some details are missing' }));
    await keyboard.enter(page.getByRole('link', { name: /^Passenger 1:/ }));
    await expectFocusOn(page, page.getByLabel('Full name').first());
  });

  await test.step('passengers', async () => {
    await fillIn(page, keyboard, 0, {
      name: 'Siti Aminah',
      gender: 'Female',
      birthDate: '04041988',
      idNumber: newDocument(),
    });
    await fillIn(page, keyboard, 1, {
      name: 'Ahmad Faiz',
      gender: 'Male',
      birthDate: '06061985',
      idNumber: newDocument(),
    });
    await keyboard.fill(page.getByLabel('E-mail for the tickets'), 'siti@example.com');
    await keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('heading', { name: 'Review and pay' }));
  });

  await test.step('the chosen payment method, and the terms', async () => {
    await expect(page.getByRole('radio', { name: /^Online banking/ })).toBeChecked();
    await keyboard.enter(payButton(page));
    const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
    await expectFocusOn(page, terms);
    await keyboard.press('Space');
    await expect(terms).toBeChecked();
    await keyboard.enter(payButton(page));
  });

  await test.step('the bank, and the e-tickets', async () => {
    await page.waitForURL(/\/sandbox\/pay\//);
    await keyboard.enter(button(page, /^Pay RM/));
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
    await keyboard.enter(page.getByRole('link', { name: 'Show my e-tickets' }));
    await expect(page.getByRole('img', { name: 'QR code of Ahmad Faiz’s ticket' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(2);
    await expect(main(page)).toBeFocused();
  });
});

test('paying before the payment methods are loaded focuses them once loaded, or the retry button', async ({
  page,
  request,
}) => {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  const answered = Promise.withResolvers<void>();
  await page.route('**/payments/options', async route => {
    await answered.promise;
    await route.fallback();
  });
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  const keyboard = keyboardOf(page);
  const methods = page.getByRole('group', { name: 'How would you like to pay?' });
  const method = page.getByRole('radio', { name: /^Online banking/ });
  await keyboard.enter(payButton(page));
  await expectFocusOn(page, methods);
  answered.resolve();
  await expectFocusOn(page, method);

  await page.route('**/payments/options', route => route.abort());
  await page.reload();
  await expect(button(page, 'Try again')).toBeVisible();
  await keyboard.enter(payButton(page));
  await expectFocusOn(page, button(page, 'Try again'));
  await page.unroute('**/payments/options');
  await keyboard.press('Enter');
  await expect(method).toBeVisible();
});
