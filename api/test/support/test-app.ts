import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { QueueName } from '../../src/lib/database/jobs.ts';
import { createLive } from '../../src/lib/database/live.ts';
import type { Deps } from '../../src/lib/http/context.ts';
import { createIds } from '../../src/lib/ids.ts';
import { openStorage } from '../../src/lib/media/open-storage.ts';
import { makeDataDir } from '../../src/lib/process/data-dir.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { ensureSigningKey } from '../../src/reservations/tickets/signing-keys.service.ts';
import { type ApiCall, createCaller } from './call.ts';
import type { TestDatabase } from './database/database.ts';

/** A clock that is stopped until a test sets it or lets it run. */
export interface TestClock {
  now(): Date;
  set(instant: string): void;
  advance(milliseconds: number): void;
  /** Lets the clock run from here. */
  run(): void;
}

export interface TestApp {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  clock: TestClock;
  /** Enqueued jobs, oldest first; no queue runs in these tests unless a test starts it. */
  jobs: { queue: QueueName; data: Record<string, string> }[];
  call: ApiCall;
}

/** A day in 2026 well before the sailings of tests. */
const START = '2026-11-20T02:00:00.000Z';

/** The API on a test's own database, with its own clock and a signing key. */
export async function createTestApp(
  { db, url }: TestDatabase,
  env: Partial<Deps['env']> = {},
): Promise<TestApp> {
  const clock = createTestClock(START);
  const dataDir = mkdtempSync(join(inject('testFolder'), 'data-'));
  makeDataDir(dataDir);
  const jobs: TestApp['jobs'] = [];
  const log = createLog('silent');
  const live = createLive(url, log);
  afterAll(() => live.stop());
  const ids = createIds(clock);
  const deps: Deps = {
    db,
    clock,
    ids,
    media: await openStorage({ dataDir, s3: env.s3 }, ids),
    log,
    live,
    jobs: {
      enqueue: async (_trx, queue, data) => void jobs.push({ queue, data }),
      retry: async () => {},
      givenUp: async () => ({ mails: 0, jobs: 0 }),
    },
    env: {
      publicUrl: 'http://127.0.0.1:9',
      dataDir,
      providers: {},
      wallets: {},
      smtpUrl: undefined,
      databaseUrl: url,
      backupDir: join(dataDir, 'backups'),
      backupPassphrase: undefined,
      masterKey: Buffer.alloc(32, 7),
      ...env,
    } as Deps['env'],
  };
  await ensureSigningKey(deps);
  const app = createApp(deps);
  return { app, deps, clock, jobs, call: createCaller(app) };
}

export function createTestClock(start: string): TestClock {
  let now = new Date(start);
  let runsSince: number | null = null;
  const passed = () => (runsSince === null ? 0 : performance.now() - runsSince);
  return {
    now: () => new Date(now.getTime() + passed()),
    set: instant => {
      now = new Date(instant);
      if (runsSince !== null) runsSince = performance.now();
    },
    advance: milliseconds => {
      now = new Date(now.getTime() + milliseconds);
    },
    run: () => {
      runsSince = performance.now();
    },
  };
}
