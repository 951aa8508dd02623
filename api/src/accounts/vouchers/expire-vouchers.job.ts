import { inTransaction } from '../../lib/database/database.ts';
import type { Work } from '../../lib/http/context.ts';
import { findOverdueVouchers, lockVouchersToRemind, markReminded } from './vouchers.repository.ts';
import { expireVoucher } from './vouchers.service.ts';

const ACTOR = 'system:expire-vouchers';
const DAY_MS = 24 * 3600_000;
/** How long before the expiry the holder is reminded (R242). */
const REMINDED_DAYS = 30;
const AT_ONCE = 500;

/**
 * Handler of the job `expire-vouchers`: books the balance of expired vouchers, one voucher per transaction, and reminds the
 * holders of those that expire within 30 days, once.
 */
export async function expireVouchers(deps: Work): Promise<void> {
  const now = deps.clock.now();
  for (const id of await findOverdueVouchers(deps.db, now, AT_ONCE))
    await inTransaction(deps, ACTOR, trx => expireVoucher(trx, deps, id, ACTOR));
  await inTransaction(deps, ACTOR, async trx => {
    const until = new Date(now.getTime() + REMINDED_DAYS * DAY_MS);
    const reminded = await lockVouchersToRemind(trx, now, until, AT_ONCE);
    for (const { id, expiresAt } of reminded)
      await deps.jobs.enqueue(trx, 'send-mail', {
        kind: 'voucher-expiring',
        voucherId: id,
        expiresAt: expiresAt.toISOString(),
      });
    const ids = reminded.map(({ id }) => id);
    if (ids.length > 0) await markReminded(trx, ids, now);
  });
}
