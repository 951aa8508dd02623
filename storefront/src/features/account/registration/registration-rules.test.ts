import { describe, expect, test } from 'vitest';
import { brokenByAddress, brokenByDetails, isTooYoung } from './registration-rules.ts';

const today = '2026-11-20';
const address = { birthDate: '1990-05-04', email: ' mei@example.com ' };
const details = {
  code: '123 456',
  realName: 'Tan Mei',
  username: 'meimei',
  password: 'harbour-7',
  phone: '',
  referralCode: '',
};

describe('registration requires an age of 13 or over', () => {
  test.each([
    ['2013-11-20', false],
    ['2013-11-21', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['', false],
  ])('born %s: too young is %s', (birthDate, tooYoung) => {
    expect(isTooYoung({ ...address, birthDate }, today)).toBe(tooYoung);
  });
});

test('the first step requires a birth date in the past and an address', () => {
  expect(brokenByAddress(address, today)).toEqual({});
  expect(brokenByAddress({ birthDate: '2026-11-21', email: 'mei@' }, today)).toEqual({
    birthDate: 'birthDate',
    email: 'email-format',
  });
});

test('the second step requires the code, a name, a username and a password', () => {
  expect(brokenByDetails(details)).toEqual({});
  expect(
    brokenByDetails({ ...details, code: '12345', realName: ' ', username: 'a b', password: 'short' }),
  ).toEqual({ code: 'code', realName: 'realName', username: 'username', password: 'passwordRange' });
});

test('a phone is optional but must be valid', () => {
  expect(brokenByDetails({ ...details, phone: '+60 12-345 6789' })).toEqual({});
  expect(brokenByDetails({ ...details, phone: '12' })).toEqual({ phone: 'phone-format' });
});
