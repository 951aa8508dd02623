import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/setup/browser.mjs';
import { browserEnvironment } from './shared/node/testing/hours.ts';
import { HANGING_MS, isShort, TEST_HANGS_MS } from './shared/node/testing/proofs.ts';

/** Set by the global set-up, before any worker reads this file: a server for each of them. */
const servers = process.env.GANGWAY_E2E_SERVERS?.split(',');
const baseURL = servers?.[Number(process.env.TEST_PARALLEL_INDEX)];

/**
 * The short form of `npm test`: what is tagged `@short`, a walk through each screen. The site is walked through on the phone, or with
 * the tag `@desktop` on the desktop; the whole form is everything, in both, but for what names its size.
 */
const short = isShort
  ? {
      phone: { grep: /@short/, grepInvert: /@desktop/ },
      desktop: { grep: /@desktop/ },
      office: { grep: /@short/ },
    }
  : null;

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './scripts/servers/browser-servers.ts',
  forbidOnly: Boolean(process.env.CI),
  // A test often waits for a screen, or for time to pass: one more than there are processors has them all busy.
  workers: Math.min(3, availableParallelism() + 1),
  // In CI a failed test is repeated once. One that then passes is listed as flaky: find its cause.
  retries: process.env.CI ? 1 : 0,
  timeout: TEST_HANGS_MS,
  expect: { timeout: HANGING_MS },
  use: {
    ...(baseURL && { baseURL }),
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // A trace doubles what a test costs the processor: it is written of a run again, and with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: HANGING_MS,
    navigationTimeout: HANGING_MS,
    launchOptions: {
      executablePath: findChromium(),
      env: browserEnvironment(process.env),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Search engines and terminals use no phone.
  projects: [
    {
      name: 'phone',
      testDir: 'storefront/e2e',
      testIgnore: '**/search-engines.spec.ts',
      grepInvert: /@on-desktop/,
      ...short?.phone,
      // A phone's four pixels to a point would only take longer to draw.
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 800 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testDir: 'storefront/e2e',
      testIgnore: '**/offline.spec.ts',
      grepInvert: /@on-phone/,
      ...short?.desktop,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'office',
      testDir: 'desktop/e2e',
      ...short?.office,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
