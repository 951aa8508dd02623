import type { OrderCabin, OrderDetail, OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import type { CancelParts } from '../requests/cancellation.ts';

/** The tickets and cabins selected for cancellation. */
export interface Selection {
  tickets: ReadonlySet<string>;
  cabins: ReadonlySet<string>;
}

export const nothing: Selection = { tickets: new Set(), cabins: new Set() };

/** All that can be canceled. */
export const everything = (order: OrderDetail): Selection => ({
  tickets: new Set(liveTickets(order).map(({ id }) => id)),
  cabins: new Set(liveCabins(order).map(({ id }) => id)),
});

export const sizeOf = ({ tickets, cabins }: Selection): number => tickets.size + cabins.size;

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
