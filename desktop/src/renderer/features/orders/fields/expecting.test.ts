import { expect, test } from 'vitest';
import { mayExpect, withoutUnasked } from './expecting.ts';

test('asks for a week of pregnancy once it is known that it can apply', () => {
  expect((['female', 'other', 'male', '', undefined] as const).map(mayExpect)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('does not send what was typed before the gender was corrected', () => {
  expect(withoutUnasked({ gender: 'male', pregnancyWeek: 12 })).toEqual({
    gender: 'male',
    pregnancyWeek: null,
  });
  const stays = { gender: 'female', pregnancyWeek: 12 } as const;
  expect(withoutUnasked(stays)).toBe(stays);
});
