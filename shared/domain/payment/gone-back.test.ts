import { expect, test } from 'vitest';
import { goneBackSen } from './gone-back.ts';

test('an owed refund does not count as refunded', () => {
  expect(goneBackSen({ refundedSen: 20_000, refundOwedSen: 20_000 })).toBe(0);
  expect(goneBackSen({ refundedSen: 20_000, refundOwedSen: 5_000 })).toBe(15_000);
  expect(goneBackSen({ refundedSen: 20_000 })).toBe(20_000);
});
