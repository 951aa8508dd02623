import { describe, expect, test } from 'vitest';
import { EMAIL_MAX, emailFault } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    'siti@example.com',
    ' siti@example.com ',
    "siti.o'brien+tickets@mail.example.co.uk",
    'SITI_1-2@Example.COM',
    `${'a'.repeat(EMAIL_MAX - 12)}@example.com`,
  ])('%s is accepted', text => expect(emailFault(text)).toBeNull());

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
    '"a"@example.com',
    'a@example.com, b@example.com',
    `${'a'.repeat(EMAIL_MAX - 11)}@example.com`,
  ])('%s is refused', text => expect(emailFault(text)).toBe('email-format'));

  test.each(['josé@example.com', '지수@example.com', 'siti@exämple.com', 'ｓiti@example.com'])(
    '%s has letters that not every server delivers to',
    text => expect(emailFault(text)).toBe('email-letters'),
  );
});
