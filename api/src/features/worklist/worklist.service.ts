/*
 * The worklist as the office reads it and marks its lines done.
 *
 * May import: reservations/order-views, reservations/worklist.
 */

import type {
  CallNoted,
  WorklistPage,
  WorklistQuery,
} from '@gangway/shared/contract/office/orders/worklist.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { orderIdOf } from '../../reservations/order-views/office-order.service.ts';
import { countWorklist, findWorklist, setCalled } from '../../reservations/worklist/worklist.repository.ts';

/** The open tasks after sailings were canceled, delayed or changed, of all sailings (R262). */
export async function readWorklist({ db, clock }: Data, query: WorklistQuery): Promise<WorklistPage> {
  const now = clock.now();
  const [tasks, open] = await Promise.all([findWorklist(db, query, now), countWorklist(db, now)]);
  return pageOf({ ...tasks, open }, query);
}

/** Records that a party was phoned; the first record is kept. @throws AppError `order-not-found` */
export async function noteCalled(
  deps: Data,
  caller: StaffCaller,
  { number, sailingId }: CallNoted,
): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const orderId = await orderIdOf(trx, number);
    const called = { sailingId, orderId, by: caller.id, at: deps.clock.now() };
    if (!(await setCalled(trx, called))) throw new AppError('order-not-found');
    await writeAudit(trx, { entity: 'orders', entityId: orderId, action: 'called', detail: { sailingId } });
    return null;
  });
}
