import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { HANGING_MS, isShort, TEST_HANGS_MS } from './shared/node/testing/proofs.ts';

/** Tests often wait, for a timer or for what they started: one more than there are processors has them all busy. */
const maxWorkers = Math.min(3, availableParallelism() + 1);

const everywhere = {
  maxWorkers,
  // Most of what a test makes is soon garbage. A larger young generation saved a twentieth of the processor time.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: TEST_HANGS_MS,
  hookTimeout: TEST_HANGS_MS,
  // In CI a failed test is repeated once. The summary names it: find its cause.
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: HANGING_MS } },
};

/** The API on a real PostgreSQL. */
const overHttp = { ...everywhere, globalSetup: ['api/test/support/database/postgres.global.ts'] };
const controls = 'api/test/**/*.control.test.ts';
/** Proofs that take long and have no short form. */
const wholeOnly = '**/*.whole.test.ts';
const notInThisForm = [...configDefaults.exclude, ...(isShort ? [wholeOnly] : [])];

/** Where files share what they have loaded, a module that one of them replaces is sometimes there already. */
const noReplacedModules = {
  name: 'no-replaced-modules',
  enforce: 'pre',
  transform(source: string, file: string) {
    if (/\bvi\.(doM|m)ock\(/.test(source))
      throw new Error(`${file} replaces a module: it belongs into a *.control.test.ts`);
  },
} as const;

/**
 * `unit`: pure parts, beside their code. `http`: the API. `control`: the API with a part taken out, which a proof has to
 * notice; not in the short form. Browser tests are Playwright's.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [noReplacedModules],
        test: {
          ...everywhere,
          name: 'unit',
          include: [
            'shared/**/*.test.ts',
            'api/src/**/*.test.ts',
            'storefront/src/**/*.test.{ts,tsx}',
            'storefront/shots/**/*.test.ts',
            'desktop/{src,dev,packaging}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: notInThisForm,
          // To load everything anew for each file took two fifths of the time.
          isolate: false,
          setupFiles: ['scripts/checks/own-globals.ts'],
        },
      },
      {
        plugins: [noReplacedModules],
        test: {
          ...overHttp,
          name: 'http',
          include: ['api/test/**/*.test.ts'],
          exclude: [...notInThisForm, controls],
          // Each has a database of its own and replaces no module: to load the API anew for each took a quarter of the time.
          isolate: false,
        },
      },
      { test: { ...overHttp, name: 'control', include: [controls] } },
    ],
  },
});
