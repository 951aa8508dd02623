import { expect, test } from 'vitest';
import { isTokenOf, linkIdIn, tokenOf } from './token.rules.ts';

const key = Buffer.alloc(32, 7);
const id = '01930000-0000-7000-8000-000000000001';
const email = 'tan@example.com';
const token = tokenOf(key, id, email);

test('identifies and matches its link', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(linkIdIn(token)).toBe(id);
  expect(isTokenOf(key, token, id, email)).toBe(true);
});

test.each([
  ['another address', key, token, id, 'lim@example.com'],
  ['another link', key, token, id.replace(/1$/, '2'), email],
  ['another key', Buffer.alloc(32, 8), token, id, email],
  ['a changed token', key, token.replace(/.$/, last => (last === 'A' ? 'E' : 'A')), id, email],
  ['a shorter one', key, token.slice(1), id, email],
] as const)('does not fit %s', (_, masterKey, given, linkId, address) => {
  expect(isTokenOf(masterKey, given, linkId, address)).toBe(false);
});

test('an invalid token matches no link', () => {
  for (const text of ['', 'abc', `${token}AAAA`]) expect(linkIdIn(text)).toBeUndefined();
});
