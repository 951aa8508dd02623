import { readFile } from 'node:fs/promises';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { readQrs } from '../../api/test/support/documents/read-qr.ts';
import { chooseCountry, newDocument } from './support/booking.ts';
import { openGate } from './support/gate.ts';
import { openPdf } from './support/printed-page.ts';

const party = [
  { name: 'Tan Wei Ling 陈伟玲', gender: 'Female', born: '1988-04-12', number: newDocument() },
  { name: 'Kim Min-jun 김민준', gender: 'Male', born: '1986-09-30', number: newDocument() },
  { name: 'Hana Tan', gender: 'Female', born: '2019-06-02', number: newDocument() },
];

test('a family finds a sailing, books a cabin, pays, and boards once', { tag: '@short' }, async ({
  page,
  request,
}) => {
  const sailing = await nextSailing(request);

  await test.step('search', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await page.getByLabel('From').selectOption(sailing.route.departure.name.en);
    await page.getByLabel('To', { exact: true }).selectOption(sailing.route.destination.name.en);
    await page.getByRole('button', { name: 'Search sailings' }).click();
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click();
  });

  await test.step('two adults, a child and a cabin', async () => {
    await page.getByRole('button', { name: 'Add one adult' }).click();
    await page.getByRole('button', { name: 'Add one child' }).click();
    await page.getByRole('radio', { name: /^Choose for me/ }).check();
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    for (const [index, passenger] of party.entries()) await fillIn(page, index + 1, passenger);
    await page.getByRole('textbox', { name: 'Phone number' }).first().fill('+60 12 345 6789');
    for (const same of await page.getByLabel('Same phone as passenger 1').all()) await same.check();
    await page.getByLabel('E-mail for the tickets').fill('weiling@example.com');
    await page.getByRole('button', { name: 'Continue to review' }).click();
  });

  await test.step('pay at the bank', async () => {
    await page.getByRole('radio', { name: /^Online banking/ }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Pay RM [\d,]+\.\d{2}$/ }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: /^Pay RM [\d,]+\.\d{2}$/ }).click();
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  });

  const pdf = await test.step('e-tickets on the phone and on paper', async () => {
    await page.getByRole('link', { name: 'Show my e-tickets' }).click();
    for (const { name } of party)
      await expect(page.getByRole('img', { name: `QR code of ${name}` })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'All tickets, A4' }).click();
    return readFile(await (await download).path());
  });

  const codes = await test.step('the PDF opens, names are readable, and each page shows a code', async () => {
    const pages = await openPdf(pdf);
    expect(pages).toHaveLength(party.length);
    expect(pages[0]?.text).toContain('陈伟玲');
    expect(pages[1]?.text).toContain('김민준');
    const found = await Promise.all(pages.map(({ picture }) => readQrs(picture)));
    return found.map(([code = '']) => code);
  });

  await test.step('the gate lets each in once, and refuses twice', async () => {
    const gate = await openGate(request);
    for (const code of codes) expect(await gate.scan(code)).toMatchObject({ outcome: 'boarded' });
    const [first = ''] = codes;
    for (let again = 0; again < 2; again++)
      expect(await gate.scan(first)).toMatchObject({ outcome: 'refused', refusal: 'already-boarded' });
    await page.reload();
    await expect(page.getByText('Boarded', { exact: true })).toHaveCount(party.length);
  });
});

/** The next sailing with a family cabin, within 24 hours, since ships sail by day and by night. */
async function nextSailing(request: APIRequestContext): Promise<SailingSummary> {
  const answer = await request.get('/prod-api/sailings?party=3&cabin=true&size=1');
  const { data } = (await answer.json()) as Envelope<{ items: SailingSummary[] }>;
  const [sailing] = data.items;
  if (!sailing) throw new Error('nothing sails');
  return sailing;
}

async function fillIn(
  page: Page,
  number: number,
  { name, gender, born, number: id }: (typeof party)[number],
) {
  const form = page.getByRole('group', { name: new RegExp(`^Passenger ${number}`) });
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Gender').selectOption(gender);
  await form.getByLabel('Date of birth').fill(born);
  await form.getByLabel('Travel document').selectOption('ID card');
  await form.getByLabel('ID or passport number').fill(id);
  await chooseCountry(form.getByLabel('Nationality'), 'Malaysia');
}
