import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database } from '../../../src/lib/database/database.ts';
import { APPLICATION } from '../../../src/lib/postgres/application-role.ts';
import { runStatement, withDatabase } from './statement.ts';
import { TEMPLATE } from './template.ts';

export interface TestDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  url: string;
}

/**
 * A migrated database for one test file, with only the rows of the migrations. Call it once at the top of a test file;
 * it is dropped after the file.
 */
export async function createTestDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  const superuser = inject('superuserUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(
    superuser,
    `create database ${name} template ${TEMPLATE} strategy file_copy owner ${APPLICATION}`,
  );
  const url = withDatabase(inject('postgresUrl'), name);
  const { db, pool } = createDatabase(url, options.connections);
  afterAll(async () => {
    await db.destroy();
    await runStatement(superuser, `drop database ${name} with (force)`);
  });
  return { db, pool, url };
}
