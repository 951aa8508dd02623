import { expireVouchers } from '../../../src/accounts/vouchers/expire-vouchers.job.ts';
import { cancelSailings } from '../../../src/processes/call-off/cancel-sailings.job.ts';
import { expireHolds } from '../../../src/reservations/inventory/expire-holds.job.ts';
import { freeVouchers } from '../../../src/reservations/payments/free-vouchers.job.ts';
import { freePromoUses } from '../../../src/reservations/promos/promo-uses.service.ts';
import type { TestApp } from '../../support/test-app.ts';
import { doJob, passTime, serveInShop } from '../shop.ts';
import { type Crowd, type Deed, nothing } from './crowd.ts';

const HOLD_MS = 15 * 60_000;

/** What the jobs do, and the clock. */
export function jobDeeds({ shop, sailing, seldom }: Crowd): Record<string, Deed> {
  const { deps } = shop.gangway;
  const job = (work: (source: TestApp['deps']) => Promise<unknown>) => async () => {
    await work(deps);
    return undefined;
  };
  const doing = (queue: string) => async () => {
    const some = shop.todo.filter(waiting => waiting.queue === queue).slice(0, 3);
    // The queue does a job again that has failed, such as a notice that became too old while the clock was put forward.
    const done = await Promise.allSettled(some.map(waiting => doJob(shop, waiting)));
    shop.todo.push(...some.filter((_, place) => done[place]?.status === 'rejected'));
    return undefined;
  };
  return {
    hearFromTheBank: doing('sandbox-notify'),
    giveBack: doing('settle-refund'),
    askParties: job(cancelSailings),
    expireHolds: job(expireHolds),
    freeVouchers: job(freeVouchers),
    freePromoUses: job(freePromoUses),
    expireVouchers: job(expireVouchers),
    serveTheList: job(() => serveInShop(shop, sailing())),
    // Seldom, so that most orders are paid before.
    letHoldsPass: () => (seldom(20) ? job(() => passTime(shop, HOLD_MS))() : nothing()),
  };
}
