import { describe, expect, test } from 'vitest';
import { readMachineReadableZone } from './machine-readable-zone.ts';

const today = '2026-11-26';
const PASSPORT = 'P<MYSSITI<AMINAH<BINTI<AHMAD<<<<<<<<<<<<<<<<\nA987654326MYS0506203F3105054<<<<<<<<<<<<<<06';
const GERMAN = 'P<D<<MUELLER<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2710316<<<<<<<<<<<<<<04';
const CARD = 'I<KORM706890985<<<<<<<<<<<<<<<\n9102033M2901019KOR<<<<<<<<<<<2\nLEE<<MIN<JUN<<<<<<<<<<<<<<<<<<';

describe('the code lines of a document (R385)', () => {
  test('of a passport give everything that the form asks of it', () => {
    expect(readMachineReadableZone(PASSPORT, today)).toEqual({
      name: 'SITI AMINAH BINTI AHMAD',
      gender: 'female',
      birthDate: '2005-06-20',
      nationality: 'MY',
      idType: 'passport',
      idNumber: 'A98765432',
      issuingCountry: 'MY',
      documentExpiry: '2031-05-05',
    });
  });

  test('of a German passport name the country by one letter, and a birth date of the last century', () => {
    expect(readMachineReadableZone(GERMAN, today)).toMatchObject({
      name: 'MUELLER ANNA',
      birthDate: '1964-08-12',
      nationality: 'DE',
      issuingCountry: 'DE',
    });
  });

  test('of an identity card give no passport’s entries', () => {
    expect(readMachineReadableZone(CARD, today)).toEqual({
      name: 'LEE MIN JUN',
      gender: 'male',
      birthDate: '1991-02-03',
      nationality: 'KR',
      idType: 'idCard',
      idNumber: 'M70689098',
    });
  });

  test.each([
    ['in one line', PASSPORT.replace('\n', '')],
    ['in small letters, with blanks', PASSPORT.toLowerCase().replace('\n', ' \r\n ')],
  ])('are read %s', (_, text) => {
    expect(readMachineReadableZone(text, today)?.idNumber).toBe('A98765432');
  });

  test.each([
    ['a wrong number', PASSPORT.replace('A98765432', 'A98765433')],
    ['a wrong birth date', PASSPORT.replace('050620', '050621')],
    ['a wrong expiry date', PASSPORT.replace('310505', '320505')],
    ['a missing character', PASSPORT.slice(0, -1)],
    ['another text', '880412-10-5566'],
    ['88 other characters', 'X'.repeat(88)],
  ])('are not read with %s', (_, text) => {
    expect(readMachineReadableZone(text, today)).toBeNull();
  });
});
