import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from '../../../src/lib/database/database.ts';
import type { TestDatabase } from './database.ts';
import { runStatement, withDatabase } from './statement.ts';

/** A database without tables, for the current test. @param owner A role, by default the superuser. */
export async function createEmptyDatabase(owner?: { name: string; password: string }): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(server, `create database ${name}${owner ? ` owner ${owner.name}` : ''}`);
  const url = new URL(withDatabase(server, name));
  if (owner) Object.assign(url, { username: owner.name, password: owner.password });
  const { db, pool } = createDatabase(url.href, 2);
  onTestFinished(async () => {
    await db.destroy();
    await runStatement(server, `drop database ${name} with (force)`);
    if (owner) await runStatement(server, `drop role ${owner.name}`);
  });
  return { db, pool, url: url.href };
}
