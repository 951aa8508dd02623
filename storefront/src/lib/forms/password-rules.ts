import { PASSWORD_MAX, PASSWORD_MIN } from '@gangway/shared/domain/passwords/password.ts';

/** Rules for a new password and its second entry (R54). */
export type PasswordRule =
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordRange'
  | 'repeatMissing'
  | 'repeatDiffers';

/** The rule that a new password breaks. The server checks whether it is too easy to guess. */
export function brokenByPassword(password: string): PasswordRule | undefined {
  const length = [...password].length;
  if (length === 0) return 'passwordMissing';
  return length < PASSWORD_MIN || length > PASSWORD_MAX ? 'passwordRange' : undefined;
}

/**
 * On reset at least 6 characters are required (R54); more than 20 are refused too, because no account's password has
 * that.
 */
export function brokenByResetPassword(password: string): PasswordRule | undefined {
  const broken = brokenByPassword(password);
  return broken === 'passwordRange' && [...password].length < PASSWORD_MIN ? 'passwordShort' : broken;
}

export function brokenByRepeat(password: string, repeat: string): PasswordRule | undefined {
  if (repeat === '') return 'repeatMissing';
  return repeat === password ? undefined : 'repeatDiffers';
}
