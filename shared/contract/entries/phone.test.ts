import { describe, expect, test } from 'vitest';
import { normalisePhone } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['+60 12-345 6789', '+60123456789'],
    ['012-345 6789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['0060 12 345 6789', '+60123456789'],
    ['(03) 2026 1188', '+60320261188'],
    ['+82 10-1234-5678', '+821012345678'],
    ['＋６５ ６１２３ ４５６７', '+6561234567'],
  ])('%s is %s', (text, expected) => expect(normalisePhone(text)).toBe(expected));

  test.each(['', 'call me', '12345', '+1234567890123456', '+60 12 345 67a9', '+'])('%j is none', text =>
    expect(normalisePhone(text)).toBeNull(),
  );
});
