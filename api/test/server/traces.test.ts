import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openPools } from '../../src/lib/database/pools.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { createOtlpTracing } from '../../src/lib/process/otlp-tracing.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { openCollector } from '../support/otlp-collector.ts';
import { signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);

const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';

/** The API with traces, on its own pools. `flush` sends what is left to the collector. */
async function traced(url = database.url) {
  const collector = await openCollector();
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const tracing = createOtlpTracing({ endpoint: collector.endpoint, service: 'gangway' }, log);
  const pools = openPools(url);
  onTestFinished(() => pools.close());
  const app = createApp({ ...gangway.deps, log, tracing }, { pools });
  return { ...collector, lines, app, flush: () => tracing.stop() };
}

test('a request is a span of its caller’s trace, and its statements are spans of it, without values (R443)', async () => {
  const { app, spans, services, lines, flush } = await traced();
  const { headers } = await signInCustomer(gangway);
  await app.request('/prod-api/orders/GW-SECRET1?key=AnotherSecret', {
    headers: { ...headers, traceparent: `00-${trace}-${callersSpan}-01` },
  });
  await flush();
  expect([...services]).toEqual(['gangway']);
  const [request, ...others] = spans.filter(({ kind }) => kind === SERVER);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    traceId: trace,
    parentSpanId: callersSpan,
    name: 'GET /prod-api/orders/:number',
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/prod-api/orders/:number',
      'http.response.status_code': 404,
      'error.type': 'order-not-found',
    },
  });
  const statements = spans.filter(({ kind }) => kind === CLIENT);
  expect(statements.length).toBeGreaterThanOrEqual(2);
  for (const { traceId, parentSpanId } of statements)
    expect({ traceId, parentSpanId }).toEqual({ traceId: trace, parentSpanId: request?.spanId });
  expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toMatch(/from "?sessions/);
  expect(JSON.stringify(spans)).not.toMatch(/SECRET1|AnotherSecret/);
  expect(JSON.stringify(spans)).not.toContain(headers['X-Token']);
  expect(lines.at(-1)).toMatchObject({ msg: 'request', requestId: trace, traceId: trace });
});

test('without a caller’s trace a request begins its own, whose id the answer has; an unsampled one is not sent (R443)', async () => {
  const { app, spans, flush } = await traced();
  const answer = await app.request('/prod-api/health');
  const unsampled = await app.request('/prod-api/health', {
    headers: { traceparent: `00-${trace}-${callersSpan}-00` },
  });
  await flush();
  expect(spans.map(({ traceId, parentSpanId, name }) => ({ traceId, parentSpanId, name }))).toEqual([
    { traceId: answer.headers.get('X-Request-Id'), parentSpanId: undefined, name: 'GET /prod-api/health' },
  ]);
  expect(unsampled.headers.get('X-Request-Id')).toBe(trace);
});

test('a request that fails on the server is an error in its trace (R443)', async () => {
  const { app, spans, flush } = await traced('postgres://nobody@127.0.0.1:1/nowhere');
  expect((await app.request('/prod-api/ports')).status).toBe(503);
  await flush();
  expect(spans).toMatchObject([
    { name: 'GET /prod-api/ports', status: { code: ERROR }, attributes: { 'error.type': 'unavailable' } },
  ]);
});

test('a collector that is away costs a warning in the log, and no request (R443)', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const tracing = createOtlpTracing({ endpoint: 'http://127.0.0.1:1', service: 'gangway' }, log);
  const app = createApp({ ...gangway.deps, log, tracing });
  expect((await app.request('/prod-api/health')).status).toBe(200);
  await tracing.stop();
  expect(lines).not.toEqual([]);
  expect(lines.every(({ msg }) => String(msg).startsWith('traces: '))).toBe(true);
});
