import { expect, test } from 'vitest';
import { type BasicInfoValues, basicInfoRequest, brokenByBasicInfo } from './basic-info-rules.ts';

const complete: BasicInfoValues = {
  realName: 'Tan Mei',
  phone: '012-345 6789',
  gender: 'female',
  idCard: '880412-10-5566',
  passport: '',
  nationality: '',
  birthDate: '',
  language: 'en',
};
const today = '2026-11-20';

test('phone, ID card and gender are required (R55)', () => {
  expect(brokenByBasicInfo(complete, today)).toEqual({});
  expect(brokenByBasicInfo({ ...complete, realName: '', phone: '', gender: '', idCard: ' ' }, today)).toEqual(
    {
      realName: 'realName',
      phone: 'phone',
      gender: 'gender',
      idCard: 'idCard',
    },
  );
});

test('a birth date is optional but must be in the past', () => {
  expect(brokenByBasicInfo({ ...complete, birthDate: '2026-11-21' }, today)).toEqual({
    birthDate: 'birthDate',
  });
});

test('empty fields are sent as null', () => {
  expect(basicInfoRequest(complete)).toMatchObject({ nationality: null, birthDate: null, passport: '' });
});
