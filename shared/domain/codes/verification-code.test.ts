import { expect, it, test } from 'vitest';
import { formatVerificationCode, parseVerificationCode } from './verification-code.ts';

const secret = Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef);

it('is fourteen symbols in three groups', () => {
  expect(formatVerificationCode(secret)).toBe('028T5-CY4TQ-KFFA');
  expect(formatVerificationCode(new Uint8Array(8))).toBe('00000-00000-0000');
});

test.each([
  ['as printed', '028T5-CY4TQ-KFFA'],
  ['in lower case without dashes', '028t5cy4tqkffa'],
  ['with letters for digits and blanks', 'o28t5 cy4tq kffa'],
])('is read %s', (_how, typed) => {
  expect(parseVerificationCode(typed)).toEqual(secret);
});

test.each([
  ['a wrong symbol', '028T5-CY4TQ-KFGA'],
  ['a wrong check symbol', '028T5-CY4TQ-KFF5'],
  ['two that changed places', '208T5-CY4TQ-KFFA'],
  ['a missing symbol', '028T5-CY4TQ-KFF'],
  ['nothing', ''],
])('is refused with %s', (_what, typed) => {
  expect(parseVerificationCode(typed)).toBeNull();
});

it('takes exactly eight bytes', () => {
  expect(() => formatVerificationCode(new Uint8Array(7))).toThrow(RangeError);
});
