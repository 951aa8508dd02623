import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import { expect, test } from 'vitest';
import { groups, minutesRange } from './setting-kinds.ts';

test('every setting is on the screen exactly once', () => {
  expect(Object.values(groups).flat().sort()).toEqual(Object.keys(settingSchemas).sort());
});

test('ranges match the schemas', () => {
  expect(minutesRange('holdMinutes')).toEqual({ from: 1, to: 1440 });
  expect(minutesRange('boardingClosesMinutes')).toEqual({ from: 0, to: 240 });
});
