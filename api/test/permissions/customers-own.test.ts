import { beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '../../src/accounts/sessions/sessions.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { savedPassengerInput } from '../support/database/factories.ts';
import { type SignedIn, signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { findOperations } from './routes.ts';

const gangway = await createTestApp(await createTestDatabase());
const { call } = gangway;

/** What names a thing that a customer has, and nobody but that customer opens. */
const owned = (await findOperations(gangway)).filter(
  ({ path, permission }) => path.includes('{') && permission === 'customer',
);

let owner: SignedIn;
let ids: Record<string, string>;

beforeAll(async () => {
  owner = await signInCustomer(gangway);
  const { headers } = owner;
  const { deps } = gangway;
  await createSession(deps, deps.db, { customerId: owner.id }, { userAgent: 'a phone', address: '' });
  const sessions = await call('GET', '/customers/me/sessions', { headers });
  const passenger = await call('POST', '/customers/me/passengers', { headers, body: savedPassengerInput() });
  ids = {
    '/customers/me/sessions/{id}': sessions.data.items.find(({ current }: { current: boolean }) => !current)
      .id,
    '/customers/me/passengers/{id}': passenger.data.id,
  };
});

test('are there', () => expect(owned.length).toBeGreaterThan(1));

describe.each(owned)('$method $path', ({ method, path }) => {
  test('another customer gets the same answer as for a missing resource', async () => {
    const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1];
    if (!id) throw new Error(`${path}: whose is it? Say so here.`);
    const { headers } = await signInCustomer(gangway, 'super_agent');
    const visit = (thing: string) => call(method, path.replace(/\{.+?\}/, thing), { headers });
    const ofAnother = await visit(id);
    const ofNobody = await visit(gangway.deps.ids.uuid());
    expect(ofAnother).toMatchObject({ status: 404, data: { error: 'not-found' } });
    expect([ofAnother.msg, ofAnother.data]).toEqual([ofNobody.msg, ofNobody.data]);
    expect((await call(method, path.replace(/\{.+?\}/, id), { headers: owner.headers })).status).toBe(200);
  });
});
