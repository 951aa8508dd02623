import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import { expect, test } from 'vitest';
import { brandKeys, groups, isUnit, kindOf, numberRange } from './setting-kinds.ts';

test('shows every setting exactly once', () => {
  expect([...Object.values(groups).flat(), ...brandKeys].sort()).toEqual(Object.keys(settingSchemas).sort());
});

test('every number says what it counts', () => {
  const numbers = Object.entries(settingSchemas).filter(
    ([, schema]) => typeof schema.parse(undefined) === 'number',
  );
  expect(numbers.length).toBeGreaterThan(0);
  for (const [key] of numbers) {
    const kind = kindOf[key as keyof typeof kindOf];
    expect(isUnit(kind) || kind === 'money', key).toBe(true);
  }
});

test('has the ranges of the schemas', () => {
  expect(numberRange('holdMinutes')).toEqual({ from: 1, to: 1440 });
  expect(numberRange('scarcePercent')).toEqual({ from: 0, to: 100 });
  expect(numberRange('boardingClosesMinutes')).toEqual({ from: 0, to: 240 });
  expect(numberRange('seatFeeSen')).toEqual({ from: 0, to: 100_000 });
});
