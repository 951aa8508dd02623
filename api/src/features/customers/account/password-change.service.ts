import type { PasswordChange } from '@gangway/shared/contract/people/customers.ts';
import { createCurrentPasswordCheck } from '../../../accounts/passwords/current-password.service.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { readCustomer, readPasswordHash } from './customers.service.ts';
import { setPassword } from './set-password.service.ts';

/**
 * Makes the change of a customer's own password; the other sessions end (R54).
 *
 * It throws what `createCurrentPasswordCheck` says, and an AppError `weak-password`.
 */
export function createPasswordChange(deps: Deps) {
  const checkPassword = createCurrentPasswordCheck(deps.db);
  return async ({ id, tokenHash }: CustomerCaller, change: PasswordChange): Promise<void> => {
    await checkPassword({ id, passwordHash: await readPasswordHash(deps.db, id) }, change.currentPassword);
    const { username } = await readCustomer(deps, id);
    assertGoodPassword(change.password, username);
    const passwordHash = await hashPassword(change.password);
    await inTransaction(deps, `customer:${id}`, trx =>
      setPassword(trx, deps, id, { passwordHash, action: 'password-changed', spared: tokenHash }),
    );
  };
}
