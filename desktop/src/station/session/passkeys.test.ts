import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createPasskeys } from './passkeys.ts';

interface Sent {
  path: string;
  body: { officeDigest: string };
  token: string | null;
}

const sent: Sent[] = [];
let answer: { code: number; msg: string; data: unknown };
const accepted = { id: 'c-1', page: 'https://tickets.example.com/login/passkey' };

const server: typeof fetch = async (address, init) => {
  sent.push({
    path: new URL(String(address)).pathname,
    body: JSON.parse(String(init?.body)),
    token: new Headers(init?.headers).get('X-Token'),
  });
  return Response.json(answer);
};

function create({ token = null as string | null, opensBrowser = true, send = server } = {}) {
  const opened: string[] = [];
  const passkeys = createPasskeys({
    apiUrl: 'https://tickets.example.com',
    token: () => token,
    fetch: send,
    ...(opensBrowser && { openBrowser: async (address: string) => void opened.push(address) }),
  });
  return { passkeys, opened };
}

const logIn = { ask: { kind: 'log-in' }, language: 'en' } as const;

async function begin(kind = create()) {
  answer = { code: 200, msg: '', data: accepted };
  const begun = await kind.passkeys.begin(logIn);
  if (!begun.ok) throw new Error(begun.message);
  const fragment = new URLSearchParams(new URL(begun.address).hash.slice(1));
  const port = fragment.get('port');
  const back = (query: object, path = '/passkey') =>
    fetch(`http://127.0.0.1:${port}${path}?${new URLSearchParams({ ...query })}`);
  return { ...kind, begun, fragment, back, port, state: fragment.get('state') ?? '' };
}

afterEach(() => {
  sent.length = 0;
  vi.useRealTimers();
});

test('a browser is shown the page of the ceremony, and brings a proof that counts once', async () => {
  const { passkeys, opened, begun, fragment, back, state } = await begin();
  expect(begun).toMatchObject({ ok: true, opened: true });
  expect(opened).toEqual([begun.ok && begun.address]);
  expect(opened[0]).toMatch(/^https:\/\/tickets\.example\.com\/login\/passkey#/);
  expect(Object.fromEntries(fragment)).toMatchObject({ ceremony: 'c-1', lang: 'en' });
  const returned = await back({ state, proof: 'signed' });
  expect(await returned.text()).toContain('You can close this page');
  expect(await passkeys.wait()).toEqual({ outcome: 'done' });
  const { proof, officeSecret } = passkeys.takeProof() ?? {};
  expect(proof).toBe('signed');
  const digest = createHash('sha256').update(Buffer.from(officeSecret ?? '', 'base64url'));
  expect(sent).toEqual([
    {
      path: '/prod-api/sysUser/passkeys/log-in',
      body: { officeDigest: digest.digest('base64url') },
      token: null,
    },
  ]);
  expect(passkeys.takeProof()).toBeUndefined();
});

test('to add a passkey, the signed-in user proves who they are, and no proof comes back', async () => {
  answer = { code: 200, msg: '', data: accepted };
  const { passkeys } = create({ token: 'token-of-mei' });
  const ask = { kind: 'add', name: 'Laptop', currentPassword: 'secret', secondFactor: '123456' } as const;
  const begun = await passkeys.begin({ ask, language: 'zh' });
  const fragment = new URLSearchParams(begun.ok ? new URL(begun.address).hash.slice(1) : '');
  expect(sent[0]).toMatchObject({
    path: '/prod-api/sysUser/passkeys/add',
    token: 'token-of-mei',
    body: { name: 'Laptop', currentPassword: 'secret', secondFactor: '123456' },
  });
  const query = new URLSearchParams({ state: fragment.get('state') ?? '' });
  const page = await fetch(`http://127.0.0.1:${fragment.get('port')}/passkey?${query}`);
  expect(await page.text()).toContain('您可以关闭此页面');
  expect(await passkeys.wait()).toEqual({ outcome: 'done' });
  expect(passkeys.takeProof()).toBeUndefined();
});

test('without a browser of its own, the page opens the address', async () => {
  const { passkeys, begun } = await begin(create({ opensBrowser: false }));
  expect(begun).toMatchObject({ ok: true, opened: false });
  passkeys.cancel();
});

test('whoever does not know the state, or comes by another name, is not answered', async () => {
  const { passkeys, back, port, state } = await begin();
  expect((await back({ state: 'guess', proof: 'forged' })).status).toBe(404);
  expect((await back({ proof: 'forged' })).status).toBe(404);
  expect((await back({ state }, '/')).status).toBe(404);
  // As many characters, and more bytes; and what is no address at all.
  expect((await back({ state: 'é'.repeat(state.length) })).status).toBe(404);
  const noAddress = await new Promise(resolve =>
    httpRequest({ host: '127.0.0.1', port, path: '//' }, response =>
      resolve(response.resume().statusCode),
    ).end(),
  );
  expect(noAddress).toBe(404);
  const status = await new Promise(resolve =>
    httpRequest(
      { host: '127.0.0.1', port, path: `/passkey?state=${state}`, headers: { Host: 'evil.example' } },
      response => resolve(response.resume().statusCode),
    ).end(),
  );
  expect(status).toBe(404);
  passkeys.cancel();
  expect(await passkeys.wait()).toEqual({ outcome: 'canceled' });
  expect(passkeys.takeProof()).toBeUndefined();
});

test('a new wait ends the earlier one, and its address is closed', async () => {
  const first = await begin();
  const waited = first.passkeys.wait();
  const second = await begin(first);
  expect(await waited).toEqual({ outcome: 'canceled' });
  await expect(first.back({ state: first.state })).rejects.toThrow();
  second.passkeys.cancel();
  expect(await second.passkeys.wait()).toEqual({ outcome: 'canceled' });
});

test('the wait ends after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { passkeys } = await begin();
  const waited = passkeys.wait();
  vi.advanceTimersByTime(5 * 60_000);
  expect(await waited).toEqual({ outcome: 'timed-out' });
});

test('a refusal has the server’s words, and nothing waits', async () => {
  const { passkeys, opened } = create();
  answer = { code: 409, msg: 'Passkeys need a domain.', data: { error: 'passkey-impossible' } };
  expect(await passkeys.begin(logIn)).toEqual({
    ok: false,
    message: 'Passkeys need a domain.',
    failure: 'passkey-impossible',
    fields: {},
  });
  expect(opened).toEqual([]);
  expect(await passkeys.wait()).toEqual({ outcome: 'canceled' });
});

test('without the server it says so', async () => {
  const { passkeys } = create({ send: async () => Promise.reject(new TypeError('fetch failed')) });
  expect(await passkeys.begin(logIn)).toMatchObject({ ok: false, failure: 'network' });
});

test('no other program is started than a browser', async () => {
  const kind = create();
  answer = { code: 200, msg: '', data: { id: 'c-1', page: 'file:///etc/passwd' } };
  await kind.passkeys.begin(logIn);
  expect(kind.opened).toEqual([]);
  kind.passkeys.cancel();
});
