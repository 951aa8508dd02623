import { describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { runStatement, withDatabase } from '../support/database/statement.ts';
import { startBucketServer } from '../support/documents/bucket-server.ts';
import { refusal } from '../support/launch.ts';

/** Each start has another master key, so the signing key of one refuses the next. */
const { url: otherUrl } = await createTestDatabase({ connections: 1 });
const { url: databaseUrl } = await createTestDatabase({ connections: 1 });

describe('an error at the start is reported in one sentence', () => {
  test.each([
    [{ PORT: '99999' }, 'The environment variable PORT must be a port number from 1 to 65535.'],
    [
      { DATA_DIR: '/proc/gangway' },
      /^The data folder \/proc\/gangway cannot be written \(.+\): set DATA_DIR to another folder\.$/,
    ],
    [
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      'DATABASE_URL does not work: nothing answers at 127.0.0.1:1.',
    ],
  ])('%o', async (env, sentence) => {
    expect(await refusal(env)).toMatch(sentence);
  });

  test('a wrong password, without printing it', async () => {
    const address = new URL(databaseUrl);
    address.password = 'not-this-one';
    const sentence = await refusal({ DATABASE_URL: address.href });
    expect(sentence).toMatch(
      /^DATABASE_URL does not work: .+ refuses the user "gangway_app" or the password\.$/,
    );
    expect(sentence).not.toContain('not-this-one');
  });

  test('a missing database', async () => {
    const sentence = await refusal({ DATABASE_URL: withDatabase(inject('postgresUrl'), 'nowhere') });
    expect(sentence).toMatch(/^DATABASE_URL does not work: there is no database "nowhere" on /);
  });

  test('an address without TLS that others reach (R451)', async () => {
    expect(await refusal({ DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://tickets.example.com' })).toMatch(
      /^PUBLIC_URL is http:\/\/tickets\.example\.com: .* With START_CHECKS=warn the server starts all the same\.$/,
    );
  });

  test('half of what a bucket for pictures needs, and one that is not there (R469)', async () => {
    const { settingsOf } = await startBucketServer('pictures');
    const { endpoint } = settingsOf('pictures');
    expect(await refusal({ DATABASE_URL: databaseUrl, S3_BUCKET: 'pictures' })).toMatch(
      /^S3_BUCKET is set without S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT or S3_REGION:/,
    );
    const key = { S3_ENDPOINT: endpoint ?? '', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
    expect(await refusal({ DATABASE_URL: otherUrl, ...key, S3_BUCKET: 'nowhere' })).toMatch(
      /^S3_BUCKET does not work: there is no bucket "nowhere" .* With START_CHECKS=warn the server starts all the same\.$/,
    );
  });

  test('a database from before the baseline', async () => {
    await runStatement(databaseUrl, `insert into kysely_migration values ('0001_catalogue', now()::text)`);
    const sentence = await refusal({ DATABASE_URL: databaseUrl });
    await runStatement(databaseUrl, `delete from kysely_migration where name = '0001_catalogue'`);
    expect(sentence).toMatch(/^The database was made by a preliminary version of Gangway/);
  });

  test('a database from a newer version', async () => {
    await runStatement(databaseUrl, `insert into kysely_migration values ('9999_newer', now()::text)`);
    await runStatement(databaseUrl, `update schema_floor set migration = '9998_before_it'`);
    expect(await refusal({ DATABASE_URL: databaseUrl })).toMatch(
      /^The database belongs to a newer version of Gangway \(it knows 9999_newer\)/,
    );
  });
});
