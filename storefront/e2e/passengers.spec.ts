import { expect, type Page, test } from '@playwright/test';
import { logIn, newVisitor, register } from './support/account.ts';
import { chooseCountry, farSailing } from './support/booking.ts';
import { expectFocusOn } from './support/input/keyboard.ts';

const passenger = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Passenger ${number}`) });

async function openPassengers(page: Page, sailingId: number): Promise<void> {
  await page.goto(`/shipClient/pay/ship?sailing=${sailingId}&party=2`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(page.getByRole('heading', { name: 'Passenger details' })).toBeVisible();
}

test('a country is found by typing, by keyboard, with the likely ones first (R409)', {
  tag: '@short',
}, async ({ page, request }) => {
  const { id, route } = await farSailing(request);
  await openPassengers(page, id);
  const field = passenger(page, 1).getByRole('combobox', { name: 'Nationality' });
  const countries = page.getByRole('listbox', { name: 'All countries' });
  const options = countries.getByRole('option');
  await expect(field).toHaveAttribute('autocomplete', 'section-passenger-1 country');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const likely = [route.departure.country, route.destination.country, 'MY'].map(code => names.of(code));
  await expect(countries.getByRole('group', { name: 'Suggested' }).getByRole('option')).toHaveText([
    ...new Set(likely as string[]),
  ]);
  await page.keyboard.press('Escape');
  await expect(countries).toBeHidden();

  await page.keyboard.type('viet');
  await expect(options).toHaveText(['Vietnam']);
  await expect(page.getByRole('status').filter({ hasText: '1 country' })).toBeAttached();
  const activeId = await field.getAttribute('aria-activedescendant');
  await expect(options.first()).toHaveAttribute('id', activeId ?? '');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, field);
  await expect(field).toHaveValue('Vietnam');
  await expect(countries).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Passenger details' })).toBeVisible();

  // The other passenger follows, its list begins with it, and the arrows choose another.
  const second = passenger(page, 2).getByRole('combobox', { name: 'Nationality' });
  await expect(second).toHaveValue('Vietnam');
  await second.click();
  await expect(options.first()).toHaveText('Vietnam');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(second).not.toHaveValue('Vietnam');

  await second.fill('atlantis');
  await expect(page.getByText('No country has this name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(passenger(page, 2).getByText("Please enter the passenger's nationality")).toBeVisible();
  // What is highlighted counts when the field is left, and a reload keeps it.
  await second.fill('new z');
  await page.keyboard.press('Tab');
  await expect(second).toHaveValue('New Zealand');
  await expect(passenger(page, 2).getByText("Please enter the passenger's nationality")).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue('Vietnam');
  await expect(second).toHaveValue('New Zealand');
});

test('a country that the browser fills in by its name or code is taken over (R409)', async ({
  page,
  request,
}) => {
  await openPassengers(page, (await farSailing(request)).id);
  const field = passenger(page, 1).getByRole('combobox', { name: 'Nationality' });
  const fillIn = (text: string) =>
    field.evaluate((input, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  for (const [text, name] of [
    ['KR', 'South Korea'],
    ['Japan', 'Japan'],
  ] as const) {
    await fillIn(text);
    await expect(field).toHaveValue(name);
    await expect(page.getByRole('listbox')).toBeHidden();
  }
});

test('in Korean and Chinese a country is found by its name there and in English (R409)', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const { id } = await farSailing(request);
  for (const [language, label, typed, name] of [
    ['ko', '국적', 'Viet', '베트남'],
    ['zh', '国籍', '越', '越南'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto(`/shipClient/pay/ship?sailing=${id}&step=passengers`);
    const field = page.getByRole('combobox', { name: label });
    await chooseCountry(field, typed);
    await expect(field).toHaveValue(name);
  }
});

test('a family name is offered to the others, and never filled in (R409)', { tag: '@short' }, async ({
  page,
  request,
}) => {
  await openPassengers(page, (await farSailing(request)).id);
  const [first, second] = [1, 2].map(number => passenger(page, number).getByLabel('Full name'));
  if (!first || !second) throw new Error('two passengers are expected');
  const offered = () =>
    second.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value));
  await first.fill('Anna Müller');
  await chooseCountry(passenger(page, 1).getByLabel('Nationality'), 'germany');
  await expect(second).toHaveValue('');
  expect(await offered()).toEqual([]);
  await second.fill('Ben');
  await expect.poll(offered).toEqual(['Ben Müller']);
  await expect(second).toHaveValue('Ben');

  await first.fill('Siti Aminah');
  await chooseCountry(passenger(page, 1).getByLabel('Nationality'), 'malaysia');
  await expect.poll(offered).toEqual([]);
  await first.fill('Tan Wei Ming');
  await second.fill('');
  await expect.poll(offered).toEqual(['Tan ']);
  expect(await first.evaluate((input: HTMLInputElement) => input.list)).toBeNull();
});

test('saved passengers offer their countries and family names (R409)', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const visitor = newVisitor();
  await page.goto('/login/registration');
  await register(page, request, visitor);
  const token = await logIn(request, visitor.username, visitor.password);
  const saved = await request.post('/prod-api/customers/me/passengers', {
    headers: { 'X-Token': token },
    data: {
      name: 'Kim Min Jun',
      gender: 'male',
      birthDate: '1988-04-12',
      idType: 'idCard',
      idNumber: 'M12345678',
      nationality: 'KR',
      phone: '',
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  await openPassengers(page, (await farSailing(request)).id);
  await passenger(page, 1).getByLabel('Nationality').click();
  await expect(page.getByRole('group', { name: 'Suggested' })).toContainText('South Korea');
  const second = passenger(page, 2).getByLabel('Full name');
  await expect
    .poll(() =>
      second.evaluate((input: HTMLInputElement) =>
        [...(input.list?.options ?? [])].map(({ value }) => value),
      ),
    )
    .toEqual(['Kim ']);
});
