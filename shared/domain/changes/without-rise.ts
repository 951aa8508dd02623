import type { TicketType } from '../../contract/base/vocabulary.ts';
import { type Sen, sumSen } from '../money/money.ts';

/** What a party paid for what it has. */
export interface PaidParty {
  tickets: readonly { ticketType: TicketType; priceSen: Sen }[];
  cabinsSen: readonly Sen[];
}

/** What a party paid, together. */
export const paidSen = ({ tickets, cabinsSen }: PaidParty): Sen =>
  sumSen([...tickets.map(({ priceSen }) => priceSen), ...cabinsSen]);

/**
 * What a party pays on another sailing where its own was canceled (R232) or moved far (R271): nothing costs more than it did, and
 * what costs less goes back. Cabins are compared by their price, the cheapest with the cheapest; one more than before costs its price.
 *
 * @param rooms at their prices on the other sailing
 */
export function priceWithoutRise<Room extends { priceSen: Sen }>(
  { tickets, cabinsSen }: PaidParty,
  fares: Readonly<Record<TicketType, Sen>>,
  rooms: readonly Room[],
): { ticketsSen: Sen[]; cabins: Room[]; totalSen: Sen } {
  const ticketsSen = tickets.map(({ ticketType, priceSen }) => Math.min(priceSen, fares[ticketType]));
  const before = cabinsSen.toSorted((a, b) => a - b);
  const cabins = rooms
    .toSorted((one, other) => one.priceSen - other.priceSen)
    .map((room, index) => ({ ...room, priceSen: Math.min(room.priceSen, before[index] ?? room.priceSen) }));
  const totalSen = sumSen([...ticketsSen, ...cabins.map(({ priceSen }) => priceSen)]);
  return { ticketsSen, cabins, totalSen };
}
