import type { SavedPassengerInput } from '@gangway/shared/contract/people/accounts.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { logIn, newVisitor, register } from './support/account.ts';
import { ask, farSailing, newDocument, newMyKad, payButton } from './support/booking.ts';

/** The goals for a couple with a cabin (R381): not logged in, and with saved passengers. */
const MOST = {
  guest: { taps: 25, typedFields: 9 },
  customer: { taps: 12, typedFields: 0 },
};

/** A person at the page, with what they have had to do so far. */
class Hands {
  taps = 0;
  typedFields = 0;
  keystrokes = 0;
  readonly screens = new Set<string>();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps++;
    this.look();
  }

  /** Opens a list and chooses from it. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption(label);
    this.taps += 2;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.pressSequentially(text);
    this.taps++;
    this.typedFields++;
    this.keystrokes += text.length;
  }

  look(): void {
    const { pathname, searchParams } = new URL(this.page.url());
    this.screens.add(`${pathname} ${searchParams.get('step') ?? ''}`);
  }
}

test('a couple books a cabin with few taps and little typing (R381)', async ({ page, request }) => {
  const { route } = await farSailing(request);
  const hands = new Hands(page);
  await page.goto('/home');
  hands.look();

  await test.step('search', async () => {
    await hands.choose(page.getByLabel('From'), route.departure.name.en);
    await hands.choose(page.getByLabel('To', { exact: true }), route.destination.name.en);
    await hands.tap(page.getByRole('button', { name: /^Date:/ }));
    // The last day of this month may be today.
    await hands.tap(page.getByRole('dialog').getByRole('button', { name: 'Later month' }));
    await hands.tap(page.getByRole('dialog').getByRole('button', { name: /RM/ }).last());
    await hands.tap(page.getByRole('button', { name: 'Add one traveler' }));
    await hands.tap(page.getByRole('button', { name: 'Search sailings' }));
    await hands.tap(page.getByRole('link', { name: /^Choose/ }).first());
  });

  await test.step('a cabin', async () => {
    await hands.tap(page.getByRole('radio', { name: /^Choose for me/ }));
    await hands.tap(page.getByRole('button', { name: 'Continue to passengers' }));
  });

  await test.step('passengers', async () => {
    const [first, second] = [1, 2].map(number => page.getByRole('group', { name: `Passenger ${number}` }));
    if (!first || !second) throw new Error('two passengers are expected');
    await hands.type(first.getByLabel('Fill in from a document'), newMyKad('880412', false));
    await hands.type(first.getByLabel('Full name'), 'Siti Aminah');
    await hands.type(first.getByLabel('Phone number'), '+60123456789');
    await hands.type(second.getByLabel('Fill in from a document'), newMyKad('860930', true));
    await hands.type(second.getByLabel('Full name'), 'Ahmad Rizal');
    await hands.type(page.getByLabel('E-mail for the tickets'), 'siti@example.com');
    await hands.tap(page.getByRole('button', { name: 'Continue to review' }));
  });

  await test.step('payment', async () => {
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Online banking/ })).toBeChecked();
    await hands.tap(page.getByRole('checkbox', { name: /terms and conditions/ }));
    await hands.tap(payButton(page));
    await page.waitForURL(/\/sandbox\/pay\//);
    hands.look();
    await hands.tap(page.getByRole('button', { name: /^Pay RM/ }));
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
    hands.look();
    await expect(page.getByText(/^Boarding opens \w{3}\s\d+\s\w{3}\s\d{4}, \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book the way back' })).toBeVisible();
  });

  requireAtMost(hands, MOST.guest);
});

test('a customer books a cabin for two saved passengers with 12 taps, and types nothing (R381)', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const visitor = newVisitor();
  await page.goto('/login/registration');
  await register(page, request, visitor);
  const token = await logIn(request, visitor.username, visitor.password);
  for (const name of ['Siti Aminah', 'Ahmad Rizal'])
    await ask(
      request,
      '/customers/me/passengers',
      {
        name,
        phone: '+60123456789',
        gender: 'other',
        birthDate: '1988-04-12',
        idType: 'idCard',
        idNumber: newDocument(),
        nationality: 'MY',
      } satisfies SavedPassengerInput,
      { 'X-Token': token },
    );
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  const hands = new Hands(page);
  await page.goto('/home');
  hands.look();

  const routes = page.getByRole('region', { name: 'Popular routes' });
  await hands.tap(routes.getByRole('listitem').getByRole('link').first());
  await hands.tap(page.getByRole('link', { name: /^Choose/ }).first());
  await hands.tap(page.getByRole('button', { name: 'Add one adult' }));
  await hands.tap(page.getByRole('radio', { name: /^Choose for me/ }));
  await hands.tap(page.getByRole('button', { name: 'Continue to passengers' }));
  for (const [index, name] of ['Siti Aminah', 'Ahmad Rizal'].entries()) {
    const passenger = page.getByRole('group', { name: `Passenger ${index + 1}` });
    await hands.tap(passenger.getByRole('button', { name, exact: true }));
    await expect(passenger.getByRole('button', { name: `Change ${name}` })).toBeFocused();
  }
  await hands.tap(page.getByRole('button', { name: 'Continue to review' }));
  await hands.tap(page.getByRole('checkbox', { name: /terms and conditions/ }));
  await hands.tap(payButton(page));
  await page.waitForURL(/\/sandbox\/pay\//);
  hands.look();
  await hands.tap(page.getByRole('button', { name: /^Pay RM/ }));
  await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  hands.look();
  requireAtMost(hands, MOST.customer);
});

function requireAtMost({ taps, typedFields, keystrokes, screens }: Hands, most: typeof MOST.guest): void {
  const counts = `${taps} taps, ${typedFields} typed fields, ${keystrokes} keystrokes, ${screens.size} screens`;
  test.info().annotations.push({ type: 'counts', description: counts });
  expect(taps, counts).toBeLessThanOrEqual(most.taps);
  expect(typedFields, counts).toBeLessThanOrEqual(most.typedFields);
}
