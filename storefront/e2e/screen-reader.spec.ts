import { expect, test } from '@playwright/test';
import { farSailing, newMyKad } from './support/booking.ts';
import { ScreenReader } from './support/input/screen-reader.ts';

test('a purchase works by the accessibility tree alone, from the search to the e-tickets', async ({
  page,
  request,
}) => {
  const { route } = await farSailing(request);
  await page.goto('/home');
  const reader = await ScreenReader.of(page);

  await test.step('search', async () => {
    await reader.type('combobox', 'From', route.departure.name.en);
    await reader.type('combobox', 'To', route.destination.name.en);
    await reader.activate('button', 'Add one traveler');
    await reader.activate('button', 'Search sailings');
    await reader.expectFocus('main', '');
    await reader.activate('link', /^Choose/);
  });

  await test.step('tickets and a cabin', async () => {
    await reader.hear('heading', 'Who is traveling?');
    await reader.activate('radio', /^Choose for me/);
    expect((await reader.hear('radio', /^Choose for me/)).checked).toBe(true);
    await reader.activate('button', 'Continue to passengers');
    await reader.expectFocus('heading', 'Passenger details');
  });

  await test.step('what is missing is told, and led to', async () => {
    await reader.activate('button', 'Continue to review');
    await reader.expectFocus('region', 'Some details are missing');
    await reader.activate('link', /^Passenger 1:/);
    await reader.expectFocus('textbox', 'Full name');
  });

  await test.step('passengers', async () => {
    for (const [number, card, name] of [
      [1, newMyKad('880412', false), 'Siti Aminah'],
      [2, newMyKad('860930', true), 'Ahmad Rizal'],
    ] as const) {
      const passenger = new RegExp(`^Passenger ${number}`);
      await reader.type('textbox', /^Fill in from a document/, card, passenger);
      await reader.type('textbox', 'Full name', name, passenger);
      if (number === 1) await reader.type('textbox', 'Phone number', '+60123456789', passenger);
    }
    await reader.type('textbox', 'E-mail for the tickets', 'siti@example.com');
    await reader.activate('button', 'Continue to review');
    await reader.expectFocus('heading', 'Review and pay');
  });

  await test.step('payment', async () => {
    await reader.activate('checkbox', /terms and conditions/);
    expect((await reader.hear('checkbox', /terms and conditions/)).checked).toBe(true);
    await reader.activate('button', /^Pay RM/);
    await page.waitForURL(/\/sandbox\/pay\//);
    await reader.activate('button', /^Pay RM/);
    await reader.hear('heading', 'Paid. Welcome aboard!');
    await reader.activate('link', 'Show my e-tickets');
    for (const name of ['Siti Aminah', 'Ahmad Rizal'])
      await reader.hear('image', `QR code of ${name}’s ticket`);
  });
});
