import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { Locator, Page } from '@playwright/test';
import { LONGEST_GAP_MS } from '../../src/renderer/lib/wedge/burst.ts';
import type { Station } from '../../src/station/station.ts';
import { type NetworkProxy, openNetworkProxy } from './network-proxy.ts';
import { expect, test as officeTest, type StaffName } from './office.ts';
import { type StaffApi, staffApi } from './staff-api.ts';
import { enrollWorkplace } from './stations.ts';
import { type Computer, startWorkplace, type Workplace } from './workplace.ts';

const SCREEN = '/ship/shipWriteOff';

/**
 * A workplace with a signed-in user, its own station, browser and network connection. Its page is empty until a visit.
 */
interface Desk {
  /** The running station; a restart replaces it. */
  station(): Station;
  page: Page;
  network: NetworkProxy;
  /** May be changed at any time. */
  computer: Computer;
  /** Opens another screen. */
  visit(path: string): Promise<void>;
  /** Stops the station and starts it again on its data folder, as after a power cut, and reopens the page. */
  restart(): Promise<void>;
}

/** A desk at the write-off screen, which boards a sailing. */
interface Gate extends Desk {
  /** The result of the last ticket. */
  result: Locator;
  /** The state of the gate: online or offline, and unsent scans. */
  state: Locator;
  type(serial: string, verificationCode: string): Promise<void>;
}

interface GateFixtures {
  /** The API as called by a manager at another workplace. */
  manager: StaffApi;
  /** A desk at a workplace that is enrolled, or not yet. */
  openDesk: (who: StaffName, standing?: 'enrolled' | 'not enrolled') => Promise<Desk>;
  /** Opens a gate with a name that boards a sailing. */
  openGate: (who: StaffName, name: string, sailing: GateSailing) => Promise<Gate>;
}

/** Gates that can be disconnected: `test('…', async ({ openGate }) => { const gate = await openGate('gate', 'Gate A', sailing); … })`. */
export const test = officeTest.extend<GateFixtures>({
  manager: async ({ request, baseURL }, use) => use(await staffApi(request, 'manager', baseURL)),
  openDesk: async ({ baseURL, browser, manager }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (who, enrollment = 'enrolled') => {
      const network = await openNetworkProxy(baseURL ?? '');
      const folder = await mkdtemp(join(tmpdir(), 'gangway-gate-'));
      const context = await browser.newContext();
      const computer: Computer = { behindMs: 0, isDiskLow: false };
      let workplace: Workplace = await startWorkplace(network.url, folder, computer);
      ends.push(async () => {
        // A screen that asks again and again may be in the midst of it.
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
        await workplace.stop();
        await network.close();
        await rm(folder, { recursive: true, force: true });
      });
      const credentials = { username: who, password: passwordOf(who), language: 'en' };
      const signedIn = await workplace.station.dispatch('session.signIn', credentials);
      expect(signedIn).toMatchObject({ value: { ok: true } });
      if (enrollment === 'enrolled') await enrollWorkplace(workplace.station, manager);
      const page = await context.newPage();
      const enter = async () => {
        const link = workplace.kiosk.link();
        await context.request.get(link);
        return new URL(link).origin;
      };
      let origin = await enter();
      const visit = async (path: string) => void (await page.goto(new URL(path, origin).href));
      return {
        page,
        network,
        computer,
        visit,
        station: () => workplace.station,
        async restart() {
          const { pathname } = new URL(page.url());
          await workplace.stop();
          workplace = await startWorkplace(network.url, folder, computer);
          origin = await enter();
          await visit(pathname);
        },
      };
    });
    for (const end of ends) await end();
  },
  openGate: async ({ openDesk }, use) =>
    use(async (who, name, sailing) => {
      const desk = await openDesk(who);
      const { page } = desk;
      await desk.visit(SCREEN);
      await setGate(page, sailing, name);
      return {
        ...desk,
        result: page.locator('[data-verdict]'),
        state: page.getByRole('region', { name: 'Gate status' }),
        async type(serial, verificationCode) {
          await page.getByLabel('Ticket id or serial').fill(serial);
          await page.getByLabel('Verification code').fill(verificationCode);
          // Users do not press Enter this soon after a scan; it would count as the scan's last key.
          await pause(LONGEST_GAP_MS);
          await page.getByLabel('Verification code').press('Enter');
        },
      };
    }),
});

/** Sets the sailing and the name of the gate. */
async function setGate(page: Page, sailing: GateSailing, name: string): Promise<void> {
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await page.getByLabel('Sailing').selectOption(String(sailing.id));
  const field = page.getByLabel('Gate', { exact: true });
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Boarding progress' })).toBeVisible();
}

export { expect };
