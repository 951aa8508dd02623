import { sql } from 'kysely';
import { refundOrder } from '../../../src/features/payments/refunds.service.ts';
import { inTransaction } from '../../../src/lib/database/database.ts';
import type { Deps } from '../../../src/lib/http/context.ts';
import { lockOrder } from '../../../src/reservations/orders/order-locks.repository.ts';

/** Lowers the price of a paid order with one ticket, so that a refund is owed. */
export const owe = (deps: Deps, orderId: string, amountSen: number): Promise<void> =>
  inTransaction(deps, 'system:test', async trx => {
    await lockOrder(trx, orderId);
    await refundOrder(trx, deps, { orderId, amountSen, reason: 'cancellation' });
    await sql`update tickets set price_sen = price_sen - ${amountSen} where order_id = ${orderId}`.execute(
      trx,
    );
    await sql`update orders set due_sen = due_sen - ${amountSen} where id = ${orderId}`.execute(trx);
  });
