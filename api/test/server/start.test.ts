import { createServer } from 'node:net';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { runStatement, withDatabase } from '../support/database/statement.ts';
import { launch, remainingProcesses } from '../support/launch.ts';

const { url: databaseUrl } = await createTestDatabase({ connections: 1 });

/** The output of a failed start, and its exit code. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { ended } = await launch(env);
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr.trim();
}

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

  test('a taken port', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void other.close());
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program: choose another one, for example PORT=${port + 1} npm start.`,
    );
  });

  test('a wrong password, without printing it', async () => {
    const address = new URL(databaseUrl);
    address.password = 'not-this-one';
    const sentence = await refusal({ DATABASE_URL: address.href });
    expect(sentence).toMatch(/^DATABASE_URL does not work: .+ refuses the user "gangway" or the password\.$/);
    expect(sentence).not.toContain('not-this-one');
  });

  test('a missing database', async () => {
    const sentence = await refusal({ DATABASE_URL: withDatabase(inject('postgresUrl'), 'nowhere') });
    expect(sentence).toMatch(/^DATABASE_URL does not work: there is no database "nowhere" on /);
  });

  test('a database from before the baseline', async () => {
    await runStatement(databaseUrl, `insert into kysely_migration values ('0001_catalogue', now()::text)`);
    const sentence = await refusal({ DATABASE_URL: databaseUrl });
    await runStatement(databaseUrl, `delete from kysely_migration where name = '0001_catalogue'`);
    expect(sentence).toMatch(/^The database was made by a preliminary version of Gangway/);
  });

  test('a database from a newer version', async () => {
    await runStatement(databaseUrl, `insert into kysely_migration values ('9999_newer', now()::text)`);
    expect(await refusal({ DATABASE_URL: databaseUrl })).toMatch(
      /^The database belongs to a newer version of Gangway \(it knows 9999_newer\)/,
    );
  });
});

describe('starts and stops', () => {
  test('two copies run side by side, and Ctrl-C ends all processes of each', async () => {
    const both = [await launch(), await launch()];
    await Promise.all(both.map(one => one.ready));
    expect(await Promise.all(both.map(one => one.isReady()))).toEqual([true, true]);
    for (const one of both) one.launcher.kill('SIGINT');
    const ends = await Promise.all(both.map(one => one.ended));
    expect(ends.map(end => end.code)).toEqual([0, 0]);
    expect(await Promise.all(both.map(one => remainingProcesses(one.dataDir)))).toEqual([[], []]);
  });

  test('a data folder in use is refused without affecting its owner', async () => {
    const first = await launch();
    await first.ready;
    expect(await refusal({ DATA_DIR: first.dataDir })).toMatch(
      /is in use by a running Gangway \(process \d+\)/,
    );
    expect(await first.isReady()).toBe(true);
  });
});
