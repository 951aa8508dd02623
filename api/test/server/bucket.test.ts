import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { forgetUnusedPictures } from '../../src/features/content/unused-pictures.job.ts';
import { writeBackup } from '../../src/lib/backup/backup-file.ts';
import { restoreBackup } from '../../src/lib/backup/restore-backup.ts';
import { SALT_BYTES } from '../../src/lib/backup/seal.ts';
import { createBucketStorage } from '../../src/lib/media/bucket-storage.ts';
import { createFolderStorage } from '../../src/lib/media/folder-storage.ts';
import type { MediaStorage } from '../../src/lib/media/media-storage.ts';
import { makeDataDir } from '../../src/lib/process/data-dir.ts';
import { readMark } from '../../src/operator/mark.service.ts';
import { checkStart } from '../../src/operator/start-checks.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { databaseTime } from '../support/database/database-time.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { startBucketServer } from '../support/documents/bucket-server.ts';
import { pictureFile, upload } from '../support/documents/uploads.ts';
import { longTest } from '../support/long-test.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const MEGABYTE = 1024 * 1024;

const server = await startBucketServer('pictures', 'restored', 'foreign');
const database = await createTestDatabase();
const gangway = await createTestApp(database, { s3: server.settingsOf('pictures') });
const { app, call, clock, deps } = gangway;
let manager: SignedIn;
let shipId: number;

beforeAll(async () => {
  // The bucket dates what it has by the real time.
  clock.set((await databaseTime(database.db)).toISOString());
  manager = await signInStaff(gangway, ['catalogue.manage', 'settings.manage']);
  ({ shipId } = await createVoyage(database.db));
});

const sendImages = (...files: File[]) =>
  upload(gangway, `/office/ships/${shipId}/images`, files, manager.headers);
const removeImage = (name: string) =>
  call('POST', `/office/ships/${shipId}/images/delete`, { body: { name }, headers: manager.headers });

async function pathsIn(media: MediaStorage): Promise<string[]> {
  const paths = [];
  for await (const { path } of media.list()) paths.push(path);
  return paths;
}

/** A picture that cannot be compressed. */
async function noise(name: string, side: number): Promise<File> {
  const raw = { width: side, height: side, channels: 3 } as const;
  const png = await sharp(randomBytes(3 * side * side), { raw })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name);
}

test('pictures are stored in the bucket alone, served from it, replaced and deleted (R469)', async () => {
  const { data: first } = await sendImages(await pictureFile('one.jpg'));
  const [{ name, url }] = first.images;
  expect(await pathsIn(deps.media)).toEqual([`ships/${name}`]);
  expect(readdirSync(join(deps.env.dataDir, 'media'))).toEqual([]);
  const served = await app.request(url);
  expect(served.status).toBe(200);
  expect(served.headers.get('Content-Type')).toBe('image/jpeg');
  expect(served.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 40 });

  const { data: second } = await sendImages(await pictureFile('two.jpg', { color: 'navy' }));
  await removeImage(name);
  const kept = `ships/${second.images[1].name}`;
  await forgetUnusedPictures(deps);
  expect(await pathsIn(deps.media)).toEqual([`ships/${name}`, kept].sort());
  const tomorrow = new Date(clock.now().getTime() + 25 * 3_600_000);
  await forgetUnusedPictures({ ...deps, clock: { now: () => tomorrow } });
  expect(await pathsIn(deps.media)).toEqual([kept]);
  expect((await app.request(url)).status).toBe(404);
  expect((await app.request(`/media/${kept}`)).status).toBe(200);
});

test('no address leads to another object of the bucket (R469)', async () => {
  await deps.media.write('ships/notes.txt', Buffer.from('not a picture'));
  for (const path of ['ships/notes.txt', 'ships/..%2Fnotes.txt', 'ships/', 'other/one.jpg'])
    expect((await app.request(`/media/${path}`)).status).toBe(404);
  await deps.media.remove('ships/notes.txt');
});

test('a picture of almost 5 MB is uploaded, and one of 5 MB comes back as it was stored (R469)', async () => {
  const file = await noise('noise.png', 1310);
  expect(file.size).toBeGreaterThan(4.9 * MEGABYTE);
  const { status, data } = await sendImages(file);
  expect(status).toBe(200);
  const { name, url } = data.images.at(-1);
  expect((await (await app.request(url)).arrayBuffer()).byteLength).toBeGreaterThan(MEGABYTE);
  await removeImage(name);

  const bytes = randomBytes(5 * MEGABYTE);
  await deps.media.write('brand/large.jpg', bytes);
  expect(Buffer.from((await deps.media.read('brand/large.jpg')) ?? []).equals(bytes)).toBe(true);
  await deps.media.remove('brand/large.jpg');
  expect(await deps.media.read('brand/large.jpg')).toBeUndefined();
});

test('a logo in the bucket is the mark of mails and e-tickets (R469)', async () => {
  const file = await pictureFile('logo.png', { width: 400, height: 400, type: 'png' });
  const { data } = await upload(gangway, '/office/branding/logo', [file], manager.headers);
  expect(await sharp(await readMark(deps, { logo: data.name })).metadata()).toMatchObject({ width: 256 });
  expect(await readMark(deps, { logo: 'logo-0000000000000000' })).toBeUndefined();
});

test('while the storage is away, uploads and pictures are answered 503, and the rest goes on (R469)', async () => {
  const { data } = await sendImages(await pictureFile('kept.jpg', { color: 'olive' }));
  const { url } = data.images.at(-1);
  await server.leave();
  expect(await sendImages(await pictureFile('lost.jpg', { color: 'plum' }))).toMatchObject({
    status: 503,
    msg: 'Pictures cannot be stored or shown at the moment. Please try again in a few minutes.',
    data: { error: 'storage-away' },
  });
  const answer = await app.request(url);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(answer.headers.get('Cache-Control')).toBeNull();
  expect(await call('GET', '/ships')).toMatchObject({ status: 200 });
  // Sales do not wait for pictures: a start is only warned.
  expect(await checkStart(deps)).toEqual([
    {
      isRefusal: false,
      sentence: expect.stringMatching(
        /^S3_ENDPOINT does not work: 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)/,
      ),
    },
  ]);
  await server.comeBack();
  expect((await app.request(url)).status).toBe(200);
  expect(
    (await call('GET', `/office/ships/${shipId}`, { headers: manager.headers })).data.images,
  ).toHaveLength(data.images.length);
  expect(await checkStart(deps)).toEqual([]);
});

test.each([
  [
    'a bucket that is not there',
    { bucket: 'nowhere' },
    /^S3_BUCKET does not work: there is no bucket "nowhere" at 127/,
  ],
  [
    'a key that is not known',
    { accessKeyId: 'STRANGER' },
    /^S3_ACCESS_KEY_ID does not work: .* \(InvalidAccessKeyId\)/,
  ],
  [
    'another secret',
    { secretAccessKey: 'wrong' },
    /^S3_ACCESS_KEY_ID does not work: .* \(SignatureDoesNotMatch\)/,
  ],
])('the check and the start refuse %s (R469)', async (_, changes, sentence) => {
  const media = createBucketStorage({ ...server.settingsOf('pictures'), ...changes });
  expect(await checkStart({ ...deps, media })).toEqual([
    { isRefusal: true, sentence: expect.stringMatching(sentence) },
  ]);
});

test('a machine that nobody knows is named (R469)', async () => {
  const media = createBucketStorage({ ...server.settingsOf('pictures'), endpoint: 'http://storage.invalid' });
  expect(await media.problem()).toMatchObject({
    isPassing: true,
    sentence: expect.stringMatching(/^S3_ENDPOINT does not work: no machine is called storage\.invalid\./),
  });
});

const folder = mkdtempSync(join(inject('testFolder'), 'backup-'));
const sealed = { file: join(folder, 'my.backup'), passphrase: 'correct horse battery' };

/** An empty place with this storage. */
async function placeOf(dataDir: string, media: MediaStorage) {
  const { url } = await createEmptyDatabase();
  return { url, dataDir, masterKey: deps.env.masterKey, media };
}

function newDataDir(): string {
  const dataDir = mkdtempSync(join(inject('testFolder'), 'restored-'));
  makeDataDir(dataDir);
  return dataDir;
}

test('a backup has the pictures of the bucket, and restores them into an empty one (R433, R469)', async () => {
  const { masterKey, dataDir } = deps.env;
  const sources = { url: database.url, dataDir, masterKey, media: deps.media };
  const { end } = await writeBackup(sealed, sources, { madeAt: clock.now(), salt: randomBytes(SALT_BYTES) });
  const paths = await pathsIn(deps.media);
  expect(end.pictures).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(3);

  const bucket = createBucketStorage(server.settingsOf('restored'));
  const place = await placeOf(newDataDir(), bucket);
  // Its tables are in the way, so the restore fails after the pictures were read.
  await expect(restoreBackup(sealed, { ...place, url: database.url })).rejects.toThrow(
    /holds \d+ tables already/,
  );
  expect(await pathsIn(bucket)).toEqual([]);
  await restoreBackup(sealed, place);
  expect(await pathsIn(bucket)).toEqual(paths);
  await expect(restoreBackup(sealed, place)).rejects.toThrow(
    /^There are pictures already in http:\/\/127\.0\.0\.1:\d+ restored, such as .+ S3_BUCKET to an empty bucket\.$/,
  );
});

longTest('a backup of a bucket is restored into a folder (R469)', async () => {
  const dataDir = newDataDir();
  const media = createFolderStorage(dataDir, deps.ids);
  await restoreBackup(sealed, await placeOf(dataDir, media));
  const paths = await pathsIn(deps.media);
  expect(await pathsIn(media)).toEqual(paths);
  for (const path of paths)
    expect(
      readFileSync(join(dataDir, 'media', path)).equals((await deps.media.read(path)) ?? Buffer.of()),
    ).toBe(true);
});

test('a restore that fails takes its pictures out of the bucket again (R469)', async () => {
  const bucket = createBucketStorage(server.settingsOf('foreign'));
  const files = await bucket.restore();
  await files.write('ships/aurora.jpg', Buffer.from('aurora'));
  expect(await pathsIn(bucket)).toEqual(['ships/aurora.jpg']);
  await files.takeBack();
  expect(await pathsIn(bucket)).toEqual([]);
});
