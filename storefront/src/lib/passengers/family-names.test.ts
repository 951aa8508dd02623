import { describe, expect, test } from 'vitest';
import { familyNameOf, withFamilyName } from './family-names.ts';

describe('the family name of a passenger (R409)', () => {
  test.each([
    ['Anna Maria Müller', 'DE', { name: 'Müller', isFirst: false }],
    ['KIM MIN JUN', 'KR', { name: 'KIM', isFirst: true }],
    ['Nguyen Van An', 'VN', { name: 'Nguyen', isFirst: true }],
    ['Tan Wei Ming', 'MY', { name: 'Tan', isFirst: true }],
    ['Ana Lim', 'SG', { name: 'Lim', isFirst: false }],
  ])('in %j of %s is found', (name, nationality, family) => {
    expect(familyNameOf(name, nationality)).toEqual(family);
  });

  test.each([
    ['Siti Aminah', 'MY'],
    ['Ahmad Faiz bin Hassan', 'MY'],
    ['Muthu a/l Raman', 'SG'],
    ['Budi Santoso', 'ID'],
    ['Anna Müller', ''],
    ['Cher', 'US'],
    ['', 'DE'],
  ])('in %j of %j is not guessed', (name, nationality) => {
    expect(familyNameOf(name, nationality)).toBeNull();
  });
});

describe('a typed name is offered with it', () => {
  const last = { name: 'Müller', isFirst: false };
  const first = { name: 'Tan', isFirst: true };

  test.each([
    ['Ben', last, ['Ben Müller']],
    ['Ben Karl', last, ['Ben Karl Müller']],
    ['Ben mü', last, ['Ben Müller']],
    ['Ben Müller', last, []],
    ['', last, []],
    ['', first, ['Tan ']],
    ['ta', first, ['Tan ']],
    ['Tan Mei', first, []],
  ])('%j', (typed, family, names) => {
    expect(withFamilyName(typed, family)).toEqual(names);
  });
});
