import { beforeEach, expect, test, vi } from 'vitest';
import { storedReferral, storeReferral } from './referral.ts';

const DAY_MS = 86_400_000;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the code of a link is remembered for 30 days', () => {
  storeReferral('?ref=MEILIN', 0);
  expect(storedReferral(29 * DAY_MS)).toBe('MEILIN');
  expect(storedReferral(30 * DAY_MS)).toBeNull();
});

test('the last link wins, and a page without one changes nothing', () => {
  storeReferral('?ref=MEILIN', 0);
  storeReferral('?ref=BAHARI&lang=ko', 1);
  storeReferral('?lang=zh', 2);
  expect(storedReferral(3)).toBe('BAHARI');
});

test.each(['?ref=', '?ref=a%20b', '?ref=%3Cscript%3E', `?ref=${'A'.repeat(41)}`])(
  'what is no code (%s) is not remembered',
  search => {
    storeReferral(search, 0);
    expect(storedReferral(1)).toBeNull();
  },
);
