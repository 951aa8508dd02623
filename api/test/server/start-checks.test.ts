import { expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { checkStart } from '../../src/operator/start-checks.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { databaseTime } from '../support/database/database-time.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const PUBLIC_URL = 'http://tickets.example.com';

const sentencesOf = async (publicUrl: string) => {
  const { deps, clock } = await createTestApp(database, { publicUrl });
  clock.set((await databaseTime(deps.db)).toISOString());
  return (await checkStart(deps)).map(
    ({ isRefusal, sentence }) => `${isRefusal ? 'Refused' : 'Warning'}: ${sentence}`,
  );
};

test('a site of this machine is not checked, whatever its passwords are (R451)', async () => {
  expect(await sentencesOf('http://localhost:8080')).toEqual([]);
});

test('a new installation that others reach is told what is missing (R451)', async () => {
  expect(await sentencesOf(PUBLIC_URL)).toEqual([
    expect.stringMatching(/^Refused: PUBLIC_URL is http/),
    expect.stringMatching(/^Warning: There is no SMTP_URL/),
    expect.stringMatching(/^Warning: There is no backup: set BACKUP_PASSPHRASE/),
    expect.stringMatching(
      /^Warning: These settings .* operatorName, productTitle, contactEmail, contactPhone, houseReferralCode/,
    ),
  ]);
});

test('published passwords of staff who can log in are found (R451)', async () => {
  const gangway = await createTestApp(database);
  await createDefaultRoles(gangway);
  await createSystemUser(gangway, 'published', 'admin', { demonstration_password: true });
  await createSystemUser(gangway, 'changed', 'admin');
  await createSystemUser(gangway, 'inactive', 'admin', { demonstration_password: true });
  await inTransaction(gangway.deps, 'system:test', async trx => {
    await trx
      .updateTable('system_users')
      .set({ status: 'inactive' })
      .where('username', '=', 'inactive')
      .execute();
  });
  expect(await sentencesOf(PUBLIC_URL)).toContainEqual(
    expect.stringMatching(/^Refused: The passwords of published are published/),
  );
});
