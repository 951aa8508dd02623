import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { checkBackup, type SealedBackup, writeBackup } from '../../src/lib/backup/backup-file.ts';
import { restoreBackup } from '../../src/lib/backup/restore-backup.ts';
import { SALT_BYTES } from '../../src/lib/backup/seal.ts';
import { createFolderStorage } from '../../src/lib/media/folder-storage.ts';
import { makeDataDir } from '../../src/lib/process/data-dir.ts';
import { storedMasterKey, storeMasterKey } from '../../src/lib/process/master-key.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import { createSailing, createVoyage, orderInput } from '../support/database/factories.ts';
import { contentPrints } from '../support/database/fingerprint.ts';
import { longTest } from '../support/long-test.ts';
import { newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const PASSPHRASE = 'correct horse battery';
const MADE_AT = new Date('2026-11-20T02:00:00.000Z');
const MASTER_KEY = Buffer.alloc(32, 7);
/** More than a chunk of the file, and it cannot be compressed. */
const PICTURE = randomBytes(700_000);

const database = await createTestDatabase();
const { call, deps } = await createTestApp(database);
const folder = mkdtempSync(join(inject('testFolder'), 'backups-'));
const backup: SealedBackup = { file: join(folder, 'new/my.backup'), passphrase: PASSPHRASE };

beforeAll(async () => {
  const sailingId = await createSailing(database.db, await createVoyage(database.db));
  const answer = await call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(sailingId),
  });
  expect(answer).toMatchObject({ code: 200 });
  mkdirSync(join(deps.env.dataDir, 'media/ships'));
  writeFileSync(join(deps.env.dataDir, 'media/ships/aurora.jpg'), PICTURE);
  writeFileSync(join(deps.env.dataDir, 'media/ships/aurora.jpg.123.part'), 'incomplete');
  storeMasterKey(deps.env.dataDir, MASTER_KEY);
  await writeBackup(backup, sources(), { madeAt: MADE_AT, salt: randomBytes(SALT_BYTES) });
});

const sources = (changes: object = {}) => ({
  url: database.url,
  dataDir: deps.env.dataDir,
  masterKey: MASTER_KEY,
  media: deps.media,
  ...changes,
});

function newDataDir(): string {
  const dataDir = mkdtempSync(join(inject('testFolder'), 'restored-'));
  makeDataDir(dataDir);
  return dataDir;
}

const placeOf = ({ url }: { url: string }, dataDir: string) => ({
  url,
  dataDir,
  masterKey: undefined,
  media: createFolderStorage(dataDir, deps.ids),
});

/** The file with other content. */
function changed(name: string, change: (bytes: Buffer) => Buffer): SealedBackup {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(backup.file)));
  return { ...backup, file };
}

describe('a backup (R433, R434)', () => {
  test('is one private file, and the database, the pictures and the key are restored from it', async () => {
    expect(readdirSync(join(folder, 'new'))).toEqual(['my.backup']);
    expect(statSync(backup.file).mode & 0o777).toBe(0o600);
    const restored = await createEmptyDatabase();
    const dataDir = newDataDir();
    const { leftOut, end, head } = await restoreBackup(backup, placeOf(restored, dataDir));
    expect({ leftOut, pictures: end.pictures, madeAt: head.madeAt }).toEqual({
      leftOut: [],
      pictures: 1,
      madeAt: MADE_AT.toISOString(),
    });
    expect(await contentPrints(restored.db)).toEqual(await contentPrints(database.db));
    expect(await brokenRows(restored.db)).toEqual([]);
    expect(readdirSync(join(dataDir, 'media/ships'))).toEqual(['aurora.jpg']);
    expect(readFileSync(join(dataDir, 'media/ships/aurora.jpg')).equals(PICTURE)).toBe(true);
    expect(statSync(join(dataDir, 'media/ships/aurora.jpg')).mode & 0o777).toBe(0o600);
    expect(storedMasterKey(dataDir)).toEqual(MASTER_KEY);
    expect(readdirSync(dataDir).sort()).toEqual(['keys', 'media']);
  });

  test('whose file exists is not written, and nothing is left of one that cannot be', async () => {
    const options = { madeAt: MADE_AT, salt: randomBytes(SALT_BYTES) };
    await expect(writeBackup(backup, sources(), options)).rejects.toThrow(
      /exists already: name a new file\.$/,
    );
    const nowhere = { ...backup, file: join(folder, 'nowhere/my.backup') };
    const empty = await createEmptyDatabase();
    await expect(writeBackup(nowhere, sources({ url: empty.url }), options)).rejects.toThrow(
      /nothing to back up/,
    );
    expect(readdirSync(join(folder, 'nowhere'))).toEqual([]);
    const below = { ...backup, file: join(backup.file, 'my.backup') };
    await expect(writeBackup(below, sources(), options)).rejects.toThrow(
      /cannot be written \(a part of the path is a file\): name another place\.$/,
    );
  });
});

describe('a backup is refused before anything is restored (R434)', () => {
  test.each([
    [
      'a wrong passphrase',
      () => ({ ...backup, passphrase: 'correct horse batterz' }),
      /^The passphrase does not open /,
    ],
    [
      'a file that was cut off',
      () => changed('cut', bytes => bytes.subarray(0, bytes.length - 1000)),
      / is damaged: /,
    ],
    [
      'a flipped bit',
      () =>
        changed('flipped', bytes => {
          bytes.writeUInt8(bytes.readUInt8(300_000) ^ 4, 300_000);
          return bytes;
        }),
      / is damaged: it was cut off or changed after 0\.3 MB\./,
    ],
    ['another file', () => changed('other', () => Buffer.from('PK zip')), /is no backup of Gangway/],
    ['a missing file', () => ({ ...backup, file: join(folder, 'missing') }), /^There is no file .+missing:/],
  ])('%s', async (_case, sealed, message) => {
    const restored = await createEmptyDatabase();
    const dataDir = newDataDir();
    const place = placeOf(restored, dataDir);
    await expect(restoreBackup(sealed(), place)).rejects.toThrow(message);
    expect(await contentPrints(restored.db)).toEqual({});
    expect(readdirSync(join(dataDir, 'media'))).toEqual([]);
    expect(storedMasterKey(dataDir)).toBeUndefined();
  });

  test('a folder with pictures, a database with tables, another master key', async () => {
    const restored = await createEmptyDatabase();
    const dataDir = newDataDir();
    const place = placeOf(restored, dataDir);
    const refused = (changes: object) => expect(restoreBackup(backup, { ...place, ...changes })).rejects;
    await refused({ url: database.url }).toThrow(/^The database holds \d+ tables already/);
    await refused({ masterKey: Buffer.alloc(32, 8) }).toThrow(
      /^MASTER_KEY is not the key of this backup: set it to/,
    );
    storeMasterKey(dataDir, Buffer.alloc(32, 9));
    await refused({}).toThrow(/has another master key than this backup: set DATA_DIR to a new folder\.$/);
    writeFileSync(join(dataDir, 'media/mine.jpg'), 'mine');
    await refused({}).toThrow(/^There are pictures already in .+media, such as mine\.jpg\./);
    expect(await contentPrints(restored.db)).toEqual({});
    expect(readFileSync(join(dataDir, 'media/mine.jpg'), 'utf8')).toBe('mine');
    expect(storedMasterKey(dataDir)).toEqual(Buffer.alloc(32, 9));
  });
});

longTest('a configured master key is not in the backup, and is asked for (R434)', async () => {
  const sealed = { ...backup, file: join(folder, 'configured.backup') };
  await writeBackup(sealed, sources({ dataDir: newDataDir() }), {
    madeAt: MADE_AT,
    salt: randomBytes(SALT_BYTES),
  });
  expect((await checkBackup(sealed)).head.hasMasterKey).toBe(false);
  const restored = await createEmptyDatabase();
  const dataDir = newDataDir();
  await expect(restoreBackup(sealed, placeOf(restored, dataDir))).rejects.toThrow(
    /does not contain its master key, because it was configured: set MASTER_KEY to the one/,
  );
  await restoreBackup(sealed, { ...placeOf(restored, dataDir), masterKey: MASTER_KEY });
  expect(storedMasterKey(dataDir)).toBeUndefined();
  expect(await brokenRows(restored.db)).toEqual([]);
});
