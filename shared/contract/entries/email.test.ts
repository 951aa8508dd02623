import { describe, expect, test } from 'vitest';
import { EMAIL_MAX } from '../base/limits.ts';
import { optionalEmail } from './contact-points.ts';
import { emailFault, readEmail } from './email.ts';

const longDomain = (length: number) =>
  `${`${'d'.repeat(49)}.`
    .repeat(5)
    .slice(0, length - 4)
    .replace(/\.$/, 'd')}.com`;

describe('an e-mail address', () => {
  test.each([
    ['siti@example.com', 'siti@example.com'],
    [' siti@example.com ', 'siti@example.com'],
    ['\u200bali@example.com', 'ali@example.com'],
    ['\u202aali@example.com\u202c', 'ali@example.com'],
    ['mailto:ali@example.com', 'ali@example.com'],
    ['ｓｉｔｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'siti@example.com'],
    ["siti.o'brien+tickets@mail.example.co.uk", "siti.o'brien+tickets@mail.example.co.uk"],
    ['SITI_1-2@Example.COM', 'siti_1-2@example.com'],
    ['r&d@example.com', 'r&d@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ['a!b@example.com', 'a!b@example.com'],
    ['#$%*=?^`{|}~@example.com', '#$%*=?^`{|}~@example.com'],
    ['user@xn--80ak6aa92e.xn--p1ai', 'user@xn--80ak6aa92e.xn--p1ai'],
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
    ['user@MÜNCHEN.de', 'user@xn--mnchen-3ya.de'],
    ['user@mu\u0308nchen.de', 'user@xn--mnchen-3ya.de'],
    ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['user@例子。中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['user@example.com.', 'user@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [`a@${'b'.repeat(63)}.com`, `a@${'b'.repeat(63)}.com`],
    [`a@${longDomain(EMAIL_MAX - 2)}`, `a@${longDomain(EMAIL_MAX - 2)}`],
  ])('%j is %s', (text, expected) => {
    expect(emailFault(text)).toBeNull();
    expect(readEmail(text)).toBe(expected);
    expect(optionalEmail.parse(text)).toBe(expected);
  });

  test.each([
    '',
    'siti',
    'siti@example',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@example..com',
    'a@example.c',
    'a@example.123',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@0x7f.1',
    'a@exa_mple.com',
    'a@example.com:25',
    'a@example.com/x',
    'a@exa%6dple.com',
    '"a"@example.com',
    'a@example.com, b@example.com',
    'Ali <ali@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b'.repeat(70)}.com`,
    `a@${'ü'.repeat(60)}.de`,
    `a@${longDomain(EMAIL_MAX - 1)}`,
  ])('%s is refused', text => expect(emailFault(text)).toBe('email-format'));

  test.each(['josé@example.com', '지수@example.com', 'жан@münchen.de'])(
    '%s has letters that not every server delivers to',
    text => expect(emailFault(text)).toBe('email-letters'),
  );
});
