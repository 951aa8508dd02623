import { confirmEmail, confirmPhone, lockContact } from '../../../accounts/customers/customers.repository.ts';
import type { ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import { createCodeCheck, wrongCode } from '../../../accounts/one-time-codes/check-code.service.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import { refusing } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { signedInAsker } from './code-asker.service.ts';
import { requireReachable } from './contact-point.rules.ts';

/**
 * Creates the confirmation of a customer's new or current e-mail address or phone, by the code sent there. A replaced
 * address gets a notice.
 *
 * It throws the errors of `createCodeCheck`; `code-wrong` also if the address belongs to another account by now.
 */
export function createContactChange(deps: Deps) {
  const check = createCodeCheck(deps);
  return async ({ id }: CustomerCaller, contact: ContactPoint, digits: string): Promise<void> => {
    requireReachable(contact, deps);
    const isEmail = contact.channel === 'email';
    const purpose = isEmail ? 'email-change' : 'phone-change';
    const code = await check({ ...contact, purpose, customerId: id }, digits, signedInAsker(id));
    const now = deps.clock.now();
    const refusals = { customers_by_confirmed_email: wrongCode(), customers_by_confirmed_phone: wrongCode() };
    await refusing(refusals, () =>
      inTransaction(deps, `customer:${id}`, async trx => {
        const before = await lockContact(trx, id);
        const former = isEmail && before.confirmedEmail !== contact.recipient ? before.confirmedEmail : null;
        const codeId = await code.use(trx, former);
        await (isEmail ? confirmEmail : confirmPhone)(trx, id, contact.recipient, now);
        await writeAudit(trx, {
          entity: 'customers',
          entityId: id,
          action: isEmail ? 'email-confirmed' : 'phone-confirmed',
        });
        if (former) await deps.jobs.enqueue(trx, 'send-mail', { kind: 'email-changed', codeId });
      }),
    );
  };
}
