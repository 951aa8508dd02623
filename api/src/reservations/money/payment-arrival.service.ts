import type { Database, Transaction } from '../../lib/database/database.ts';
import { attempt } from '../../lib/database/savepoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { sellHeldPlaces } from '../inventory/places.repository.ts';
import { reviveExpiredOrder } from '../inventory/revival.repository.ts';
import { countLivePlaces, lockOrder } from '../state/order-lock.repository.ts';
import { payOrder } from '../state/order-status.repository.ts';

/**
 * Money has arrived for an order. `applied`: the order is paid now, and its e-tickets are on their way. `returned`: it
 * was paid or canceled before, costs something else by now, or its time had run out and its places are gone; the caller
 * gives the money back in full.
 */
export async function applyPayment(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { orderId, amountSen }: { orderId: string; amountSen: number },
): Promise<'applied' | 'returned'> {
  const now = deps.clock.now();
  if (!(await makePayable(trx, orderId, amountSen, now))) return 'returned';
  const { sailing_id } = await lockOrder(trx, orderId);
  await sellHeldPlaces(trx, sailing_id, await countLivePlaces(trx, orderId));
  await trx.updateTable('orders').set({ paid_sen: amountSen }).where('id', '=', orderId).execute();
  await payOrder(trx, orderId, now);
  await deps.jobs.enqueue(trx, 'send-mail', { kind: 'order-paid', orderId });
  return 'applied';
}

/** Whether the order waits for exactly this amount, or could be brought back to where it does. */
async function makePayable(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
  now: Date,
): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'unpaid') return order.due_sen === amountSen;
  if (order.status !== 'canceled' || order.cancel_reason !== 'expired') return false;
  const revival = await attempt(trx, async () => {
    await reviveExpiredOrder(trx, order, now);
    const { due_sen } = await lockOrder(trx, orderId);
    if (due_sen !== amountSen) throw new AppError('order-not-unpaid');
  });
  return revival.ok;
}
