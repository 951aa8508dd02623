import { rolePermissions } from '@gangway/shared/contract/base/permissions.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { createMember, signInStaff } from '../support/people/accounts.ts';
import { type ApiDocument, createRequests } from '../support/requests/generated-requests.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);

const REQUESTS = proofSize(150, 10_000);
const SEED = Number(process.env.GANGWAY_REQUESTS_SEED ?? 1);
/** The event stream never ends its answer. */
const ENDLESS = /text\/event-stream/;

test(`of ${REQUESTS} requests generated from the API's document none gets a server error`, async () => {
  const document = (await (await gangway.app.request('/prod-api/openapi.json')).json()) as ApiDocument;
  const random = seededRandom(SEED);
  const next = createRequests(document, random);
  await book(gangway, await createSailing(database.db, await createVoyage(database.db)));
  const callers = [
    async () => (await signInStaff(gangway, [...rolePermissions])).headers,
    async () => (await createMember(gangway)).headers,
    async (): Promise<Record<string, string>> => ({}),
  ];
  const signedIn = await Promise.all(callers.map(signIn => signIn()));
  const faults: string[] = [];
  const answered: Record<number, number> = {};
  for (let made = 0; made < REQUESTS; made++) {
    const { path, method, headers, body, wrong, permission } = next();
    const anybody = permission === 'public' || random.below(8) === 0;
    const who = anybody ? random.below(3) : permission === 'customer' ? 1 : 0;
    const response = await gangway.app.request(path, {
      method,
      headers: { ...signedIn[who], ...headers },
      ...(body !== undefined && method !== 'GET' && { body }),
    });
    const text = ENDLESS.test(response.headers.get('Content-Type') ?? '') ? '' : await response.text();
    if (text === '') await response.body?.cancel();
    answered[response.status] = (answered[response.status] ?? 0) + 1;
    // A request may have ended its own session.
    if (response.status === 401 && who < 2) signedIn[who] = (await callers[who]?.()) ?? {};
    if (response.status >= 500)
      faults.push(
        `${response.status} ${method} ${path.slice(0, 200)} (${wrong}) ${String(body).slice(0, 300)} ${JSON.stringify(headers)}`,
      );
    if (
      wrong === 'type' &&
      headers['Content-Type']?.startsWith('text/plain') &&
      ![415, 401, 403, 404].includes(response.status)
    )
      faults.push(`${response.status} for a wrong content type: ${method} ${path.slice(0, 200)}`);
  }
  expect(faults, JSON.stringify(answered)).toEqual([]);
  // Not all of them were refused at the start.
  expect(answered[200] ?? 0).toBeGreaterThan(REQUESTS / 20);
});
