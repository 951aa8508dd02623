import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import { expect, test } from 'vitest';
import { groups, minutesRange } from './setting-kinds.ts';

test('every setting has its place on the screen, once', () => {
  expect(Object.values(groups).flat().sort()).toEqual(Object.keys(settingSchemas).sort());
});

test('ranges are those of the schemas', () => {
  expect(minutesRange('holdMinutes')).toEqual({ from: 1, to: 1440 });
  expect(minutesRange('boardingClosesMinutes')).toEqual({ from: 0, to: 240 });
});
