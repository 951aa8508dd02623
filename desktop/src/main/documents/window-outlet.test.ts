import type { OnBeforeRequestListenerDetails, WebRequest } from 'electron';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { isOwnUrl } from '../origin/app-origin.ts';
import { createShownDocuments, prepareDocumentSession } from './document-session.ts';
import { createWindowOutlet, type DocumentWindow } from './window-outlet.ts';

const receipt = { fileName: 'receipt-7.pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
let documents: ReturnType<typeof createShownDocuments>;
interface FakeWindow extends DocumentWindow {
  print: Mock<DocumentWindow['print']>;
  title: string;
  address: string;
  shown: boolean;
  open: boolean;
}

let windows: FakeWindow[];
let printing: DocumentWindow['print'];
let loading: () => Promise<void>;

function fakeWindow(title: string): FakeWindow {
  const closed: (() => void)[] = [];
  const window: FakeWindow = {
    title,
    address: '',
    shown: false,
    open: true,
    load(address) {
      window.address = address;
      return loading();
    },
    show: () => {
      window.shown = true;
    },
    print: vi.fn<DocumentWindow['print']>(options => printing(options)),
    close: () => {
      window.open = false;
      for (const listener of closed) listener();
    },
    onClosed: listener => void closed.push(listener),
  };
  windows.push(window);
  return window;
}

const outlet = (listPrinters = async () => [{ name: 'EPSON_TM', displayName: 'Receipts' }]) =>
  createWindowOutlet({
    documents,
    openWindow: fakeWindow,
    listPrinters,
    newId: () => `id-${windows.length}`,
    patienceMs: 20,
  });

beforeEach(() => {
  documents = createShownDocuments();
  windows = [];
  printing = async () => ({ success: true, reason: '' });
  loading = async () => undefined;
});

test('shows a document in its own window, at a URL that is not our page, until it is closed', async () => {
  expect(await outlet().show(receipt)).toEqual({ by: 'window' });
  const [window] = windows;
  expect(window).toMatchObject({ shown: true, open: true, title: 'receipt-7.pdf' });
  const address = window?.address ?? '';
  expect(isOwnUrl(address), 'the bridge refuses it').toBe(false);
  const answer = documents.answer(address);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-1.7');
  expect(documents.answer('app://gangway/id-0/receipt-7.pdf').status, 'another host').toBe(404);
  window?.close();
  expect(documents.answer(address).status).toBe(404);
});

test('closes the window after printing through the system’s dialog, and keeps it open after a cancellation', async () => {
  expect(await outlet().print(receipt)).toEqual({ by: 'dialog' });
  expect(windows[0]).toMatchObject({ shown: true, open: false });
  expect(windows[0]?.print.mock.calls[0]?.[0]).toMatchObject({ silent: false });
  printing = async () => ({ success: false, reason: 'Print job canceled' });
  expect(await outlet().print(receipt)).toEqual({ by: 'canceled' });
  expect(windows[1]).toMatchObject({ shown: true, open: true });
});

test('prints to a named printer without a window or a question', async () => {
  await outlet().printTo('EPSON_TM', receipt);
  expect(windows[0]).toMatchObject({ shown: false, open: false });
  expect(windows[0]?.print.mock.calls[0]?.[0]).toMatchObject({
    silent: true,
    deviceName: 'EPSON_TM',
    usePrinterDefaultPageSize: true,
  });
});

test.each<[string, DocumentWindow['print'], string]>([
  [
    'a failed job',
    async () => ({ success: false, reason: 'Invalid printer settings' }),
    'Invalid printer settings',
  ],
  ['an error of Electron', () => Promise.reject(new Error('no page size')), 'no page size'],
  ['a printer that does not answer', () => new Promise(() => undefined), 'timed out'],
])('%s is told, and leaves no window', async (_what, print, message) => {
  printing = print;
  await expect(outlet().printTo('EPSON_TM', receipt)).rejects.toMatchObject({
    failure: 'print-failed',
    message,
  });
  expect(windows[0]?.open).toBe(false);
});

test('leaves nothing behind when a document cannot be shown', async () => {
  loading = () => Promise.reject(new Error('ERR_FAILED'));
  await expect(outlet().show(receipt)).rejects.toMatchObject({
    failure: 'show-failed',
    message: 'ERR_FAILED',
  });
  expect(windows[0]?.open).toBe(false);
  expect(documents.answer(windows[0]?.address ?? '').status).toBe(404);
});

test('lists printers by their system names, and fails when the system cannot list them', async () => {
  expect(await outlet().printers()).toEqual([{ name: 'EPSON_TM', label: 'Receipts' }]);
  await expect(outlet(() => Promise.reject(new Error('no spooler'))).printers()).rejects.toMatchObject({
    failure: 'no-printing',
  });
});

test('closes every document at sign-out', async () => {
  const shown = outlet();
  await shown.show(receipt);
  await shown.show(receipt);
  shown.clear();
  expect(windows.map(({ open }) => open)).toEqual([false, false]);
});

test('gives the session of documents no permissions and no network, and serves shown documents only', async () => {
  const session = {
    protocol: { handle: vi.fn() },
    webRequest: { onBeforeRequest: vi.fn() },
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
  };
  prepareDocumentSession(session as unknown as Parameters<typeof prepareDocumentSession>[0], documents);
  expect(session.setPermissionRequestHandler).toHaveBeenCalledOnce();
  expect(session.setPermissionCheckHandler).toHaveBeenCalledOnce();
  expect(session.setDevicePermissionHandler).toHaveBeenCalledOnce();
  const [filter, refuse] = session.webRequest.onBeforeRequest.mock.calls[0] as Parameters<
    WebRequest['onBeforeRequest'] & ((filter: Electron.WebRequestFilter, listener: never) => void)
  >;
  expect(filter.urls).toEqual(expect.arrayContaining(['http://*/*', 'https://*/*', 'file://*/*']));
  const answer = vi.fn();
  (refuse as (details: OnBeforeRequestListenerDetails, answer: (response: object) => void) => void)(
    { url: 'https://evil.example/' } as OnBeforeRequestListenerDetails,
    answer,
  );
  expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel: true });
  const [scheme, serve] = session.protocol.handle.mock.calls[0] ?? [];
  expect(scheme).toBe('app');
  expect((await serve({ url: 'app://gangway/' })).status).toBe(404);
});
