import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFacts, type OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { type APIRequestContext, type Browser, type Page, request } from 'playwright';
import type { StaffName } from '../e2e/support/office.ts';
import { startKiosk } from '../src/kiosk/kiosk.ts';
import { systemClock } from '../src/station/lib/clock.ts';
import { createFileVault } from '../src/station/session/file-vault.ts';
import { openStation } from '../src/station/station.ts';

/** A workplace in one language, with or without a signed-in user. */
export interface Desk {
  page: Page;
  guest: APIRequestContext;
  close: () => Promise<void>;
}

async function openDesk(
  browser: Browser,
  apiUrl: string,
  rendererDir: string,
  language: OfficeLanguage,
  who: StaffName | null,
): Promise<Desk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gangway-shots-'));
  const station = await openStation({
    apiUrl,
    rendererDir,
    vault: createFileVault(join(dataDir, 'token')),
    dataDir,
    clock: systemClock,
    about: { version: '0.1.0', shell: 'kiosk' },
    report: fault => {
      throw fault;
    },
  });
  const asManager = { username: 'manager', password: passwordOf('manager'), language };
  await station.dispatch('session.signIn', asManager);
  await station.dispatch('station.enroll', { code: null, name: 'Gate' });
  await station.dispatch('session.signOut', undefined);
  if (who) await station.dispatch('session.signIn', { username: who, password: passwordOf(who), language });
  const kiosk = await startKiosk(station, 0);
  const context = await browser.newContext({
    locale: languageFacts(language).locale,
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(kiosk.link());
  const guest = await request.newContext({ baseURL: apiUrl });
  const close = async () => {
    await guest.dispose();
    await context.close();
    await kiosk.stop();
    await station.close();
    await rm(dataDir, { recursive: true });
  };
  return { page, guest, close };
}

const built = join(import.meta.dirname, '../out/renderer');

/** Desks are opened when they are first needed, and kept. */
export function createDesks(browser: Browser, apiUrl: string, rendererDir = built) {
  const open = new Map<string, Promise<Desk>>();
  return {
    of(language: OfficeLanguage, who: StaffName | null): Promise<Desk> {
      const name = `${language}-${who}`;
      const desk = open.get(name) ?? openDesk(browser, apiUrl, rendererDir, language, who);
      open.set(name, desk);
      return desk;
    },
    async close(): Promise<void> {
      for (const desk of open.values()) await (await desk).close();
    },
  };
}
