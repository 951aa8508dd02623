import type { PasswordChange } from '@gangway/shared/contract/people/customers.ts';
import { updatePasswordHash } from '../../../accounts/customers/customers.repository.ts';
import { createCurrentPasswordCheck } from '../../../accounts/passwords/current-password.service.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import { endSessionsOf } from '../../../accounts/sessions/sessions.service.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import type { Deps, Work } from '../../../lib/http/context.ts';
import { readCustomer, readPasswordHash } from './customers.service.ts';

/** Sets an account's password, ends all sessions except a given one, and notifies its owner by mail. */
export async function setPassword(
  trx: Transaction<Database>,
  deps: Work,
  customerId: string,
  change: { passwordHash: string; action: 'password-changed' | 'password-reset'; spared?: Buffer },
): Promise<void> {
  await updatePasswordHash(trx, customerId, change.passwordHash);
  await endSessionsOf(deps, trx, { customerId }, 'password-changed', change.spared);
  await writeAudit(trx, { entity: 'customers', entityId: customerId, action: change.action });
  const changedAt = deps.clock.now().toISOString();
  await deps.jobs.enqueue(trx, 'send-mail', { kind: 'password-changed', customerId, changedAt });
}

/**
 * Creates the change of a customer's own password; the other sessions end (R54).
 *
 * It throws the errors of `createCurrentPasswordCheck`, and an AppError `weak-password`.
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
