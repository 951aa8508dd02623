import { expect, test } from 'vitest';
import { goneBackSen } from './gone-back.ts';

test('what is still owed has not gone back', () => {
  expect(goneBackSen({ refundedSen: 20_000, refundOwedSen: 20_000 })).toBe(0);
  expect(goneBackSen({ refundedSen: 20_000, refundOwedSen: 5_000 })).toBe(15_000);
  expect(goneBackSen({ refundedSen: 20_000 })).toBe(20_000);
});
