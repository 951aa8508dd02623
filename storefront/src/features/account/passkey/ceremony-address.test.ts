import { expect, test } from 'vitest';
import { ceremonyIn, workplaceAddress } from './ceremony-address.ts';

test('the fragment names the ceremony, and the workplace that waits', () => {
  expect(ceremonyIn('#ceremony=0197&port=51234&state=abc&lang=zh')).toEqual({
    id: '0197',
    port: 51234,
    state: 'abc',
    language: 'zh',
  });
});

test.each([
  '',
  '#ceremony=0197&port=51234',
  '#port=51234&state=abc',
  '#ceremony=0197&state=abc',
  '#ceremony=0197&state=abc&port=0',
  '#ceremony=0197&state=abc&port=70000',
  '#ceremony=0197&state=abc&port=80@example.com',
])('a page that the back office did not open knows no ceremony: %j', fragment => {
  expect(ceremonyIn(fragment)).toBeNull();
});

test('the workplace is on this computer, whatever the fragment says', () => {
  const ceremony = { id: '0197', port: 51234, state: 'a&b=c', language: null };
  expect(workplaceAddress(ceremony, 'signed')).toBe(
    'http://127.0.0.1:51234/passkey?state=a%26b%3Dc&proof=signed',
  );
  expect(workplaceAddress(ceremony, null)).toBe('http://127.0.0.1:51234/passkey?state=a%26b%3Dc');
});
