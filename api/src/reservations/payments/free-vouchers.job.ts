import { inTransaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { lockLapsedOrders } from './voucher-parts.repository.ts';
import { freeVoucherParts } from './voucher-parts.service.ts';

const ACTOR = 'system:free-vouchers';
const AT_ONCE = 200;

/**
 * Handler of the job `free-vouchers`: gives back to vouchers what they had put down for orders that ended unpaid. Whoever
 * uses a voucher before does so for it (api/src/features/payments/voucher-payment.service.ts).
 */
export async function freeVouchers(deps: Data): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    const lapsed = await lockLapsedOrders(trx, deps.clock.now(), { limit: AT_ONCE });
    await freeVoucherParts(trx, deps, lapsed, ACTOR);
  });
}
