import type { TicketType } from '../../contract/base/vocabulary.ts';
import { type Sen, sumSen } from '../money/money.ts';

/** The prices that a party paid. */
export interface PaidParty {
  /** `seatFeeSen` is the part of the price for a chosen seat. */
  tickets: readonly { ticketType: TicketType; priceSen: Sen; seatFeeSen: Sen }[];
  cabinsSen: readonly Sen[];
}

/** The total that a party paid. */
export const paidSen = ({ tickets, cabinsSen }: PaidParty): Sen =>
  sumSen([...tickets.map(({ priceSen }) => priceSen), ...cabinsSen]);

/**
 * The price of another sailing for a party whose own was canceled (R232) or moved far (R271): nothing costs more than before, and
 * a lower price is refunded. A chosen seat is lost with the sailing, so its fee is refunded too (R432). Cabins are compared by
 * price, the cheapest with the cheapest; an additional cabin costs its full price.
 *
 * @param rooms at their prices on the other sailing
 */
export function priceWithoutRise<Room extends { priceSen: Sen }>(
  { tickets, cabinsSen }: PaidParty,
  fares: Readonly<Record<TicketType, Sen>>,
  rooms: readonly Room[],
): { ticketsSen: Sen[]; cabins: Room[]; totalSen: Sen } {
  const ticketsSen = tickets.map(({ ticketType, priceSen, seatFeeSen }) =>
    Math.min(priceSen - seatFeeSen, fares[ticketType]),
  );
  const before = cabinsSen.toSorted((a, b) => a - b);
  const cabins = rooms
    .toSorted((one, other) => one.priceSen - other.priceSen)
    .map((room, index) => ({ ...room, priceSen: Math.min(room.priceSen, before[index] ?? room.priceSen) }));
  const totalSen = sumSen([...ticketsSen, ...cabins.map(({ priceSen }) => priceSen)]);
  return { ticketsSen, cabins, totalSen };
}
