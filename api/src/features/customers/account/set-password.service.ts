import { updatePasswordHash } from '../../../accounts/customers/customers.repository.ts';
import { endSessionsOf } from '../../../accounts/sessions/sessions.service.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Work } from '../../../lib/http/context.ts';

/** Sets an account's password, ends all sessions except a given one, and mails its owner. */
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
