import { expect, it, test } from 'vitest';
import {
  drawVerificationSecret,
  formatVerificationCode,
  parseVerificationCode,
} from './verification-code.ts';

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

it('is drawn with letters and digits only (R390)', () => {
  for (let last = 0; last < 256; last++) {
    const drawn = drawVerificationSecret(count => new Uint8Array(count).fill(last, count - 1));
    expect(formatVerificationCode(drawn)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{4}$/);
    expect(parseVerificationCode(formatVerificationCode(drawn))).toEqual(drawn);
  }
  const other = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 32);
  expect(formatVerificationCode(other)).toBe('00000-00000-010*');
  expect(formatVerificationCode(drawVerificationSecret(() => Uint8Array.from(other)))).toBe(
    '00000-00000-014U',
  );
});

it('takes exactly eight bytes', () => {
  expect(() => formatVerificationCode(new Uint8Array(7))).toThrow(RangeError);
});
