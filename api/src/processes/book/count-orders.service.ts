import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../lib/http/context.ts';

/**
 * Runs a booking in its transaction, and afterwards counts the orders that it noted (R441). A transaction that is run again notes
 * them again, and only the last time counts. A repeated request makes no orders and notes none.
 */
export async function countOrders<Result>(
  { meter }: Deps,
  book: (note: (orders: readonly CreatedOrder[]) => void) => Promise<Result>,
): Promise<Result> {
  let made: readonly CreatedOrder[] = [];
  const result = await book(orders => {
    made = orders;
  });
  meter?.ordersMade(made.map(({ order }) => order.passengers));
  return result;
}
