import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { useQueries } from '@tanstack/react-query';
import { orderQuery } from '../../../lib/orders/order.ts';
import { useUnpaidOrders } from '../../../lib/orders/unpaid-orders.ts';

/** The other unpaid orders of this browser: one payment can pay them all (R389). An order is left out until it is loaded. */
export function useOtherUnpaid(number: string): OrderDetail[] {
  const others = useUnpaidOrders().filter(order => order.number !== number);
  return useQueries({
    queries: others.map(order => orderQuery(order.number)),
    combine: answers => answers.flatMap(({ data }) => (data?.status === 'unpaid' ? [data] : [])),
  });
}
