import { describe, expect, test } from 'vitest';
import { brokenRule } from './setting-rules.ts';

const usual = {
  boardingOpensMinutes: 180,
  boardingClosesMinutes: 15,
  salesCloseMinutes: 60,
  holdPlacesPerBuyer: 18,
  holdPlacesPerAgent: 180,
  holdPlacesPerNetwork: 120,
  brandColor: '',
  actionColor: '',
};

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
    ['holdPlacesPerBuyer', 120, undefined],
    ['holdPlacesPerBuyer', 121, 'network-holds-less'],
    ['holdPlacesPerNetwork', 17, 'network-holds-less'],
    ['holdPlacesPerAgent', 18, undefined],
    ['holdPlacesPerAgent', 17, 'agents-hold-less'],
    ['brandColor', '#123456', undefined],
    ['brandColor', '#ffcc00', 'brand-too-light'],
    ['actionColor', '#e8590c', undefined],
    ['actionColor', '#ffcc00', 'action-too-light'],
  ] as const)('%s %s: %s', (key, value, rule) => {
    expect(brokenRule({ ...usual, [key]: value }, key)).toBe(rule);
  });

  test('an existing contradiction does not block other settings', () => {
    expect(brokenRule({ ...usual, salesCloseMinutes: 0 }, 'operatorName')).toBeUndefined();
  });
});
