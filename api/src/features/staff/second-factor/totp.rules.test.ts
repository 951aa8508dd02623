import { describe, expect, test } from 'vitest';
import { codeOf, digitsOf, fittingStep, setupAddress, stepOf, writeSecret } from './totp.rules.ts';

/** The secret of the examples in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');
const now = new Date('2026-11-20T02:00:10Z');
const current = stepOf(now);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is %s, as in RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepOf(new Date(seconds * 1000)))).toBe(code);
});

describe('a code', () => {
  test.each([-1, 0, 1])('fits %i steps from now', offset => {
    expect(fittingStep(secret, codeOf(secret, current + offset), now, null)).toBe(current + offset);
  });

  test.each([-2, 2])('does not fit %i steps from now', offset => {
    expect(fittingStep(secret, codeOf(secret, current + offset), now, null)).toBeUndefined();
  });

  test('does not fit a second time, nor after a later one', () => {
    const code = codeOf(secret, current);
    expect(fittingStep(secret, code, now, current - 1)).toBe(current);
    expect(fittingStep(secret, code, now, current)).toBeUndefined();
    expect(fittingStep(secret, code, now, current + 1)).toBeUndefined();
  });

  test('does not fit another secret', () => {
    expect(fittingStep(Buffer.from('another secret'), codeOf(secret, current), now, null)).toBeUndefined();
  });
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345A', undefined],
  ['', undefined],
])('“%s” is read as %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('“%s” is written as in RFC 4648', (text, written) => {
  expect(writeSecret(Buffer.from(text))).toBe(written);
});

test('the address names operator and user, whatever their names', () => {
  const address = new URL(setupAddress(secret, 'Selat & Söhne', 'mei ling'));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Selat%20%26%20S%C3%B6hne:mei%20ling\?/);
  expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(address.searchParams.get('issuer')).toBe('Selat & Söhne');
});
