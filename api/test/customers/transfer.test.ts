import { gunzipSync } from 'node:zlib';
import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { app } = await createTestApp(database);

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  for (let day = 1; day <= 9; day++) await createSailing(database.db, voyage, { date: `2027-03-0${day}` });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/prod-api${path}`, { headers });

describe('rarely changing data', () => {
  const addresses = ['/ports', '/ships', '/routes', '/slides?language=en', '/guide', '/settings/public'];

  test.each(addresses)('%s is sent again only if it changed', async path => {
    const first = await get(path);
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"\w+"$/);
    const same = await get(path, { 'If-None-Match': tag });
    expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', tag]);
    expect(same.headers.get('Cache-Control')).toBe('public, no-cache');
    expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  test('is sent again after it has changed', async () => {
    const tag = (await get('/routes')).headers.get('ETag') ?? '';
    await database.db.updateTable('routes').set({ distance_nm: 161 }).execute();
    const changed = await get('/routes', { 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(tag);
  });

  test('is not cached if it was refused', async () => {
    const refused = await get('/slides?language=fr');
    expect([refused.status, refused.headers.get('Cache-Control'), refused.headers.get('ETag')]).toEqual([
      422,
      null,
      null,
    ]);
  });

  test('excludes orders and sailings, which are always fetched', async () => {
    expect((await get('/sailings')).headers.get('ETag')).toBeNull();
  });
});

describe('a response', () => {
  test('is compressed for clients that accept it', async () => {
    const plain = await (await get('/sailings')).text();
    const packed = await get('/sailings', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(plain);
    expect(bytes.length).toBeLessThan(plain.length / 4);
  });

  test('is compressed in the same way when it is large', async () => {
    const plain = await (await get('/openapi.json')).text();
    const packed = await get('/openapi.json', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
    expect(plain.length).toBeGreaterThan(100_000);
  });

  test('is sent as it is when it is small, with its length', async () => {
    const small = await get('/routes', { 'Accept-Encoding': 'gzip' });
    const body = await small.text();
    expect(JSON.parse(body)).toMatchObject({ code: 200 });
    expect(small.headers.get('Content-Encoding')).toBeNull();
    expect(small.headers.get('Content-Length')).toBe(String(Buffer.byteLength(body)));
    expect(small.headers.get('ETag')).toBe((await get('/routes')).headers.get('ETag'));
  });

  test('has an ETag that is valid compressed and uncompressed', async () => {
    const letters = [...'abcdefghijklmnopqrst'];
    await database.db
      .insertInto('ports')
      .values(
        letters.map(code => ({ code: `pulau-${code}`, name: sameInAll(`Pulau ${code}`), country: 'MY' })),
      )
      .execute();
    const packed = await get('/ports', { 'Accept-Encoding': 'gzip' });
    const tag = packed.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect((await get('/ports', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(304);
    await packed.body?.cancel();
  });

  test('is not compressed without the header or for writes', async () => {
    expect((await get('/sailings')).headers.get('Content-Encoding')).toBeNull();
    const written = await app.request('/prod-api/orders/lookup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
      body: '{}',
    });
    expect(written.headers.get('Content-Encoding')).toBeNull();
  });
});
