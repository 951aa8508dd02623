import type { LiveParts } from '../inventory/order-cabins.repository.ts';

/** The rooms of an order that none of its guests use after these parts are canceled. */
export function releasedRooms(live: LiveParts, { tickets, cabins }: LiveParts): number[] {
  const isCanceled = ({ id }: { id: string }) => tickets.some(ticket => ticket.id === id);
  return live.cabins
    .filter(cabin => {
      const guests = live.tickets.filter(({ cabin_id }) => cabin_id === cabin.id);
      return cabins.includes(cabin) || (guests.length > 0 && guests.every(isCanceled));
    })
    .map(({ room_id }) => room_id);
}
