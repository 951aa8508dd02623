import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useEffect, useState } from 'react';
import { asExpired, isLapsed } from './lapsed-order.ts';

/** The current order: an unpaid one expires at 0:00, before the next answer of the server. */
export function useLapsing<Order extends OrderDetail>(order: Order): Order {
  const [lapsed, setLapsed] = useState(() => isLapsed(order, serverNow()));
  useEffect(() => {
    const look = () => setLapsed(isLapsed(order, serverNow()));
    look();
    if (order.status !== 'unpaid') return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [order]);
  return lapsed ? asExpired(order) : order;
}
