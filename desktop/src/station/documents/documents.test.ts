import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventPublisher } from '../lib/handlers.ts';
import { openDocuments } from './documents.ts';
import { type DocumentOutlet, OutletFailure } from './outlet.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 a receipt');
const receipt = { document: { kind: 'receipt', order: 'SC4F7K2M9Q' }, language: 'zh' } as const;
const tickets = { document: { kind: 'tickets', order: 'SC4F7K2M9Q' }, language: 'en' } as const;
const manifest = { document: { kind: 'manifest', sailing: 7 }, language: 'en' } as const;

let folder: string;
let token: string | null;
let answer: () => Response | Promise<Response>;
const send = vi.fn<typeof fetch>(async () => answer());
let eventPublisher: ReturnType<typeof createEventPublisher>;
const outlet = {
  show: vi.fn<DocumentOutlet['show']>(async () => ({ by: 'window' })),
  print: vi.fn<DocumentOutlet['print']>(async () => ({ by: 'dialog' })),
  printTo: vi.fn<DocumentOutlet['printTo']>(async () => undefined),
  printers: vi.fn<DocumentOutlet['printers']>(async () => [{ name: 'EPSON_TM', label: 'EPSON TM' }]),
  clear: vi.fn<DocumentOutlet['clear']>(),
};
const open = () =>
  openDocuments({
    apiUrl: 'https://tickets.example.com',
    token: () => token,
    fetch: send,
    eventPublisher,
    outlet,
    file: join(folder, 'printers.json'),
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-documents-'));
  vi.clearAllMocks();
  eventPublisher = createEventPublisher();
  token = 'token-of-desk';
  answer = () =>
    new Response(PDF, { headers: { 'Content-Disposition': 'inline; filename="receipt-7.pdf"' } });
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  [receipt, '/prod-api/office/orders/SC4F7K2M9Q/receipt.pdf'],
  [tickets, '/prod-api/orders/SC4F7K2M9Q/tickets.pdf'],
  [manifest, '/prod-api/office/sailings/7/manifest.pdf'],
])('fetches %j with the token in its header only, and passes it only to the outlet', async (order, path) => {
  const { handlers } = await open();
  expect(await handlers['documents.show'](order)).toEqual({ ok: true, by: 'window' });
  const [address, request] = send.mock.calls[0] ?? [];
  expect(String(address)).toBe(`https://tickets.example.com${path}`);
  expect(request?.headers).toEqual({ 'X-Token': 'token-of-desk', 'Accept-Language': order.language });
  expect(outlet.show).toHaveBeenCalledExactlyOnceWith({ fileName: 'receipt-7.pdf', bytes: PDF });
  expect(await readdir(folder), 'nothing is written').toEqual([]);
});

test('prints receipts on the stored receipt printer after a restart too, and asks for e-tickets', async () => {
  const { handlers } = await open();
  expect(await handlers['documents.print'](receipt)).toEqual({ ok: true, by: 'dialog' });
  await handlers['printers.configure']({ receipts: 'EPSON_TM' });
  const { handlers: later } = await open();
  expect(await later['printers.state'](undefined)).toEqual({ receipts: 'EPSON_TM' });
  expect(await later['documents.print'](receipt)).toEqual({ ok: true, by: 'printer', printer: 'EPSON_TM' });
  expect(outlet.printTo).toHaveBeenCalledExactlyOnceWith('EPSON_TM', expect.objectContaining({ bytes: PDF }));
  expect(await later['documents.print'](tickets)).toEqual({ ok: true, by: 'dialog' });
  expect(JSON.parse(await readFile(join(folder, 'printers.json'), 'utf8'))).toEqual({ receipts: 'EPSON_TM' });
});

test('treats a broken settings file as missing', async () => {
  await writeFile(join(folder, 'printers.json'), '{');
  expect(await (await open()).handlers['printers.state'](undefined)).toEqual({ receipts: null });
});

test('reports a missing receipt printer by name, and prints nowhere else', async () => {
  const { handlers } = await open();
  await handlers['printers.configure']({ receipts: 'STAR' });
  expect(await handlers['documents.print'](receipt)).toEqual({
    ok: false,
    failure: 'printer-gone',
    detail: 'STAR',
  });
  expect(outlet.printTo).not.toHaveBeenCalled();
  expect(outlet.print).not.toHaveBeenCalled();
});

test.each([
  [
    'the server’s refusal',
    () => Response.json({ code: 403, msg: 'Not allowed.', data: null }, { status: 403 }),
    'refused',
    'Not allowed.',
  ],
  ['an answer that is no PDF', () => new Response('<html>'), 'refused', 'HTTP 200'],
  ['a redirect', () => new Response(null, { status: 302 }), 'refused', 'HTTP 302'],
  ['no network', () => Promise.reject(new TypeError('fetch failed')), 'network', ''],
  ['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timed-out', ''],
])('%s is a typed failure', async (_what, error, failure, detail) => {
  answer = error;
  const { handlers } = await open();
  expect(await handlers['documents.print'](receipt)).toEqual({ ok: false, failure, detail });
  expect(outlet.print).not.toHaveBeenCalled();
});

test('gives no document without a user, or to one who signs out during the request', async () => {
  const { handlers } = await open();
  answer = () => {
    token = null;
    return new Response(PDF);
  };
  expect(await handlers['documents.show'](receipt)).toMatchObject({ failure: 'not-signed-in' });
  send.mockClear();
  expect(await handlers['documents.show'](receipt)).toMatchObject({ failure: 'not-signed-in' });
  expect(send).not.toHaveBeenCalled();
  expect(outlet.show).not.toHaveBeenCalled();
});

test('passes the outlet’s error message to the page, and does not hide an internal error behind it', async () => {
  const { handlers } = await open();
  outlet.print.mockRejectedValueOnce(new OutletFailure('print-failed', 'out of paper'));
  expect(await handlers['documents.print'](tickets)).toEqual({
    ok: false,
    failure: 'print-failed',
    detail: 'out of paper',
  });
  outlet.printers.mockRejectedValueOnce(new OutletFailure('no-printing', ''));
  expect(await handlers['printers.list'](undefined)).toMatchObject({ failure: 'no-printing' });
  outlet.show.mockRejectedValueOnce(new Error('ours'));
  await expect(handlers['documents.show'](tickets)).rejects.toThrow('ours');
});

test('deletes every document at sign-out and when the station closes', async () => {
  const documents = await open();
  eventPublisher.publish('session.changed', { signedIn: true });
  expect(outlet.clear).not.toHaveBeenCalled();
  eventPublisher.publish('session.changed', { signedIn: false });
  expect(outlet.clear).toHaveBeenCalledTimes(1);
  documents.close();
  expect(outlet.clear).toHaveBeenCalledTimes(2);
});
