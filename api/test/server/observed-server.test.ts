import { expect, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { observe } from '../support/observed-server.ts';
import { samplesIn } from '../support/prometheus.ts';

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

test('a server with METRICS_PORT tells its metrics there, and not on the port of the site (R441)', async () => {
  const port = await freePort();
  const server = await observe(database.url, { METRICS_PORT: String(port) });
  expect((await fetch(`${server.url}/prod-api/ports`)).status).toBe(200);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const samples = samplesIn(await answer.text());
  expect(samples.get('gangway_database_up')).toBe(1);
  expect(samples.get('gangway_readings_failed')).toBe(0);
  const answered = 'method="GET",route="/prod-api/ports",status="2xx"';
  expect(samples.get(`gangway_http_request_duration_seconds_count{${answered}}`)).toBe(1);
  for (const pool of ['shop', 'sales', 'desk', 'health'])
    expect(samples.get(`gangway_database_pool_size{pool="${pool}"}`), pool).toBeGreaterThan(0);
  expect((await fetch(`${server.url}/metrics`)).headers.get('Content-Type')).not.toContain('version=0.0.4');
  expect(await server.stop()).toBe(0);
});
