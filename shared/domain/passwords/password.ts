import { commonPasswords } from './common-passwords.ts';

/** The length of a password in characters, limits included (R54). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** Why a password is refused; the language files have the messages. */
export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'contains-username';

/** Shorter user names occur in good passwords by chance. */
const MIN_CHECKED_USERNAME_LENGTH = 3;

/**
 * What is wrong with a new password, or null. Besides a wrong length, it refuses common passwords in any case, one
 * repeated character, keyboard rows and sequences in either direction, and passwords that contain the user name (R119).
 */
export function passwordProblem(password: string, username: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'too-short';
  if (length > PASSWORD_MAX) return 'too-long';
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || isRun(lower)) return 'too-common';
  const name = username.trim().toLowerCase();
  return name.length >= MIN_CHECKED_USERNAME_LENGTH && lower.includes(name) ? 'contains-username' : null;
}

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether it is one character repeated, or part of a keyboard row or sequence in either direction. */
function isRun(lower: string): boolean {
  const backwards = [...lower].reverse().join('');
  return new Set(lower).size === 1 || ROWS.some(row => row.includes(lower) || row.includes(backwards));
}
