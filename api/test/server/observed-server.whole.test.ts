import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { makeDataDir } from '../support/launch.ts';
import { observe } from '../support/observed-server.ts';
import { openCollector } from '../support/otlp-collector.ts';
import { samplesIn } from '../support/prometheus.ts';

const database = await createTestDatabase();

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

test('a server with OTEL_EXPORTER_OTLP_ENDPOINT sends its traces, the last ones at its end (R443)', async () => {
  const { endpoint, services, spans } = await openCollector();
  const server = await observe(database.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_SERVICE_NAME: 'tickets',
  });
  await fetch(`${server.url}/prod-api/ports`);
  expect(await server.stop()).toBe(0);
  expect(server.stderr()).toBe('');
  expect([...services]).toEqual(['tickets']);
  expect(spans.map(({ name }) => name)).toContain('GET /prod-api/ports');
  expect(spans.filter(({ attributes }) => attributes['db.query.text'])).not.toEqual([]);
});

test('a start that fails ends with one line of JSON on standard output (R440)', async () => {
  const port = String(await freePort());
  const { code, stdout, stderr } = await new Promise<Record<string, unknown>>(resolve => {
    execFile(
      process.execPath,
      ['api/src/server.ts'],
      {
        cwd: join(import.meta.dirname, '../../..'),
        env: {
          PORT: port,
          DATA_DIR: makeDataDir(),
          DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
          LOG_LEVEL: 'info',
        },
      },
      (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }),
    );
  });
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(JSON.parse(String(stdout))).toEqual({
    level: 60,
    time: expect.any(String),
    msg: 'DATABASE_URL does not work: nothing answers at 127.0.0.1:1.',
  });
});
