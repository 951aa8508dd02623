import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkedInTypes, generateDatabaseTypes } from '../../../scripts/types-database.ts';
import { createTestDatabase } from '../support/database/database.ts';

const { db, url } = await createTestDatabase({ connections: 1 });
const folder = await mkdtemp(join(tmpdir(), 'gangway-types-'));
afterAll(() => rm(folder, { recursive: true }));

test('the checked-in types match the migrated database (otherwise: npm run types:database)', async () => {
  const file = join(folder, 'database.types.ts');
  await generateDatabaseTypes(db, url, file);
  expect(await readFile(file, 'utf8')).toBe(await readFile(checkedInTypes, 'utf8'));
});
