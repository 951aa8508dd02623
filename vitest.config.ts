import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `unit`: pure parts, beside their code. `http`: the API on a real PostgreSQL. Browser tests are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Some start processes or wait for a disk, and a machine that is busy keeps them waiting.
          testTimeout: 20_000,
          include: [
            'shared/**/*.test.ts',
            'api/src/**/*.test.ts',
            'storefront/src/**/*.test.{ts,tsx}',
            'storefront/shots/**/*.test.ts',
            'desktop/src/**/*.test.{ts,tsx}',
            'desktop/{src,dev,packaging}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'http',
          include: ['api/test/**/*.test.ts'],
          globalSetup: ['api/test/support/postgres.global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They often wait, for a timer or for what they started: one more than there are processors has them all busy.
          maxWorkers: Math.min(3, availableParallelism() + 1),
        },
      },
    ],
  },
});
