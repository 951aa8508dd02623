import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByRepeat, brokenByResetPassword } from '../../../lib/forms/password-rules.ts';
import { codeShape } from '../../../lib/forms/shapes.ts';
import type { AccountRule } from '../../../lib/forms/use-account-rules.ts';

export interface ResetValues {
  code: string;
  password: string;
  repeat: string;
}

/** At least 6 characters, both entries required and equal (R54). */
export const brokenByReset = ({ code, password, repeat }: ResetValues) =>
  broken<ResetValues, AccountRule>({
    code: !codeShape.test(code) && 'code',
    password: brokenByResetPassword(password),
    repeat: brokenByRepeat(password, repeat),
  });
