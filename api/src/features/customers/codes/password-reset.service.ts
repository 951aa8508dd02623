import type { PasswordReset } from '@gangway/shared/contract/people/customers.ts';
import type { Origin } from '../../../accounts/known-devices/origin.types.ts';
import { createCodeCheck, wrongCode } from '../../../accounts/one-time-codes/check-code.service.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { setPassword } from '../account/set-password.service.ts';
import { askerOf, ownerOf } from '../contacts/code-asker.service.ts';
import { contactPointOf, requireReachable } from '../contacts/contact-point.rules.ts';

/**
 * Creates the reset of a forgotten password by the code sent to the account's confirmed e-mail or phone. Whether an account
 * exists is checked only after the code.
 *
 * It returns the customer's id. It throws the errors of `createCodeCheck`, and an AppError `weak-password`, after which the code
 * is still valid.
 */
export function createPasswordReset(deps: Deps) {
  const check = createCodeCheck(deps);
  return async (reset: PasswordReset, origin: Origin): Promise<{ id: string }> => {
    const contact = contactPointOf(reset);
    requireReachable(contact, deps);
    const use = { ...contact, purpose: 'password-reset' as const, customerId: null };
    const code = await check(use, reset.code, await askerOf(deps, contact, origin));
    const owner = await ownerOf(deps.db, contact);
    if (!owner?.active) throw wrongCode();
    assertGoodPassword(reset.password, owner.username);
    const passwordHash = await hashPassword(reset.password);
    await inTransaction(deps, `customer:${owner.id}`, async trx => {
      await code.use(trx);
      await setPassword(trx, deps, owner.id, { passwordHash, action: 'password-reset' });
    });
    return { id: owner.id };
  };
}
