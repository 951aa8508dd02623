import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { launch, makeDataDir } from '../support/launch.ts';
import { runScript } from '../support/run-script.ts';

const run = (name: string, env: Record<string, string>, ...options: string[]) =>
  runScript(name, env, options);

test('a running shop is backed up, the backup is tried, and another folder is filled from it (R433, R434, R435)', async () => {
  const shop = await launch();
  await shop.ready;
  const picture = randomBytes(1000);
  mkdirSync(join(shop.dataDir, 'media/ships'));
  writeFileSync(join(shop.dataDir, 'media/ships/aurora.jpg'), picture);
  const env = { DATA_DIR: shop.dataDir, BACKUP_PASSPHRASE: 'correct horse battery' };

  const made = await run('backup', env, '--verify');
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.output).toMatch(/1 picture and the master key, .+; written and read back in [\d.]+ s\.\n/);
  expect(made.output).toMatch(/Every invariant holds; .+\n.+\.backup can be restored: /s);
  const [name = ''] = readdirSync(join(shop.dataDir, 'backups'));
  expect(name).toMatch(/^gangway-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
  const file = join(shop.dataDir, 'backups', name);
  expect(readdirSync(inject('testFolder')).filter(entry => entry.startsWith('gangway-verify-'))).toEqual([]);

  const tried = await run('backup', { BACKUP_PASSPHRASE: 'correct horse batterz' }, '--verify', file);
  expect(tried).toMatchObject({ code: 1, output: '' });
  expect(tried.errors).toMatch(/^The passphrase does not open /);
  const onto = await run('restore', env, file);
  expect(onto).toMatchObject({ code: 1, output: '' });
  expect(onto.errors).toMatch(/^There are pictures already in /);

  const elsewhere = makeDataDir();
  const restored = await run('restore', { ...env, DATA_DIR: elsewhere }, file);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toMatch(/restored in [\d.]+ s\.\nEvery invariant holds; checked in /);
  expect(readFileSync(join(elsewhere, 'media/ships/aurora.jpg')).equals(picture)).toBe(true);
  const copy = await launch({ DATA_DIR: elsewhere });
  await copy.ready;
  expect(await copy.isReady()).toBe(true);
});

test('the drill lets everything fail on the data of a backup, and nothing is lost (R465)', async () => {
  const DATA_DIR = makeDataDir();
  const env = { DATA_DIR, BACKUP_PASSPHRASE: 'correct horse battery' };
  expect(await run('seed', env, '--orders', '50')).toMatchObject({ code: 0 });
  expect(await run('backup', env)).toMatchObject({ code: 0 });
  const [name = ''] = readdirSync(join(DATA_DIR, 'backups'));
  const drill = await run('drill', env, join(DATA_DIR, 'backups', name), '--times', '1');
  expect(drill).toMatchObject({ code: 0, errors: '' });
  for (const line of [
    /restored for the drill\.\n/,
    /^a copy of the API is killed \(1 of 1\)$/m,
    /^a copy of the API is restarted \(1 of 1\)$/m,
    /^PostgreSQL is killed \(1 of 1\)$/m,
    /^the network to PostgreSQL is cut \(1 of 1\)$/m,
    /^[1-9]\d+ acknowledgements; 0 of them lost, 0 orders made twice, 0 requests refused, 0 answered unclearly\.$/m,
    /^Guests waited \d+\.\d s at most\.\nEvery invariant holds\.$/m,
  ])
    expect(drill.output).toMatch(line);
  expect(readdirSync(inject('testFolder')).filter(entry => entry.startsWith('gangway-drill-'))).toEqual([]);
});

test('a command that cannot work says in one sentence what to do', async () => {
  const DATA_DIR = mkdtempSync(join(inject('testFolder'), 'commands-'));
  chmodSync(DATA_DIR, 0o711);
  const BACKUP_PASSPHRASE = 'correct horse battery';
  const sentences: [string, Record<string, string>, string[], RegExp][] = [
    [
      'backup',
      { DATA_DIR },
      [],
      /^Set BACKUP_PASSPHRASE, or run this command in a terminal, which asks for it\.\n$/,
    ],
    [
      'backup',
      { DATA_DIR, BACKUP_PASSPHRASE: 'short' },
      [],
      /^The environment variable BACKUP_PASSPHRASE must have at least 12 characters\.\n$/,
    ],
    [
      'backup',
      { DATA_DIR, BACKUP_PASSPHRASE },
      [],
      /^There is no master key in .+: set DATA_DIR, or MASTER_KEY,/,
    ],
    [
      'backup',
      { DATA_DIR, BACKUP_PASSPHRASE },
      ['some.backup'],
      /^npm run backup makes a backup in BACKUP_DIR, /,
    ],
    [
      'backup',
      { DATA_DIR, BACKUP_PASSPHRASE },
      ['--everything'],
      /^npm run backup makes a backup in BACKUP_DIR, /,
    ],
    [
      'restore',
      { DATA_DIR, BACKUP_PASSPHRASE },
      [],
      /^Name the file of the backup: npm run restore -- FILE\n$/,
    ],
    ['drill', { DATA_DIR, BACKUP_PASSPHRASE }, [], /^Name the file of the backup: npm run drill -- FILE; /],
    ['drill', { DATA_DIR, BACKUP_PASSPHRASE }, ['some.backup', '--times', '0'], /--times N lets each fault/],
    ['drill', { DATA_DIR, BACKUP_PASSPHRASE }, ['some.backup', '--everything'], /--times N lets each fault/],
    ['drill', { DATA_DIR, BACKUP_PASSPHRASE }, ['no.backup'], /no\.backup/],
  ];
  for (const [command, env, options, sentence] of sentences) {
    const { code, output, errors } = await run(command, env, ...options);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(sentence);
  }
  expect(existsSync(join(DATA_DIR, 'backups'))).toBe(false);
});
