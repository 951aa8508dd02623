import type { Kysely } from 'kysely';
import type { Database } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { createRateLimit } from '../../lib/http/rate-limit.repository.ts';
import { verifyPassword } from './passwords.service.ts';

export type CurrentPasswordCheck = (
  account: { id: string; passwordHash: string },
  password: string,
) => Promise<void>;

/**
 * Makes the check that whoever holds a session also knows its account's password, before what a borrowed phone must not
 * do. Five wrong ones in 15 minutes for an account.
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
