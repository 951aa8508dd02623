import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../../api/src/lib/free-port.ts';
import { runCommand } from '../../scripts/command.ts';
import { startDemoServer } from '../../scripts/demo-server.ts';
import { passwordOf } from '../../scripts/seed/demonstration-accounts.ts';
import { findChromium } from '../../scripts/setup/browser.mjs';
import { backOffice, storefront } from '../../scripts/setup/client-builds.mjs';
import { prepare } from '../../scripts/setup/prepare.mjs';
import { project } from '../../scripts/setup/project.mjs';
import { createSteps } from '../../scripts/setup/steps.mjs';
import { menuScreens } from '../e2e/support/menu.ts';
import { startKiosk } from '../src/kiosk/kiosk.ts';
import { systemClock } from '../src/station/clock.ts';
import { createFileVault } from '../src/station/session/file-vault.ts';
import { openStation } from '../src/station/station.ts';

const folder = join(project, 'shots/office');
const steps = createSteps();
/** Pictures arrive, numbers count up. */
const SETTLED_MS = 400;
const looks = [
  { name: 'en-light', locale: 'en-MY', colorScheme: 'light' },
  { name: 'en-dark', locale: 'en-MY', colorScheme: 'dark' },
  { name: 'zh-light', locale: 'zh-CN', colorScheme: 'light' },
  { name: 'zh-dark', locale: 'zh-CN', colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

/** Every screen of the menu, and the gate over the whole window. */
const screens = [...menuScreens, { name: 'shipWriteOff-gate', path: '/ship/shipWriteOff?mode=gate' }];

/** Takes the picture of every screen of the back office in both languages, light and dark; `--screen ports,routes` of some. */
await runCommand(async () => {
  const { screen } = parseArgs({ options: { screen: { type: 'string' } } }).values;
  const asked = screens.filter(({ name }) => !screen || screen.split(',').includes(name));
  await prepare(steps, [storefront, backOffice]);
  const server = await startDemoServer(await freePort());
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const look of looks) await take(browser, server.url, look, asked);
  } finally {
    await browser.close();
    await server.stop();
  }
  process.stdout.write(`${folder}\n`);
});

async function take(browser: Browser, apiUrl: string, look: Look, asked: typeof screens): Promise<void> {
  const dataDir = join(tmpdir(), `gangway-shots-${process.pid}`, look.name);
  const station = await openStation({
    apiUrl,
    rendererDir: join(project, 'desktop/out/renderer'),
    vault: createFileVault(join(dataDir, 'token')),
    dataDir,
    clock: systemClock,
    about: { version: '0.1.0', shell: 'kiosk' },
    report: fault => {
      throw fault;
    },
  });
  await station.dispatch('session.signIn', {
    username: 'admin',
    password: passwordOf('admin'),
    language: 'en',
  });
  const kiosk = await startKiosk(station, 0);
  const { name, locale, colorScheme } = look;
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
  });
  try {
    await mkdir(join(folder, name), { recursive: true });
    const page = await context.newPage();
    await page.goto(kiosk.link());
    for (const screen of asked) {
      const step = steps.begin(`${screen.name}, ${name}`);
      await page.goto(new URL(screen.path, page.url()).href);
      await page.locator('h1').waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: join(folder, name, `${screen.name}.png`) });
      step.done();
    }
  } finally {
    await context.close();
    await kiosk.stop();
    await station.close();
  }
}
