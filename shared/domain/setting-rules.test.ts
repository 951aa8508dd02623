import { describe, expect, test } from 'vitest';
import { brokenRule } from './setting-rules.ts';

const usual = { boardingOpensMinutes: 180, boardingClosesMinutes: 15, salesCloseMinutes: 60 };

describe('settings that depend on each other', () => {
  test.each([
    ['boardingClosesMinutes', 60, undefined],
    ['boardingClosesMinutes', 61, 'sales-close-after-boarding'],
    ['boardingClosesMinutes', 180, 'boarding-closes-before-it-opens'],
    ['boardingOpensMinutes', 16, undefined],
    ['boardingOpensMinutes', 15, 'boarding-closes-before-it-opens'],
    ['salesCloseMinutes', 15, undefined],
    ['salesCloseMinutes', 14, 'sales-close-after-boarding'],
    ['salesCloseMinutes', 1440, undefined],
  ] as const)('%s %i: %s', (key, value, rule) => {
    expect(brokenRule({ ...usual, [key]: value }, key)).toBe(rule);
  });

  test('an existing contradiction does not block other settings', () => {
    expect(brokenRule({ ...usual, salesCloseMinutes: 0 }, 'operatorName')).toBeUndefined();
  });
});
