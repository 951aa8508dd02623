import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByPassword, brokenByRepeat } from '../../../lib/forms/password-rules.ts';
import type { AccountRule } from '../../../lib/forms/use-account-rules.ts';

export interface PasswordValues {
  currentPassword: string;
  password: string;
  repeat: string;
}

/** Current password required, the new one 6–20 characters, both entries equal (R54). */
export const brokenByPasswordChange = ({ currentPassword, password, repeat }: PasswordValues) =>
  broken<PasswordValues, AccountRule>({
    currentPassword: currentPassword === '' && 'currentPassword',
    password: brokenByPassword(password),
    repeat: brokenByRepeat(password, repeat),
  });
