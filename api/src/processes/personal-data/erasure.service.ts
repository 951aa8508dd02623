import { randomBytes } from 'node:crypto';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { balanceSen } from '../../accounts/ledger/ledger.service.ts';
import { forgetCodesOf } from '../../accounts/one-time-codes/check-code.service.ts';
import { createCurrentPasswordCheck } from '../../accounts/passwords/current-password.service.ts';
import { hashPassword } from '../../accounts/passwords/passwords.service.ts';
import { endSessionsOf, forgetDevices } from '../../accounts/sessions/sessions.service.ts';
import { forgetCart } from '../../features/carts/carts.service.ts';
import {
  eraseCustomer,
  lockCustomer,
  readPasswordHash,
} from '../../features/customers/account/customers.service.ts';
import { forgetSavedPassengers } from '../../features/saved-passengers/saved-passengers.service.ts';
import { forgetPartiesOf } from '../../features/waitlist/forget-parties.service.ts';
import type { CustomerCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { forgetKeysOf } from '../../lib/http/idempotency.repository.ts';
import { findOpenOrders, lockOrdersOfCustomer } from '../../reservations/orders/order-locks.repository.ts';
import { anonymizeOrders } from './orders-erasure.service.ts';

/**
 * Creates the erasure of a customer's personal data (PDPA), in one transaction: records that the law requires are anonymized,
 * everything else is deleted, and the account is closed. The audit records the erasure without personal data.
 *
 * It throws the errors of `createCurrentPasswordCheck`, and an AppError: `erasure-open-orders` while orders are unpaid or still
 * to sail, `erasure-balance` while there is a balance or debt.
 */
export function createErasure(deps: Deps) {
  const checkPassword = createCurrentPasswordCheck(deps.db);
  return async ({ id }: CustomerCaller, currentPassword: string, language: Language): Promise<void> => {
    await checkPassword({ id, passwordHash: await readPasswordHash(deps.db, id) }, currentPassword);
    const unknowable = await hashPassword(randomBytes(24).toString('base64'));
    await inTransaction(deps, `customer:${id}`, async trx => {
      const contacts = await lockCustomer(trx, id);
      await requireNothingOpen(trx, id, deps.clock.now(), language);
      const orders = await anonymizeOrders(trx, await lockOrdersOfCustomer(trx, id), deps.clock.now());
      await forgetSavedPassengers(trx, id);
      await forgetCart(trx, id);
      await forgetPartiesOf(trx, deps.clock.now(), id);
      await forgetCodesOf(trx, id, contacts);
      await forgetKeysOf(trx, `customer:${id}`);
      await endSessionsOf(deps, trx, { customerId: id }, 'erased');
      await forgetDevices(trx, id);
      await eraseCustomer(trx, id, unknowable, deps.clock.now());
      await writeAudit(trx, { entity: 'customers', entityId: id, action: 'erased', detail: { orders } });
    });
  };
}

async function requireNothingOpen(
  trx: Transaction<Database>,
  customerId: string,
  now: Date,
  language: Language,
): Promise<void> {
  const open = await findOpenOrders(trx, customerId, now);
  if (open.length > 0) throw new AppError('erasure-open-orders', { params: { orders: open.join(', ') } });
  const balance = await balanceSen(trx, customerId);
  if (balance !== 0)
    throw new AppError('erasure-balance', { params: { balance: formatMoney(balance, language) } });
}
