import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.resetModules();
vi.stubGlobal('window', {});
const { request } = await import('./request.ts');
const { i18next } = await import('../language/i18n.ts');
const { useSession } = await import('../session.ts');
const { default: frame } = await import('@gangway/shared/i18n/en/office/system/frame.ts');

const fetchMock = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const refusal = (code: number, error: string, msg = 'No.') => ({ code, msg, data: { error } });

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock);
  await i18next.init({ lng: 'zh', defaultNS: 'frame', resources: { zh: { frame } } });
  useSession.setState({ signedIn: true, user: {} as SessionUser, ended: false });
});
afterEach(() => {
  fetchMock.mockReset();
  vi.useRealTimers();
});

describe('a call', () => {
  test('has the prefix, the language and the query, and no token', async () => {
    answer(200, { code: 200, msg: 'success', data: [1] });
    const data = await request('GET', '/office/orders', {
      query: { page: 2, q: '', status: undefined, ok: false },
    });
    const [url, init] = fetchMock.mock.lastCall ?? [];
    expect(data).toEqual([1]);
    expect(url).toBe('/prod-api/office/orders?page=2&ok=false');
    expect([...new Headers(init?.headers)]).toEqual([['accept-language', 'zh']]);
  });

  test('with a body is JSON and carries its idempotency key', async () => {
    answer(200, { code: 200, msg: 'success', data: null });
    await request('POST', '/office/sailings', { body: { ship: 1 }, idempotencyKey: 'key-1' });
    const init = fetchMock.mock.lastCall?.[1];
    expect(init?.body).toBe('{"ship":1}');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-1');
  });
});

describe('a code that is not 200 (R117)', () => {
  test('is a failure with the server’s message and field errors', async () => {
    answer(422, {
      code: 422,
      msg: 'Look again.',
      data: { error: 'invalid-input', fields: { name: 'Too long' } },
    });
    await expect(request('POST', '/x')).rejects.toMatchObject({
      message: 'Look again.',
      failure: 'invalid-input',
      fields: { name: 'Too long' },
    });
  });

  test('without a message is an Error', async () => {
    answer(500, { code: 500, msg: '', data: null });
    await expect(request('GET', '/x')).rejects.toMatchObject({ message: 'Error', failure: 'unexpected' });
  });

  test('is a failure even with HTTP status 200, and so is an answer without an envelope', async () => {
    answer(200, refusal(409, 'sailing-closed'));
    await expect(request('GET', '/x')).rejects.toMatchObject({ failure: 'sailing-closed' });
    answer(200, '<html>');
    await expect(request('GET', '/x')).rejects.toMatchObject({ failure: 'unexpected' });
  });

  test.each([401, 503, 506])('%i ends the session', async code => {
    answer(401, refusal(code, 'session-ended'));
    await expect(request('GET', '/x')).rejects.toThrow('No.');
    expect(useSession.getState().ended).toBe(true);
  });

  test('503 of a server that is too busy, and any other, does not', async () => {
    answer(503, refusal(503, 'unavailable'));
    await expect(request('GET', '/x')).rejects.toThrow('No.');
    answer(403, refusal(403, 'not-permitted'));
    await expect(request('GET', '/x')).rejects.toThrow('No.');
    expect(useSession.getState().ended).toBe(false);
  });

  test('does not end a session before the user is known', async () => {
    useSession.setState({ user: null });
    answer(401, refusal(506, 'session-expired'));
    await expect(request('GET', '/sysUser/info')).rejects.toThrow('No.');
    expect(useSession.getState().ended).toBe(false);
  });
});

describe('no answer', () => {
  test('from the station or from the server gives the same failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(request('GET', '/x')).rejects.toMatchObject({
      failure: 'network',
      message: frame.failure.network,
    });
    answer(502, { code: 502, msg: '', data: { error: 'network' } });
    await expect(request('GET', '/x')).rejects.toMatchObject({ failure: 'network', unanswered: true });
  });

  test('within 50 seconds aborts the call (R80)', async () => {
    vi.useFakeTimers();
    let gaveUp = false;
    fetchMock.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            gaveUp = true;
            reject(init.signal?.reason);
          });
        }),
    );
    const failed = expect(request('GET', '/x')).rejects.toMatchObject({ failure: 'timed-out' });
    await vi.advanceTimersByTimeAsync(49_999);
    expect(gaveUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });

  test('to an aborted call is not reported as a failure', async () => {
    const search = new AbortController();
    fetchMock.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const call = request('GET', '/x', { signal: search.signal });
    search.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
