import { EventEmitter } from 'node:events';
import type { IpcMain, WebContents } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { BRIDGE_EVENT } from '../ipc-names.ts';
import { createDispatch, createEventPublisher, type Handlers } from '../station/lib/handlers.ts';
import { forwardEvents, serveBridge } from './ipc.ts';

const handlers = {
  'session.state': vi.fn(async () => ({ signedIn: true })),
  'session.signIn': vi.fn(async () => ({ ok: true as const })),
  'session.signOut': vi.fn(async () => null),
  'session.clear': vi.fn(async () => null),
  'app.about': vi.fn(async () => ({ version: '1.0.0', shell: 'electron' as const })),
} satisfies Partial<Handlers>;

const faults: unknown[] = [];
type Call = (event: unknown, channel: unknown, input?: unknown) => Promise<unknown>;
let call: Call;

beforeEach(() => {
  vi.clearAllMocks();
  faults.length = 0;
  const ipcMain = { handle: (_name: string, listener: Call) => (call = listener) };
  serveBridge(
    ipcMain as unknown as IpcMain,
    createDispatch(handlers as unknown as Handlers, fault => faults.push(fault)),
  );
});

/** A call from a frame at an address; `main` is true for the page itself, false for an embedded frame. */
const from = (url: string, main = true) => {
  const senderFrame = { url };
  return { senderFrame, sender: { mainFrame: main ? senderFrame : { url } } };
};
const ownPage = from('app://gangway/dashboard');
const refused = { ok: false, error: { code: 'refused' } };

test('answers the app’s own page', async () => {
  expect(await call(ownPage, 'session.state')).toEqual({ ok: true, value: { signedIn: true } });
});

test.each([
  ['another site', from('https://evil.example/')],
  ['a host that begins like ours', from('app://gangway.example/')],
  ['a file', from('file:///tmp/page.html')],
  ['a frame within our page', from('app://gangway/', false)],
  ['a frame that is gone', { senderFrame: null, sender: { mainFrame: null } }],
])('%s is refused, and nothing happens', async (_who, event) => {
  expect(await call(event, 'session.signOut')).toMatchObject(refused);
  expect(handlers['session.signOut']).not.toHaveBeenCalled();
});

test.each([
  ['session.token', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
  [42, undefined],
  ['session.signIn', { username: 'a', password: 'b' }],
  ['session.signIn', { username: 'a'.repeat(201), password: 'b', language: 'en' }],
  ['session.state', 'more'],
])('%s with %j is refused', async (channel, input) => {
  expect(await call(ownPage, channel, input)).toMatchObject(refused);
});

test('does not return an answer that breaks the contract', async () => {
  handlers['session.state'].mockResolvedValueOnce({ signedIn: 'token-of-gate' } as never);
  expect(await call(ownPage, 'session.state')).toEqual({
    ok: false,
    error: { code: 'failed', message: 'session.state failed' },
  });
  expect(faults).toHaveLength(1);
});

test('removes fields outside the contract from an answer', async () => {
  handlers['session.state'].mockResolvedValueOnce({ signedIn: true, token: 'secret' } as never);
  expect(await call(ownPage, 'session.state')).toEqual({ ok: true, value: { signedIn: true } });
});

test('sends events to our page while it is open', () => {
  const eventPublisher = createEventPublisher();
  const contents = Object.assign(new EventEmitter(), {
    send: vi.fn(),
    getURL: vi.fn(() => 'app://gangway/'),
  });
  forwardEvents(eventPublisher, contents as unknown as WebContents);
  eventPublisher.publish('session.changed', { signedIn: false });
  expect(contents.send).toHaveBeenCalledExactlyOnceWith(BRIDGE_EVENT, 'session.changed', { signedIn: false });
  contents.getURL.mockReturnValue('about:blank');
  eventPublisher.publish('session.changed', { signedIn: true });
  contents.emit('destroyed');
  contents.getURL.mockReturnValue('app://gangway/');
  eventPublisher.publish('session.changed', { signedIn: true });
  expect(contents.send).toHaveBeenCalledTimes(1);
});
