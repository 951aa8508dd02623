import { afterAll } from 'vitest';
import { createDatabase } from '../../src/lib/database/database.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import { type ApiCall, createCaller } from '../support/call.ts';
import type { TestDatabase } from '../support/database/database.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** Connections of one copy: two copies and the test stay well below PostgreSQL's limit of 100. */
const CONNECTIONS = 20;

/** Two copies of the API on one database, each with its own pool, as behind a load balancer. */
export async function createCopies(database: TestDatabase): Promise<[TestApp, TestApp]> {
  return [await createCopy(database), await createCopy(database)];
}

async function createCopy({ url }: TestDatabase): Promise<TestApp> {
  const { db, pool } = createDatabase(url, CONNECTIONS);
  afterAll(() => db.destroy());
  return createTestApp({ db, pool, url });
}

/** Calls the copies in turn, over HTTP. */
export async function serve(copies: readonly TestApp[]): Promise<ApiCall> {
  const calls = await Promise.all(copies.map(serveOne));
  return inTurn(calls);
}

/** Calls the copies in turn, without a network. */
export function inTurn(calls: readonly ApiCall[]): ApiCall {
  let turn = 0;
  return (...args) => (calls[turn++ % calls.length] as ApiCall)(...args);
}

async function serveOne({ app }: TestApp): Promise<ApiCall> {
  const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
  afterAll(() => server.stop(0));
  return createCaller({ request: (path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init) });
}
