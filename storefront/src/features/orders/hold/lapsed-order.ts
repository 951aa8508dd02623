import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';

/** Whether an unpaid order's time to pay is over. */
export const isLapsed = ({ status, holdExpiresAt }: OrderDetail, now: number): boolean =>
  status === 'unpaid' && holdExpiresAt !== null && Date.parse(holdExpiresAt) <= now;

/**
 * An order whose time to pay is over, as the server will report it within a minute: its places are free for others from then
 * on, and it can no longer be paid.
 */
export function asExpired<Order extends OrderDetail>(order: Order): Order {
  const at = order.holdExpiresAt;
  return {
    ...order,
    status: 'canceled',
    cancelReason: 'expired',
    canceledAt: at,
    holdExpiresAt: null,
    dueSen: 0,
    tickets: order.tickets.map(ticket => ({ ...ticket, canceledAt: ticket.canceledAt ?? at })),
    cabinList: order.cabinList.map(cabin => ({ ...cabin, canceledAt: cabin.canceledAt ?? at })),
  };
}
