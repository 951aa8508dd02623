import { LEFT_OUT_HEADER } from '@gangway/shared/contract/sales/left-out.ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { hasSelectable, readPdf } from '../support/documents/read-pdf.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { app } = gangway;

let me: SignedIn;
let sailingId: number;
let paid: [BookedOrder, BookedOrder];
let unpaid: BookedOrder;
let canceled: BookedOrder;

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  sailingId = await createSailing(database.db, voyage);
  me = await signInCustomer(gangway);
  paid = [await bookPaid(), await bookPaid()];
  unpaid = await book(gangway, sailingId, {}, me.headers);
  canceled = await bookPaid();
  await gangway.call('POST', `/orders/${canceled.number}/cancel`, {
    body: { expectedChargeSen: 0 },
    headers: { ...me.headers, 'Idempotency-Key': 'cancel-before-zip' },
  });
});

async function bookPaid(): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, {}, me.headers);
  const { data } = await askToPay(gangway, [order], { headers: me.headers });
  await notify(gangway, noticeOf(data.payment.id));
  return order;
}

const askFor = (
  kind: 'zip' | 'pdf',
  orders: readonly { number: string }[],
  headers: Record<string, string> = me.headers,
  more = '',
) =>
  app.request(
    `/prod-api/orders/tickets.${kind}?numbers=${orders.map(({ number }) => number).join(',')}${more}`,
    { headers },
  );

type Orders = Parameters<typeof askFor>[1];
const ask = (orders: Orders, headers?: Record<string, string>, more?: string) =>
  askFor('zip', orders, headers, more);

async function open(response: Response): Promise<Record<string, Uint8Array>> {
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

async function refusal(response: Response): Promise<string> {
  const { code, data } = (await response.json()) as { code: number; data: { error: string } };
  return `${response.status} ${code} ${data.error}`;
}

describe('the e-tickets of several orders as files', () => {
  test('are one ZIP with a PDF per order', async () => {
    const response = await ask(paid);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="e-tickets.zip"',
      'cache-control': 'private, no-cache',
    });
    const files = await open(response);
    expect(Object.keys(files)).toEqual(paid.map(({ number }) => `e-tickets-${number}.pdf`));
    for (const file of Object.values(files))
      expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('list orders without tickets in a text file, in the reader’s language', async () => {
    const headers = { ...me.headers, 'Accept-Language': 'ko' };
    const files = await open(await ask([unpaid, paid[0], canceled], headers));
    expect(Object.keys(files)).toEqual([`e-tickets-${paid[0].number}.pdf`, 'not-included.txt']);
    const text = Buffer.from(files['not-included.txt'] as Uint8Array).toString();
    expect(text).toContain('전자 승선권');
    expect(text.split('\r\n').slice(2, 4)).toEqual([unpaid.number, canceled.number]);
  });

  test('contain a repeated order once', async () => {
    const [{ number }] = paid;
    const typed = { number: `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase() };
    expect(Object.keys(await open(await ask([paid[0], typed])))).toEqual([`e-tickets-${number}.pdf`]);
  });

  test('are open to guests with the tokens, in the header or the link', async () => {
    const tokens = paid.map(({ token }) => token).join(',');
    for (const response of [
      await ask(paid, { 'X-Order-Token': tokens }),
      await ask(paid, {}, `&key=${tokens}&format=phone`),
    ])
      expect(Object.keys(await open(response))).toHaveLength(2);
  });

  test('are refused as a whole if one order is not accessible', async () => {
    const [a, b] = paid;
    const other = await signInCustomer(gangway);
    for (const response of [
      await ask(paid, {}),
      await ask(paid, other.headers),
      await ask(paid, { 'X-Order-Token': a.token }),
      await ask(paid, { 'X-Order-Token': `${b.token},${a.token}` }),
      await ask([a, { number: 'SC00000000' }]),
    ])
      expect(await refusal(response)).toBe('404 404 order-not-found');
  });

  test('are not available before any order is paid', async () => {
    expect(await refusal(await ask([unpaid, canceled]))).toBe('404 404 ticket-not-found');
  });

  test.each([
    ['no order', '', 422],
    ['an empty number', 'SC00000000,,SC00000001', 422],
    ['more than 20', Array.from({ length: 21 }, () => 'SC00000000').join(','), 422],
  ])('refuse %s', async (_what, numbers, status) => {
    const response = await ask([{ number: numbers }]);
    expect(await refusal(response)).toBe(`${status} 422 invalid-input`);
  });
});

describe('the e-tickets of several orders as pages', () => {
  test('are one PDF with a page per passenger, order by order', async () => {
    const response = await askFor('pdf', paid, me.headers, '&format=phone');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="e-tickets.pdf"',
      'cache-control': 'private, no-cache',
    });
    expect(response.headers.get(LEFT_OUT_HEADER)).toBeNull();
    const pdf = readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pdf.pages).toHaveLength(2);
    for (const { number } of paid) expect(hasSelectable(pdf, number), number).toBe(true);
  });

  test('name the orders without valid tickets, each once', async () => {
    const response = await askFor('pdf', [unpaid, paid[0], canceled, paid[0], unpaid]);
    expect(response.headers.get(LEFT_OUT_HEADER)).toBe(`${unpaid.number},${canceled.number}`);
    expect(readPdf(new Uint8Array(await response.arrayBuffer())).pages).toHaveLength(1);
  });

  test('are refused like the files', async () => {
    expect(await refusal(await askFor('pdf', paid, {}))).toBe('404 404 order-not-found');
    expect(await refusal(await askFor('pdf', [unpaid, canceled]))).toBe('404 404 ticket-not-found');
    expect(await refusal(await askFor('pdf', [{ number: '' }]))).toBe('422 422 invalid-input');
  });
});
