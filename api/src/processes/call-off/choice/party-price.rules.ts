import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';

/** What a party paid for what it has. */
export interface PaidParty {
  tickets: readonly { ticketType: TicketType; priceSen: number }[];
  cabinsSen: readonly number[];
}

/**
 * What a party of a canceled sailing pays on another one: nothing costs more than it did, and what costs less goes back
 * (R232). Cabins are compared by their price, the cheapest with the cheapest.
 *
 * @param rooms at their prices on the other sailing; one for each cabin that the party has
 */
export function priceWithoutRise<Room extends { priceSen: number }>(
  { tickets, cabinsSen }: PaidParty,
  fares: Readonly<Record<TicketType, number>>,
  rooms: readonly Room[],
): { ticketsSen: number[]; cabins: Room[]; totalSen: number; refundSen: number } {
  const ticketsSen = tickets.map(({ ticketType, priceSen }) => Math.min(priceSen, fares[ticketType]));
  const before = cabinsSen.toSorted((a, b) => a - b);
  const cabins = rooms
    .toSorted((one, other) => one.priceSen - other.priceSen)
    .map((room, index) => ({ ...room, priceSen: Math.min(room.priceSen, before[index] ?? 0) }));
  const totalSen = sumSen([...ticketsSen, ...cabins.map(({ priceSen }) => priceSen)]);
  const paidSen = sumSen([...tickets.map(({ priceSen }) => priceSen), ...cabinsSen]);
  return { ticketsSen, cabins, totalSen, refundSen: paidSen - totalSen };
}
