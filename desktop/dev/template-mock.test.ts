import { expect, test } from 'vitest';
import { type MockItem, templateMock } from './template-mock.ts';

interface Answer {
  code: number;
  data: { token: string; total: number; items: MockItem[] };
}

const ask = async (path: string, init?: RequestInit): Promise<Answer> =>
  (await templateMock.request(`/vue-admin-template${path}`, init)).json() as Promise<Answer>;
const logIn = (username: string) =>
  ask('/user/login', { method: 'POST', body: JSON.stringify({ username, password: 'any' }) });

test.each(['admin', 'editor'])('%s logs in, and is known by the token', async name => {
  const { code, data } = await logIn(name);
  expect(code).toBe(20_000);
  expect(await ask(`/user/info?token=${data.token}`)).toMatchObject({
    code: 20_000,
    data: { roles: [name] },
  });
});

test('refuses other credentials with 60204', async () => {
  for (const name of ['guest', 'constructor', ''])
    expect(await logIn(name)).toEqual({ code: 60_204, message: 'Account and password are incorrect.' });
});

test('refuses an unknown token with 50008', async () => {
  expect(await ask('/user/info?token=none')).toEqual({
    code: 50_008,
    message: 'Login failed, unable to get user details.',
  });
});

test('always accepts a logout', async () => {
  expect(await ask('/user/logout', { method: 'POST' })).toEqual({ code: 20_000, data: 'success' });
});

test('returns a total and items', async () => {
  const { code, data } = await ask('/table/list');
  expect(code).toBe(20_000);
  expect(data.items).toHaveLength(data.total);
  expect(new Set(data.items.map(({ status }) => status))).toEqual(new Set(['published', 'draft', 'deleted']));
  expect(Object.keys(data.items[0] ?? {}).sort()).toEqual(
    ['author', 'display_time', 'id', 'pageviews', 'status', 'title'].sort(),
  );
});
