/** A party on the waiting list of a sailing: it gets all that it wants, or nothing. */
export interface WaitingParty {
  /** Places that it needs, at least one. */
  size: number;
  /** Cabins of one type; null where it wants none. */
  cabins: { roomTypeId: number; count: number } | null;
  /** The most that it would pay in all, in sen; null for any price. */
  mostSen: number | null;
}

/** What a sailing has free, with prices in sen. */
export interface FreeOnSailing<Party> {
  places: number;
  /** Free rooms by type. */
  rooms: ReadonlyMap<number, number>;
  /** What a party would pay in all; null where one of its cabins has no price. */
  priceSen(party: Party): number | null;
}

/**
 * Which parties are offered what is free: in the order of the list, and a later one passes an earlier one only where what is
 * free is not enough for the earlier one or costs more than it would pay. Nothing stays free that a waiting party would take.
 */
export function partiesToOffer<Party extends WaitingParty>(
  free: FreeOnSailing<Party>,
  parties: readonly Party[],
): Party[] {
  let { places } = free;
  const rooms = new Map(free.rooms);
  return parties.filter(party => {
    const { size, cabins, mostSen } = party;
    const roomsOfType = cabins ? (rooms.get(cabins.roomTypeId) ?? 0) : 0;
    if (size > places || (cabins && cabins.count > roomsOfType)) return false;
    const price = free.priceSen(party);
    if (price === null || (mostSen !== null && price > mostSen)) return false;
    places -= size;
    if (cabins) rooms.set(cabins.roomTypeId, roomsOfType - cabins.count);
    return true;
  });
}

const SHORTEST_OFFER_MINUTES = 5;

/**
 * How many minutes an offer stands: as long as the operator says, shorter near the end of sales, so that several parties
 * can still be asked one after the other.
 */
export function offerMinutes(mostMinutes: number, minutesLeft: number): number {
  return Math.min(mostMinutes, Math.max(SHORTEST_OFFER_MINUTES, Math.floor(minutesLeft / 10)));
}
