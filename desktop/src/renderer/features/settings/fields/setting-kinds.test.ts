import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import { expect, test } from 'vitest';
import { groups, numberRange } from './setting-kinds.ts';

test('shows every setting exactly once', () => {
  expect(Object.values(groups).flat().sort()).toEqual(Object.keys(settingSchemas).sort());
});

test('has the ranges of the schemas', () => {
  expect(numberRange('holdMinutes')).toEqual({ from: 1, to: 1440 });
  expect(numberRange('scarcePercent')).toEqual({ from: 0, to: 100 });
  expect(numberRange('boardingClosesMinutes')).toEqual({ from: 0, to: 240 });
});
