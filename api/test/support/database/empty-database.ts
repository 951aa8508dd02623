import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from '../../../src/lib/database/database.ts';
import { APPLICATION } from '../../../src/lib/postgres/application-role.ts';
import type { TestDatabase } from './database.ts';
import { runStatement, withDatabase } from './statement.ts';

/** A database without tables, for the current test. @param owner A role, by default the product's own. */
export async function createEmptyDatabase(owner?: { name: string; password: string }): Promise<TestDatabase> {
  const superuser = inject('superuserUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(superuser, `create database ${name} owner ${owner?.name ?? APPLICATION}`);
  const url = new URL(withDatabase(inject('postgresUrl'), name));
  if (owner) Object.assign(url, { username: owner.name, password: owner.password });
  const { db, pool } = createDatabase(url.href, 2);
  onTestFinished(async () => {
    await db.destroy();
    await runStatement(superuser, `drop database ${name} with (force)`);
    if (owner) await runStatement(superuser, `drop role ${owner.name}`);
  });
  return { db, pool, url: url.href };
}
