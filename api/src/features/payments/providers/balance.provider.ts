import { giveBackForOrder, payForOrder } from '../../../accounts/ledger/ledger.service.ts';
import { actorOf } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { AutomaticProvider } from './provider.types.ts';

/**
 * An agent's balance: each order is one transfer to the operator's sales account, and is refunded by the reverse
 * transfer.
 */
export const balance: AutomaticProvider = {
  kind: 'direct',
  async take(trx, deps, caller, orders) {
    if (caller.kind !== 'customer' || caller.level === 'normal') throw new AppError('balance-not-yours');
    for (const { id, amountSen } of orders)
      await payForOrder(trx, deps, {
        customerId: caller.id,
        orderId: id,
        amountSen,
        author: actorOf(caller),
      });
  },
  async refund(deps, { id, orderId, amountSen }) {
    await giveBackForOrder(deps, { refundId: id, orderId, amountSen, author: 'system:settle-refund' });
    return id;
  },
};
