import { expect, test } from 'vitest';
import { type Burst, scannedBy, withKey } from './burst.ts';

/** Types a text with so many milliseconds between its keys, then Enter. */
function typed(text: string, gaps: readonly number[]): string | null {
  let burst: Burst | null = null;
  let at = 1000;
  for (const [index, key] of [...text].entries()) {
    at += gaps[index % gaps.length] ?? 0;
    burst = withKey(burst, key, at);
  }
  return scannedBy(burst, at + (gaps[0] ?? 0));
}

test('keys faster than typing are a scan', () => {
  expect(typed('GW1:ABC DEF', [2])).toBe('GW1:ABC DEF');
  expect(typed('GW1:ABC DEF', [15])).toBe('GW1:ABC DEF');
});

test('keys with occasional delays are still a scan', () => {
  expect(typed('GW1:ABCDEFGHIJKLMNOP', [2, 2, 2, 2, 2, 120])).toBe('GW1:ABCDEFGHIJKLMNOP');
});

test('fast typing and a few simultaneous keys are not a scan', () => {
  expect(typed('SC4F7K2M9Q-1', [70])).toBeNull();
  expect(typed('the', [5])).toBeNull();
});

test('keys before a pause do not belong to the scan', () => {
  let burst: Burst | null = withKey(null, 'x', 0);
  for (const [index, key] of [...'GW1:AB'].entries()) burst = withKey(burst, key, 1000 + index);
  expect(scannedBy(burst, 1010)).toBe('GW1:AB');
});

test('a late Enter does not belong to the scan', () => {
  let burst: Burst | null = null;
  for (const [index, key] of [...'GW1:ABCDEF'].entries()) burst = withKey(burst, key, index);
  expect(scannedBy(burst, 2000)).toBeNull();
});
