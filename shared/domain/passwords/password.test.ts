import { describe, expect, it, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem } from './password.ts';

test.each([
  ['tide7', 'too-short'],
  ['tide7!', null],
  ['a quiet harbour, 8pm', null],
  ['a quiet harbour, 10pm', 'too-long'],
  ['潮水潮水潮', 'too-short'],
  ['⛴️船船船', 'too-short'],
  ['😀😃😄😁😆', 'too-short'],
  ['😀😃😄😁😆😅', null],
  ['', 'too-short'],
  ['Gangway#2026', null],
])('%j: %s', (password, problem) => {
  expect(passwordProblem(password, 'aisyah.n')).toBe(problem);
});

describe('too common', () => {
  test.each([
    'password',
    'PassWord1',
    'P@ssw0rd',
    'sayang123',
    'woaini1314',
    'saranghae',
    '5201314',
    'cruise123',
    '111111',
    'zzzzzzzz',
    '123456',
    '1234567890',
    '654321',
    '0987654321',
    'abcdefg',
    'qwertyuiop',
    'lkjhgf',
  ])('%s', password => {
    expect(passwordProblem(password, '')).toBe('too-common');
  });
});

describe('containing the user name', () => {
  test.each([
    ['aisyah', 'Aisyah2026!', 'contains-username'],
    [' Aisyah ', 'x-AISYAH-x', 'contains-username'],
    ['aisyah', 'hayisa-2026', null],
    ['li', 'olive-boat', null],
    ['', 'olive-boat', null],
  ])('%j in %j: %s', (username, password, problem) => {
    expect(passwordProblem(password, username)).toBe(problem);
  });
});

describe('the list', () => {
  it('has several hundred entries that meet the length rules', () => {
    expect(commonPasswords.size).toBeGreaterThan(700);
    for (const word of commonPasswords) {
      expect(word).toBe(word.toLowerCase());
      expect(passwordProblem(word.toUpperCase(), ''), word).toBe('too-common');
    }
  });
});
