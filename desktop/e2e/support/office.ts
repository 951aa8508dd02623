import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { type Kiosk, startKiosk } from '../../src/kiosk/kiosk.ts';
import type { Station } from '../../src/station/station.ts';
import { openWorkplaceStation } from './workplace.ts';

/** The demonstration's system users, one per role. */
export type StaffName = 'admin' | 'manager' | 'frontdesk' | 'supervisor' | 'gate';

interface OfficeFixtures {
  /** The workplace's language; by default the browser's. Set with `test.use({ officeLanguage: 'zh' })`. */
  officeLanguage: OfficeLanguage | undefined;
  /** Starts a workplace for the test against the shared server and opens its page, signed out. */
  workplace: (path?: string) => Promise<Page>;
  /** Starts a workplace with a signed-in user, at the dashboard or at `path`. */
  office: (who: StaffName, path?: string, standing?: 'known' | 'not yet known') => Promise<Page>;
}

/** Opens the back office through a kiosk: `test('…', async ({ office }) => { const page = await office('manager'); … })`. */
export const test = base.extend<OfficeFixtures & { station: Station; kiosk: Kiosk }>({
  officeLanguage: [undefined, { option: true }],
  station: async ({ baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'gangway-office-'));
    const station = await openWorkplaceStation(baseURL ?? '', folder);
    await use(station);
    await station.close();
    await rm(folder, { recursive: true, force: true });
  },
  kiosk: async ({ station }, use) => {
    const kiosk = await startKiosk(station, 0);
    await use(kiosk);
    await kiosk.stop();
  },
  workplace: async ({ context, kiosk, officeLanguage }, use) => {
    const refusals: string[] = [];
    context.on('console', message => {
      if (message.text().includes('Content Security Policy')) refusals.push(message.text());
    });
    await use(async (path = '/') => {
      const link = kiosk.link();
      if (officeLanguage)
        await context.addCookies([{ name: 'language', value: officeLanguage, url: new URL(link).origin }]);
      await context.request.get(link);
      const page = await context.newPage();
      await page.goto(new URL(path, link).href);
      return page;
    });
    expect(refusals, 'the page requests nothing that its policy forbids').toEqual([]);
  },
  office: async ({ station, workplace, officeLanguage }, use) => {
    const language = officeLanguage ?? 'en';
    await use(async (who, path = '/dashboard', enrollment = 'known') => {
      if (who === 'gate') await enrollByManager(station);
      const credentials = { username: who, password: passwordOf(who), language };
      expect(await station.dispatch('session.signIn', credentials)).toMatchObject({ value: { ok: true } });
      const page = await workplace(path);
      if (enrollment === 'known') await expect(page.locator('#main')).toBeVisible();
      return page;
    });
  },
});

/** Gate officers may read names only at an enrolled workplace. */
async function enrollByManager(station: Station): Promise<void> {
  const { enrolled } = (
    (await station.dispatch('station.state', undefined)) as { value: { enrolled: boolean } }
  ).value;
  if (enrolled) return;
  const credentials = { username: 'manager', password: passwordOf('manager'), language: 'en' };
  expect(await station.dispatch('session.signIn', credentials)).toMatchObject({ value: { ok: true } });
  const answer = await station.dispatch('station.enroll', { code: null, name: 'Gate' });
  expect(answer).toMatchObject({ value: { ok: true } });
}

export { expect };
