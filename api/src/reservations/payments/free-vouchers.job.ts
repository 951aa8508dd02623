import { inTransaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { lockLapsedOrders } from './voucher-parts.repository.ts';
import { freeVoucherParts } from './voucher-parts.service.ts';

const ACTOR = 'system:free-vouchers';
const AT_ONCE = 200;

/**
 * Handler of the job `free-vouchers`: returns amounts to vouchers that were reserved for orders that ended unpaid. A use of a
 * voucher before that does so itself (api/src/features/payments/voucher-payment.service.ts).
 */
export async function freeVouchers(deps: Data): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    const lapsed = await lockLapsedOrders(trx, deps.clock.now(), { limit: AT_ONCE });
    await freeVoucherParts(trx, deps, lapsed, ACTOR);
  });
}
