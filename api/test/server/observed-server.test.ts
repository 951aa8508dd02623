import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { observe } from '../support/observed-server.ts';

const database = await createTestDatabase();

test('a server writes only JSON, from its start to its end, and loads no metrics where they are off (R440, R441)', async () => {
  const server = await observe(database.url);
  expect((await fetch(`${server.url}/prod-api/ports`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  const lines = server.lines();
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['ready', 'request', 'stopping']));
  expect(server.stderr()).toBe('');
  const modules = server.modules();
  expect(modules.filter(url => url.includes('/node_modules/hono/'))).not.toEqual([]);
  expect(modules.filter(url => /prom-client|opentelemetry/.test(url))).toEqual([]);
});
