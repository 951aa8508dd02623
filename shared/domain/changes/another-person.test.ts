import { expect, test } from 'vitest';
import { isAnotherPerson } from './another-person.ts';

const aisyah = { name: 'Aisyah Binti Rahman', idNumber: 'A1234567', birthDate: '1990-05-01' };

test.each([
  ['a typing error', { name: 'Aishah Binti Rahman' }, false],
  ['the name the other way round', { name: 'Rahman Binti Aisyah' }, false],
  ['a new passport', { idNumber: 'A7654321' }, false],
  ['the same document with spaces', { idNumber: 'a 123-4567', birthDate: '1990-05-02' }, false],
  ['a date of birth', { birthDate: '1990-01-05' }, false],
  ['another name', { name: 'Tan Wei Ming' }, true],
  ['another document and date of birth', { idNumber: 'K0000001', birthDate: '1988-02-02' }, true],
])('%s', (_, change, expected) => {
  expect(isAnotherPerson(aisyah, { ...aisyah, ...change }, 3)).toBe(expected);
});
