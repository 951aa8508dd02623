import { defineConfig, devices } from '@playwright/test';
import { freePort } from './api/src/lib/free-port.ts';
import { findChromium } from './scripts/setup/browser.mjs';

/** Chosen once; the workers, who read this file again, inherit it. */
process.env.GANGWAY_E2E_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.GANGWAY_E2E_PORT}`;

export default defineConfig({
  testDir: 'storefront/e2e',
  outputDir: 'test-results',
  globalSetup: './storefront/e2e/support/server.global.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 60_000,
  // Some 250 tests one after the other; a machine that is busy with other things takes several times as long.
  globalTimeout: 45 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 800 } } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
});
