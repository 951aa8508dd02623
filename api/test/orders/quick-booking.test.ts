import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput, type Voyage } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
let voyage: Voyage;
let customer: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  voyage = await createVoyage(database.db);
  customer = (await signInCustomer(gangway)).headers;
  staff = (await signInStaff(gangway, ['orders.sell'])).headers;
});

interface Sent {
  changes?: Partial<OrderRequestInput> & Record<string, unknown>;
  headers?: Record<string, string>;
  body?: string;
  places?: number;
}

/** A request with a Content-Length, as clients send it, or without, which takes the long way. */
async function ask(
  sailingId: number,
  quick: boolean,
  { changes, headers, body: own }: Sent,
  send: (path: string, init: RequestInit) => Response | Promise<Response> = gangway.app.request,
) {
  const body = own ?? JSON.stringify(orderInput(sailingId, changes));
  const answer = await send('/prod-api/orders', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': newKey(),
      ...(quick && { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
    body,
  });
  const { 'x-request-id': id, ...others } = Object.fromEntries(answer.headers);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return { status: answer.status, headers: others, shape: shapeOf(await answer.json()) };
}

/** An answer without what differs from order to order. */
const shapeOf = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, part) =>
      ['id', 'number', 'serial', 'accessToken', 'seat', 'idNumberEnding', 'requestId'].includes(name)
        ? typeof part
        : part,
    ),
  );

const cases: [string, number, () => Sent][] = [
  ['a booking of a guest', 200, () => ({})],
  ['a booking of a customer', 200, () => ({ headers: customer })],
  ['a sale at the counter', 200, () => ({ headers: staff })],
  ['a sailing that is sold out', 409, () => ({ places: 0 })],
  ['the same in Chinese', 409, () => ({ places: 0, headers: { 'Accept-Language': 'zh' } })],
  ['a price other than the agreed one', 409, () => ({ changes: { expectedTotalSen: 1 } })],
  ['an unknown sailing', 404, () => ({ changes: { sailingId: 99_999 } })],
  ['an unknown session', 401, () => ({ headers: { 'X-Token': 'none' } })],
  ['a field that is wrong', 422, () => ({ changes: { referralCode: '' } })],
  ['a key that is too short', 422, () => ({ headers: { 'Idempotency-Key': 'short' } })],
  ['no JSON', 400, () => ({ body: '{' })],
  ['a body that is too large', 413, () => ({ body: ' '.repeat(300_000) })],
  ['an unknown station', 403, () => ({ headers: { 'X-Station': 'none' } })],
];

let days = 0;
/** A sailing of its own day. */
const newSailing = (capacity: number) =>
  createSailing(database.db, voyage, { date: addDays('2027-03-10', days++), capacity });

test.each(cases)('the quick way answers as the middleware does: %s', async (_, status, sent) => {
  const { places: capacity = 4 } = sent();
  const sailingId = await newSailing(capacity);
  const quick = await ask(sailingId, true, sent());
  expect(quick).toEqual(await ask(sailingId, false, sent()));
  expect(quick.status).toBe(status);
});

test.each(cases)(
  'over HTTP the normal route gets the body that the quick way has read: %s',
  async (_, status, sent) => {
    const { places: capacity = 4 } = sent();
    const sailingId = await newSailing(capacity);
    const { url, answerWith } = await serveOnFreePort();
    answerWith(gangway.app.fetch);
    const answer = await ask(sailingId, true, sent(), (path, init) => fetch(url + path, init));
    const { headers: __, ...expected } = await ask(sailingId, false, sent());
    expect(answer).toMatchObject(expected);
    expect(answer.status).toBe(status);
  },
);
