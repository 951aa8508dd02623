import type { OrderCabin, OrderDetail, OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import type { CancelParts } from '../requests/cancel-preview.ts';

/** The tickets and cabins selected for cancellation. */
export interface Selection {
  tickets: ReadonlySet<string>;
  cabins: ReadonlySet<string>;
}

/** The tickets that can be canceled: passengers on board keep theirs. */
export const liveTickets = (order: OrderDetail): OrderTicket[] =>
  order.tickets.filter(ticket => !ticket.canceledAt && ticket.boardingStatus === 'pending');

export const liveCabins = (order: OrderDetail): OrderCabin[] =>
  order.cabinList.filter(cabin => !cabin.canceledAt);

export const selectionParts = ({ tickets, cabins }: Selection): CancelParts => ({
  ticketIds: [...tickets].sort(),
  cabinIds: [...cabins].sort(),
});

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
