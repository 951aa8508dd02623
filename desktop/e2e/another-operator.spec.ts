import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { BoardingDecision } from '@gangway/shared/contract/boarding.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { wallClockAt } from '@gangway/shared/domain/time/zoned-clock.ts';
import type { Page } from '@playwright/test';
import { readQrs } from '../../api/test/support/documents/read-qr.ts';
import { chooseCountry, newDocument } from '../../storefront/e2e/support/booking.ts';
import { firstMailTo } from '../../storefront/e2e/support/mail.ts';
import { openPdf } from '../../storefront/e2e/support/printed-page.ts';
import { type EmptyServer, startEmptyServer } from './support/empty-server.ts';
import { expect, test as officeTest } from './support/office.ts';
import { staffCalls } from './support/staff-calls.ts';

/*
 * "Baltic Day Lines" sails from Turku to Stockholm, in euro, between two time zones, with a ship for 2 800. It is set up from an empty
 * database, sells, and boards, and nothing that it or its guests see is the sample operator's or Malaysian (R466, R480 to R482).
 */

const test = officeTest.extend<{ server: EmptyServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
  server: async ({}, use) => {
    const server = await startEmptyServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

const OWN_PASSWORD = 'Own-Harbour8';
const HELSINKI = 'Europe/Helsinki';
const GUEST = { name: 'Aino Virtanen', email: 'aino@example.fi' };

test('an operator with its own name, currency and time zones sets up, sells and boards', async ({
  workplace,
  server,
  context,
  request,
}) => {
  const password = await makeAdministrator(server);
  const office = await workplace('/setup/settingConfig');
  const { get, post } = staffCalls(office);

  await test.step('the first log-in asks for an own password', async () => {
    await office.getByLabel('Username').fill('aino');
    await office.getByLabel('Password', { exact: true }).fill(password);
    await office.keyboard.press('Enter');
    await office.getByLabel('Password you were given').fill(password);
    await office.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
    await office.getByLabel('Repeat new password').fill(OWN_PASSWORD);
    await office.getByRole('button', { name: 'Save and start' }).click();
    await expect(office.getByRole('textbox', { name: 'Operator name' })).toBeVisible();
  });

  await test.step('currency and time zone are chosen in the settings', async () => {
    await office.getByLabel('Currency', { exact: true }).selectOption('EUR');
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Saved.')).toBeVisible();
    await office.getByLabel('Time zone', { exact: true }).selectOption(HELSINKI);
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByRole('button', { name: 'Save' })).toHaveCount(0);
    for (const [key, value] of Object.entries(settings)) await post('/config/update', { key, value });
  });

  await test.step('a port is added in its country and time zone', async () => {
    await office.goto(new URL('/voyage/port', office.url()).href);
    await office.getByRole('button', { name: 'Add port' }).click();
    const drawer = office.getByRole('dialog');
    await expect(drawer.getByLabel('Time zone')).toHaveValue(HELSINKI);
    await expect(drawer.getByLabel('Country')).toHaveValue('FI');
    for (const language of ['English', 'Chinese', 'Korean'])
      await drawer.getByLabel(`Name in ${language}`).fill('Turku');
    await drawer.getByLabel('Code').fill('turku');
    await drawer.getByRole('button', { name: 'Add port' }).click();
    await expect(office.getByText('Turku has been added.')).toBeVisible();
  });

  const sailing = await test.step('route, ship, legal pages and sailing', async () => {
    const stockholm = await post<{ id: number }>('/office/ports', {
      code: 'stockholm',
      name: sameInAll('Stockholm'),
      country: 'SE',
      timeZone: 'Europe/Stockholm',
    });
    const [turku] = (await get<{ items: { id: number }[] }>('/office/ports?search=turku')).items;
    const fares = { adult: 4_850, child: 2_400, infant: 0, senior: 4_350 };
    const route = await post<{ id: number }>('/office/routes', {
      departurePortId: turku?.id,
      destinationPortId: stockholm.id,
      distanceNm: 165,
      description: sameInAll('Through the archipelago.'),
      fares: { daytime: fares, nighttime: fares },
    });
    const ship = await post<{ id: number }>('/office/ships', {
      name: 'Baltic Dawn',
      status: 'active',
      description: sameInAll('A ship for 2 800.'),
      weight: 1,
      capacity: 2_800,
    });
    for (const page of ['terms', 'privacy', 'pdpa'])
      await post('/office/legal', {
        page,
        validFrom: localDateIn(new Date(), HELSINKI),
        text: sameInAll(legalText),
      });
    return post<{ id: number }>('/office/sailings', {
      shipId: ship.id,
      routeId: route.id,
      capacity: 2_800,
      ...tomorrow(),
    });
  });

  const site = await context.newPage();
  const seen = new Set<string>();
  const look = async (page: Page) => {
    const text = await wordsOf(page);
    expect(foreignWords(text), page.url()).toEqual([]);
    seen.add(new URL(page.url()).pathname);
  };

  await test.step('a guest finds the sailing, books and pays in euro', async () => {
    await site.goto(`${server.url}/home`);
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Across the Baltic in a day');
    await expect(site.getByText('Prices in Euro (€).')).toBeVisible();
    await expect(site.getByRole('banner')).toHaveCSS('background-color', 'rgb(31, 78, 44)');
    await look(site);
    await site.getByRole('button', { name: 'Search sailings' }).click();
    const choose = site.getByRole('link', { name: /^Choose/ }).first();
    await expect(choose).toBeVisible();
    await expect(site.getByText('€ 48.50').first()).toBeVisible();
    await look(site);
    await choose.click();
    await site.getByRole('button', { name: 'Continue to passengers' }).click();
    const form = site.getByRole('group', { name: /^Passenger 1/ });
    await form.getByLabel('Full name').fill(GUEST.name);
    await form.getByLabel('Gender').selectOption('Female');
    await form.getByLabel('Date of birth').fill('1988-04-12');
    await form.getByLabel('Travel document').selectOption('ID card');
    await form.getByLabel('ID or passport number').fill(newDocument());
    await chooseCountry(form.getByLabel('Nationality'), 'Finland');
    await form.getByRole('textbox', { name: 'Phone number' }).fill('040 123 4567');
    await site.getByLabel('E-mail for the tickets').fill(GUEST.email);
    await look(site);
    await site.getByRole('button', { name: 'Continue to review' }).click();
    await site.getByRole('radio', { name: /^Online banking/ }).check();
    await site.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await look(site);
    await site.getByRole('button', { name: 'Pay €\u00a048.50' }).click();
    await site.waitForURL(/\/sandbox\/pay\//);
    await site.getByRole('button', { name: /^Pay €/ }).click();
    await expect(site.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
    await look(site);
  });

  const code =
    await test.step('the e-ticket and the mail have both clocks and the operator’s name', async () => {
      await site.getByRole('link', { name: 'Show my e-tickets' }).click();
      await expect(site.getByRole('img', { name: `QR code of ${GUEST.name}` })).toBeVisible();
      await look(site);
      const download = site.waitForEvent('download');
      await site.getByRole('button', { name: /A4/ }).first().click();
      const [ticket] = await openPdf(await readFile(await (await download).path()));
      const text = ticket?.text ?? '';
      expect(foreignWords(text)).toEqual([]);
      expect(text).toContain(tomorrow().departs);
      expect(text).toContain(tomorrow().arrives);
      const mail = await firstMailTo(request, GUEST.email);
      expect(foreignWords(mail)).toEqual([]);
      expect(mail).toContain('Baltic Day Lines');
      expect(mail).toContain(tomorrow().departs);
      const [qr = ''] = ticket ? await readQrs(ticket.picture) : [];
      return qr;
    });

  await test.step('legal pages, lists and the live screen are the operator’s own', async () => {
    for (const path of [
      '/privacyPolicy',
      '/privacyPolicy/pda',
      '/privacyPolicy/termsConditions',
      '/shipClient/routeList',
      `/monitor-live/${sailing.id}`,
    ]) {
      await site.goto(server.url + path);
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
      await look(site);
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  await test.step('the guest boards, and the office shows no other operator', async () => {
    const decision = await post<BoardingDecision>('/boarding/scan', {
      code,
      eventId: crypto.randomUUID(),
      gate: 'Pier 1',
    });
    expect(decision).toMatchObject({ outcome: 'boarded' });
    for (const path of [
      '/dashboard',
      '/ship/shipOrder',
      '/voyage/sailing',
      '/ship/takings',
      '/ship/boarding',
    ]) {
      await office.goto(new URL(path, office.url()).href);
      await expect(office.locator('#main')).toBeVisible();
      expect(foreignWords(await wordsOf(office)), path).toEqual([]);
    }
    await office.goto(new URL('/ship/shipOrder', office.url()).href);
    await expect(office.getByText('€\u00a048.50').first()).toBeVisible();
    await office.goto(new URL('/voyage/route', office.url()).href);
    await office.locator('tr[data-index="0"]').click();
    const fare = office.getByRole('dialog').locator('[data-cell]').first();
    await expect(fare.locator('..')).toHaveAttribute('data-currency', '€');
  });
});

/** A sailing that leaves in 20 hours and arrives in 30, by the clocks of its ports. */
function tomorrow() {
  const departs = new Date(Math.ceil(startedAt / HOUR_MS) * HOUR_MS + 20 * HOUR_MS);
  const arrives = new Date(departs.getTime() + 10 * HOUR_MS);
  return {
    date: localDateIn(departs, HELSINKI),
    session: 'daytime',
    departs: clockIn(departs, HELSINKI),
    arrives: clockIn(arrives, 'Europe/Stockholm'),
  };
}

const HOUR_MS = 3_600_000;
const startedAt = Date.now();

function clockIn(instant: Date, zone: string): string {
  const { hour, minute } = wallClockAt(instant, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Makes the first account as an operator does, and returns its password. */
async function makeAdministrator({ dataDir }: EmptyServer): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/administrator.ts', 'aino'], {
    cwd: join(import.meta.dirname, '../..'),
    env,
  });
  return /password (\S+)/.exec(stdout)?.[1] ?? '';
}

/** What can be read on a page. Lists to choose from have every country and language of the world. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('select, [role="listbox"]')];
    const before = lists.map(list => list.style.display);
    for (const list of lists) list.style.display = 'none';
    const text = `${document.title}\n${document.body.innerText}`;
    for (const [index, list] of lists.entries()) list.style.display = before[index] ?? '';
    return text;
  });
}

/** Bahasa Malaysia is a language of every operator's site. */
const foreignWords = (text: string): string[] =>
  text
    .replaceAll('Bahasa Malaysia', '')
    .match(/Selat|\bRM\b|ringgit|Malaysia\w*|Malacca|Kuala Lumpur|\bMYR\b|PDPA|MyKad|\+60\b/gi) ?? [];

const legalText =
  'Baltic Day Lines carries you under the law of Finland.\n\n# Questions\n\nPlease write to {{email}}.';

/** Besides what the test chooses on the screen. */
const settings = {
  operatorName: 'Baltic Day Lines',
  productTitle: 'Baltic Day Lines',
  legalName: 'Baltic Day Lines Oy',
  registration: 'FI12345678',
  legalAddress: 'Linnankatu 90, 20100 Turku',
  contactEmail: 'hello@balticdaylines.example',
  contactPhone: '+358 2 123 4567',
  phoneCountry: 'FI',
  houseReferralCode: 'BALTIC',
  brandColor: '#1f4e2c',
  orderPrefix: 'BD',
  heroHeading: sameInAll('Across the Baltic in a day'),
  heroText: sameInAll('Turku to Stockholm, through ten thousand islands.'),
  tagline: sameInAll('Day and night between Turku and Stockholm.'),
  siteDescription: sameInAll('Tickets between Turku and Stockholm.'),
  boardingOpensMinutes: 1440,
};
