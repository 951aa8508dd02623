import { expect, test } from 'vitest';
import { brokenByPassword, brokenByRepeat, brokenByResetPassword } from './password-rules.ts';

test.each([
  ['', 'passwordMissing'],
  ['five5', 'passwordRange'],
  ['sixsix', undefined],
  ['twenty-characters-20', undefined],
  ['twenty-one-characters', 'passwordRange'],
  ['海峡两种光明', undefined],
])('a password is 6 to 20 characters (R54): %j', (password, rule) => {
  expect(brokenByPassword(password)).toBe(rule);
});

test.each([
  ['five5', 'passwordShort'],
  ['sixsix', undefined],
  ['twenty-one-characters', 'passwordRange'],
])('a reset requires at least 6 characters: %j', (password, rule) => {
  expect(brokenByResetPassword(password)).toBe(rule);
});

test('both entries are required and equal', () => {
  expect(brokenByRepeat('harbour-7', '')).toBe('repeatMissing');
  expect(brokenByRepeat('harbour-7', 'harbour-8')).toBe('repeatDiffers');
  expect(brokenByRepeat('harbour-7', 'harbour-7')).toBeUndefined();
});
