import { addMonths, instantOf, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { eraseHoldersBefore } from '../../accounts/vouchers/vouchers.repository.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { lockOrdersToForget } from '../../reservations/orders/order-locks.repository.ts';
import { anonymizeOrders } from './orders-erasure.service.ts';

const ACTOR = 'system:forget-voyages';
const BATCH = 500;

/**
 * Anonymizes the orders of voyages that ended longer ago than the setting `personalDataYears` (R452), one batch per transaction, and
 * the holders of vouchers that expired then. Orders whose money is still to be refunded wait. The audit log says how many there were.
 */
export async function forgetVoyages(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  const { personalDataYears } = await loadSettings(db);
  const lastDay = addMonths(localDateIn(clock.now()), -12 * personalDataYears);
  const before = instantOf(lastDay, '00:00');
  let orders = 0;
  for (let erased = BATCH; erased === BATCH; orders += erased)
    erased = await inTransaction(deps, ACTOR, async trx => {
      const count = await anonymizeOrders(trx, await lockOrdersToForget(trx, before, BATCH), clock.now());
      if (count > 0)
        await writeAudit(trx, {
          entity: 'personal_data',
          entityId: lastDay,
          action: 'forgotten',
          detail: { orders: count },
        });
      return count;
    });
  const vouchers = await eraseHoldersBefore(db, before);
  if (orders + vouchers > 0) log.info({ orders, vouchers, before: lastDay }, 'personal data erased');
}
