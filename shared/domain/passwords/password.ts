import { commonPasswords } from './common-passwords.ts';

/** The length of a password in characters, both ends included (R54). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** Why a password is refused, for the language files to say. */
export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'contains-username';

/** User names shorter than this turn up inside good passwords by chance. */
const TELLING_USERNAME_LENGTH = 3;

/**
 * What is wrong with a new password, or null. Refused besides its length: the most used ones in any case, one character
 * over and over, keyboard rows and counting up or down, and what contains the user name (R119).
 */
export function passwordProblem(password: string, username: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'too-short';
  if (length > PASSWORD_MAX) return 'too-long';
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || isRun(lower)) return 'too-common';
  const name = username.trim().toLowerCase();
  return name.length >= TELLING_USERNAME_LENGTH && lower.includes(name) ? 'contains-username' : null;
}

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether it is one character repeated, or a stretch of a row, either way round. */
function isRun(lower: string): boolean {
  const backwards = [...lower].reverse().join('');
  return new Set(lower).size === 1 || ROWS.some(row => row.includes(lower) || row.includes(backwards));
}
