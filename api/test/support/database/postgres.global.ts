import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../../src/lib/database/database.ts';
import { startJobs } from '../../../src/lib/database/jobs.ts';
import { migrate } from '../../../src/lib/database/migrations.ts';
import { APPLICATION } from '../../../src/lib/postgres/application-role.ts';
import { startPostgres } from '../../../src/lib/postgres/postgres.ts';
import { createLog } from '../../../src/lib/process/log.ts';
import { runStatement, withDatabase } from './statement.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address: databases and roles are made with it, nothing else. */
    superuserUrl: string;
    /** The address of the product's own role, which owns every database of tests. */
    postgresUrl: string;
    /** For files of tests; deleted after all tests. */
    testFolder: string;
  }
}

/** One PostgreSQL for all test projects, with a migrated database and job queues that is copied for every test file. */
export default async function startForTests({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().postgresUrl) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'gangway-test-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, { disposable: true });
  const { superuserUrl = '' } = postgres;
  await runStatement(superuserUrl, `create database ${TEMPLATE} owner ${APPLICATION}`);
  const { db } = createDatabase(withDatabase(postgres.url, TEMPLATE), 1);
  await migrate(db);
  await db.destroy();
  const jobs = await startJobs(withDatabase(postgres.url, TEMPLATE), createLog('silent'));
  await jobs.stop();
  vitest.provide('superuserUrl', superuserUrl);
  vitest.provide('postgresUrl', postgres.url);
  vitest.provide('testFolder', folder);
  return async () => {
    await postgres.stop();
    // A server that was killed on purpose may still be shutting down.
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
  };
}
