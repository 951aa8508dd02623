import { expect, test } from 'vitest';
import { mayExpect, withoutUnasked } from './expecting.ts';

test('a week of pregnancy is asked of whom it can apply to, once that is known', () => {
  expect((['female', 'other', 'male', '', undefined] as const).map(mayExpect)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what was typed before the gender was corrected is not sent', () => {
  expect(withoutUnasked({ gender: 'male', pregnancyWeek: 12 })).toEqual({
    gender: 'male',
    pregnancyWeek: null,
  });
  const stays = { gender: 'female', pregnancyWeek: 12 } as const;
  expect(withoutUnasked(stays)).toBe(stays);
});
