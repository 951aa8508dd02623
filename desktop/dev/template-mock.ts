import { Hono } from 'hono';

/** Codes of the mock's own envelope (R72). */
const mockCodes = { success: 20_000, wrongCredentials: 60_204, noUserInfo: 50_008 } as const;

/** An item of the demo list (R16). */
export interface MockItem {
  id: string;
  title: string;
  status: 'published' | 'draft' | 'deleted';
  author: string;
  display_time: string;
  pageviews: number;
}

const tokens: Readonly<Record<string, string>> = { admin: 'admin-token', editor: 'editor-token' };

const users: Readonly<Record<string, object>> = {
  'admin-token': {
    roles: ['admin'],
    introduction: 'I am a super administrator',
    avatar: '',
    name: 'Super Admin',
  },
  'editor-token': { roles: ['editor'], introduction: 'I am an editor', avatar: '', name: 'Normal Editor' },
};

const ITEMS = 30;
const statuses = ['published', 'draft', 'deleted'] as const;

/** The same items each time, so that screenshots with them can be compared. */
const items: readonly MockItem[] = Array.from({ length: ITEMS }, (_, index) => ({
  id: String(index + 1),
  title: `Sample article ${index + 1}`,
  status: statuses[index % statuses.length] ?? 'draft',
  author: 'name',
  display_time: `2026-01-${String(index + 1).padStart(2, '0')} 08:00:00`,
  pageviews: 300 + ((index * 977) % 4_700),
}));

const success = (data: unknown) => ({ code: mockCodes.success, data });

/** The template's calls, mocked during development of the interface; no build contains them. */
export const templateMock = new Hono()
  .basePath('/vue-admin-template')
  .post('/user/login', async c => {
    const { username = '' } = await c.req.json<{ username?: string }>();
    const token = Object.hasOwn(tokens, username) ? tokens[username] : undefined;
    if (!token)
      return c.json({ code: mockCodes.wrongCredentials, message: 'Account and password are incorrect.' });
    return c.json(success({ token }));
  })
  .get('/user/info', c => {
    const token = c.req.query('token') ?? '';
    if (!Object.hasOwn(users, token))
      return c.json({ code: mockCodes.noUserInfo, message: 'Login failed, unable to get user details.' });
    return c.json(success(users[token]));
  })
  .post('/user/logout', c => c.json(success('success')))
  .get('/table/list', c => c.json(success({ total: items.length, items })));
