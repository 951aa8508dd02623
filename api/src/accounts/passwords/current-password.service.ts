import type { Kysely } from 'kysely';
import type { Database } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { createRateLimit } from '../../lib/http/rate-limit.ts';
import { verifyPassword } from './passwords.service.ts';

export type CurrentPasswordCheck = (
  account: { id: string; passwordHash: string },
  password: string,
) => Promise<void>;

/**
 * Creates the check that the holder of a session also knows the account's password, before actions that a borrowed
 * phone must not allow. Limited to five wrong passwords in 15 minutes per account.
 *
 * The check throws an AppError `wrong-password` or `too-many-attempts`.
 */
export function createCurrentPasswordCheck(db: Kysely<Database>): CurrentPasswordCheck {
  const limit = createRateLimit(db, { name: 'current-password', attempts: 5, seconds: 15 * 60 });
  return async ({ id, passwordHash }, password) => {
    await limit.take(id);
    if (!(await verifyPassword(passwordHash, password)))
      throw new AppError('wrong-password', { fields: { currentPassword: 'wrong-password' } });
    await limit.forget(id);
  };
}
