import { existsSync, utimesSync } from 'node:fs';
import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetUnusedPictures } from '../../src/features/content/unused-pictures.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { pictureFile, upload } from '../support/documents/uploads.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;
let manager: SignedIn;
let voyage: Voyage;

beforeAll(async () => {
  manager = await signInStaff(gangway, ['catalogue.manage']);
  voyage = await createVoyage(db);
});

const shipInput = (changes: object = {}) => ({
  name: 'Selat Mutiara',
  status: 'active',
  manager: 'Captain Lim',
  managerContact: '+60 12-000 1122',
  description: { en: 'A pearl', zh: '珍珠', ko: '진주' },
  linkUrl: 'https://selatcruises.example/mutiara',
  weight: 40,
  capacity: 600,
  ...changes,
});
const post = (path: string, body: unknown) => call('POST', path, { body, headers: manager.headers });
const get = (path: string) => call('GET', path, { headers: manager.headers });
const sendImages = (id: number, files: File[]) =>
  upload(gangway, `/office/ships/${id}/images`, files, manager.headers);
const auditOf = (id: number) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity', '=', 'ships')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

/** The picture with another width and height in its header (PNG, IHDR). */
async function claiming(file: File, side: number): Promise<File> {
  const bytes = Buffer.from(await file.arrayBuffer());
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new File([new Uint8Array(bytes)], file.name);
}

async function makeShip(changes: object = {}): Promise<OfficeShip> {
  const { data, msg } = await post('/office/ships', shipInput(changes));
  if (!data.id) throw new Error(msg);
  return data;
}

describe('a ship', () => {
  test('is created with all its fields and a code from its name', async () => {
    const ship = await makeShip();
    expect(ship).toMatchObject({ ...shipInput(), code: 'selat-mutiara', images: [], rooms: 0 });
    expect((await get(`/office/ships/${ship.id}`)).data).toEqual(ship);
    expect((await auditOf(ship.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['state', `staff:${manager.id}`],
      ['created', `staff:${manager.id}`],
    ]);
  });

  test('is changed, with an audit entry of old and new values', async () => {
    const ship = await makeShip({ name: 'Selat Intan' });
    const { data } = await post(
      `/office/ships/${ship.id}`,
      shipInput({ name: 'Selat Intan', manager: 'Captain Ong', weight: 5 }),
    );
    expect(data).toMatchObject({ manager: 'Captain Ong', weight: 5, code: 'selat-intan' });
    expect((await auditOf(ship.id)).at(-1)).toMatchObject({
      action: 'updated',
      detail: {
        changes: { manager: { from: 'Captain Lim', to: 'Captain Ong' }, weight: { from: 40, to: 5 } },
      },
    });
  });

  test('without Latin letters in its name still gets a unique code', async () => {
    const codes = [await makeShip({ name: '海峡一号' }), await makeShip({ name: '海峡二号' })].map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['ship', 'ship-b']);
  });

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['an unknown status', { status: 'sunk' }, 'status'],
    ['a capacity of zero', { capacity: 0 }, 'capacity'],
    ['a link that runs a script', { linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
    ['a link to another site without its scheme', { linkUrl: '//evil.example' }, 'linkUrl'],
    ['a fraction as weight', { weight: 1.5 }, 'weight'],
  ])('with %s is refused at its field', async (_, changes, field) => {
    const { status, data } = await post('/office/ships', shipInput(changes));
    expect({ status, fields: Object.keys(data.fields) }).toEqual({ status: 422, fields: [field] });
  });

  test('with a taken name is refused', async () => {
    await makeShip({ name: 'Selat Nilam' });
    expect(await post('/office/ships', shipInput({ name: 'Selat Nilam' }))).toMatchObject({
      status: 409,
      data: { error: 'ship-name-taken', fields: { name: 'Another ship has this name.' } },
    });
  });

  test('that does not exist answers 404', async () => {
    expect((await get('/office/ships/999999')).status).toBe(404);
    expect((await post('/office/ships/999999', shipInput({ name: 'Nobody’s' }))).status).toBe(404);
  });

  test('cannot have fewer places than one of its sailings', async () => {
    await createSailing(db, voyage, { date: '2027-02-01', capacity: 500 });
    const { data: ship } = await get(`/office/ships/${voyage.shipId}`);
    const { status, data } = await post(`/office/ships/${voyage.shipId}`, {
      ...shipInput(ship),
      capacity: 499,
    });
    expect({ status, error: data.error }).toEqual({ status: 409, error: 'ship-capacity-offered' });
    expect((await post(`/office/ships/${voyage.shipId}`, { ...shipInput(ship), capacity: 500 })).status).toBe(
      200,
    );
  });
});

describe('the status', () => {
  test('follows the transition table: maintenance and back, decommissioning is final', async () => {
    const ship = await makeShip({ name: 'Selat Bayu' });
    const setTo = (status: string) =>
      post(`/office/ships/${ship.id}`, shipInput({ name: 'Selat Bayu', status }));
    expect((await setTo('maintenance')).data.status).toBe('maintenance');
    expect((await setTo('active')).data.status).toBe('active');
    expect((await setTo('decommissioned')).data.status).toBe('decommissioned');
    expect(await setTo('active')).toMatchObject({ status: 409, data: { error: 'ship-out-of-service' } });
    const states = (await auditOf(ship.id)).filter(({ action }) => action === 'state');
    expect(states.map(({ to_state }) => to_state)).toEqual([
      'active',
      'maintenance',
      'active',
      'decommissioned',
    ]);
  });

  test('cannot become decommissioned while the ship has sailings', async () => {
    await createSailing(db, voyage, { date: '2027-02-02', capacity: 400 });
    const { data: ship } = await get(`/office/ships/${voyage.shipId}`);
    expect(ship.comingSailings).toBeGreaterThan(0);
    const answer = await post(
      `/office/ships/${voyage.shipId}`,
      shipInput({ ...ship, status: 'decommissioned' }),
    );
    expect(answer).toMatchObject({ status: 409, data: { error: 'ship-has-sailings' } });
    expect(answer.msg).toContain(`${ship.comingSailings} upcoming sailings`);
  });
});

describe('the list', () => {
  test('is ordered by weight, searched, filtered, sorted and paged', async () => {
    const byWeight = (await get('/office/ships?size=200')).data.items.map(({ weight }: OfficeShip) => weight);
    expect(byWeight).toEqual([...byWeight].sort((a, b) => a - b));
    expect((await get('/office/ships?search=ong')).data.items.map(({ name }: OfficeShip) => name)).toEqual([
      'Selat Intan',
    ]);
    expect((await get('/office/ships?search=%25')).data.total).toBe(0);
    const retired = (await get('/office/ships?status=decommissioned')).data;
    expect(retired.items.map(({ name }: OfficeShip) => name)).toEqual(['Selat Bayu']);
    const page = (await get('/office/ships?sort=name&descending=true&size=2&page=2')).data;
    const all = (await get('/office/ships?sort=name&descending=true&size=200')).data;
    expect(page.items).toEqual(all.items.slice(2, 4));
    expect(page.total).toBe(all.total);
  });
});

describe('images', () => {
  test('on a full disk are refused with a clear answer, and leave nothing (R417)', async () => {
    const { data: ship } = await post('/office/ships', shipInput({ name: 'Selat Penuh' }));
    const file = await pictureFile('deck.jpg', { color: 'maroon' });
    const { data: stored } = await sendImages(ship.id, [file]);
    const name = stored.images[0].name;
    const folder = join(gangway.deps.env.dataDir, 'media/ships');
    await rm(join(folder, name));
    // The device /dev/full answers each write as a full disk does. Its link has the temporary name of the next picture.
    const id = '00000000-0000-4000-8000-000000000001';
    const uuid = vi.spyOn(gangway.deps.ids, 'uuid').mockReturnValue(id);
    onTestFinished(() => uuid.mockRestore());
    await symlink('/dev/full', join(folder, `${name}.${id}.part`));
    expect(await sendImages(ship.id, [file])).toMatchObject({
      status: 507,
      msg: expect.stringContaining('The server’s disk is full'),
      data: { error: 'disk-full' },
    });
    expect((await readdir(folder)).filter(other => other.startsWith(name))).toEqual([]);
  });

  test('JPG and PNG are re-encoded upright as JPG without metadata, named by their content', async () => {
    const ship = await makeShip({ name: 'Selat Awan' });
    const { data, status } = await sendImages(ship.id, [
      await pictureFile('one.jpg'),
      await pictureFile('two.png', { color: 'navy', type: 'png' }),
    ]);
    expect(status).toBe(200);
    expect(data.images.map(({ url }: { url: string }) => url)).toEqual([
      expect.stringMatching(/^\/media\/ships\/selat-awan-[0-9a-f]{16}\.jpg$/),
      expect.stringMatching(/^\/media\/ships\/selat-awan-[0-9a-f]{16}\.jpg$/),
    ]);
    const served = await gangway.app.request(data.images[0].url);
    expect(served.headers.get('Content-Type')).toBe('image/jpeg');
    const stored = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 64 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  test('oversized ones are scaled down', async () => {
    const ship = await makeShip({ name: 'Selat Luas' });
    const { data } = await sendImages(ship.id, [
      await pictureFile('wide.png', { width: 5000, height: 500, type: 'png' }),
    ]);
    const file = join(gangway.deps.env.dataDir, 'media/ships', data.images[0].name);
    expect((await sharp(await readFile(file)).metadata()).height).toBe(1600);
  });

  test.each([
    [
      'a GIF that is called .jpg',
      async () => pictureFile('anim.jpg', { type: 'gif' }),
      'image-type',
      /must be JPG or PNG: anim\.jpg/,
    ],
    ['WebP', async () => pictureFile('new.webp', { type: 'webp' }), 'image-type', /JPG or PNG/],
    [
      'a page with a script',
      async () => new File(['<svg onload="x"/>'], 'x.png'),
      'image-type',
      /JPG or PNG/,
    ],
    ['nothing at all', async () => new File([], 'empty.jpg'), 'image-type', /JPG or PNG/],
    [
      'more than 5 MB',
      async () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.jpg'),
      'image-size',
      /at most 5MB: large\.jpg/,
    ],
    [
      'the beginning of a picture',
      async () =>
        new File(
          [(await pictureFile('half.png', { type: 'png', width: 900, height: 900 })).slice(0, 300)],
          'half.png',
        ),
      'image-unreadable',
      /half\.png is damaged/,
    ],
  ])('refuses %s', async (_, file, error, sentence) => {
    const answer = await sendImages(voyage.shipId, [await file()]);
    expect(answer).toMatchObject({ status: 422, data: { error } });
    expect(answer.msg).toMatch(sentence);
  });

  test('a decompression bomb is refused before decoding', async () => {
    const bomb = await claiming(await pictureFile('bomb.png', { type: 'png' }), 40_000);
    const answer = await sendImages(voyage.shipId, [bomb]);
    expect(answer).toMatchObject({ status: 422, data: { error: 'image-pixels' } });
  });

  test('a ship has at most 5, even with concurrent uploads', async () => {
    const ship = await makeShip({ name: 'Selat Lima' });
    const colors = ['red', 'green', 'blue', 'white', 'black', 'gray'];
    const files = await Promise.all(colors.map(color => pictureFile(`${color}.jpg`, { color })));
    const tooMany = await sendImages(ship.id, files);
    expect(tooMany).toMatchObject({ status: 409, msg: 'At most 5 images' });
    const answers = await Promise.all([
      sendImages(ship.id, files.slice(0, 3)),
      sendImages(ship.id, files.slice(3)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get(`/office/ships/${ship.id}`)).data.images).toHaveLength(3);
  });

  test('a duplicate picture is refused with its whole upload', async () => {
    const ship = await makeShip({ name: 'Selat Kembar' });
    const twice = await pictureFile('twice.jpg');
    expect(await sendImages(ship.id, [twice, twice])).toMatchObject({
      status: 409,
      data: { error: 'image-twice' },
    });
    expect((await get(`/office/ships/${ship.id}`)).data.images).toEqual([]);
  });

  test('are reordered and deleted, and the storefront follows', async () => {
    const ship = await makeShip({ name: 'Selat Warna', weight: 1 });
    const files = await Promise.all(
      ['cyan', 'pink', 'lime'].map(color => pictureFile(`${color}.jpg`, { color })),
    );
    const { data } = await sendImages(ship.id, files);
    const [one, two, three] = data.images.map(({ name }: { name: string }) => name);
    const order = (seen: string[], names: string[]) =>
      post(`/office/ships/${ship.id}/images/order`, { seen, names });
    expect(
      (await order([one, two, three], [three, one, two])).data.images.map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual([three, one, two]);
    const now = [three, one, two];
    for (const refused of [await order(now, [three, one]), await order([one, two, three], now)])
      expect(refused).toMatchObject({ status: 409, data: { error: 'list-changed' } });
    await post(`/office/ships/${ship.id}/images/delete`, { name: one });
    const { data: shown } = await call('GET', '/ships');
    const profile = shown.find(({ id }: { id: number }) => id === ship.id);
    expect(profile.imageUrls).toEqual([`/media/ships/${three}`, `/media/ships/${two}`]);
    expect((await auditOf(ship.id)).at(-1)?.detail).toEqual({
      changes: { images: { from: [three, one, two], to: [three, two] } },
    });
  });

  test('with a path as name are refused', async () => {
    const { status } = await post(`/office/ships/${voyage.shipId}/images/delete`, {
      name: '../../keys/master',
    });
    expect(status).toBe(422);
  });

  test('that are unused are deleted from disk a day later', async () => {
    const ship = await makeShip({ name: 'Selat Lama' });
    const { data } = await sendImages(ship.id, [
      await pictureFile('kept.jpg', { color: 'olive' }),
      await pictureFile('gone.jpg', { color: 'plum' }),
    ]);
    const [kept, gone] = data.images.map(({ name }: { name: string }) =>
      join(gangway.deps.env.dataDir, 'media/ships', name),
    );
    await post(`/office/ships/${ship.id}/images/delete`, { name: data.images[1].name });
    const now = gangway.clock.now().getTime() / 1000;
    for (const file of [kept, gone]) utimesSync(file, now, now);
    await forgetUnusedPictures(gangway.deps);
    expect([kept, gone].map(existsSync)).toEqual([true, true]);
    for (const file of [kept, gone]) utimesSync(file, now - 90_000, now - 90_000);
    await forgetUnusedPictures(gangway.deps);
    expect([kept, gone].map(existsSync)).toEqual([true, false]);
  });
});

test('other calls accept at most 256 KB', async () => {
  const answer = await post('/office/ships', shipInput({ manager: 'x'.repeat(300 * 1024) }));
  expect(answer).toMatchObject({ status: 413, data: { error: 'body-too-large' } });
});
