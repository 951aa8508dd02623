import { expect, it, test } from 'vitest';
import { endingOfVoucherCode, formatVoucherCode, parseVoucherCode } from './voucher-code.ts';

const secret = Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef);

it('is fourteen symbols in three groups, of which staff see the last', () => {
  expect(formatVoucherCode(secret)).toBe('028T5-CY4TQ-KFFA');
  expect(endingOfVoucherCode('028T5-CY4TQ-KFFA')).toBe('KFFA');
});

test.each([
  ['as printed', '028T5-CY4TQ-KFFA'],
  ['in lower case without dashes', '028t5cy4tqkffa'],
  ['with letters for digits and blanks', 'o28t5 cy4tq kffa'],
])('is read %s', (_how, typed) => {
  expect(parseVoucherCode(typed)).toEqual(secret);
});

test.each([
  ['a wrong symbol', '028T5-CY4TQ-KFGA'],
  ['two that changed places', '208T5-CY4TQ-KFFA'],
  ['a missing symbol', '028T5-CY4TQ-KFF'],
  ['nothing', ''],
])('is refused with %s', (_what, typed) => {
  expect(parseVoucherCode(typed)).toBeNull();
});

it('takes exactly eight bytes', () => {
  expect(() => formatVoucherCode(new Uint8Array(10))).toThrow(RangeError);
});
