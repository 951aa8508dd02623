/** A party on the waiting list of a sailing: it gets all that it requested, or nothing. */
export interface WaitingParty {
  /** The places it needs, at least one. */
  size: number;
  /** Cabins of one type; null if none were requested. */
  cabins: { roomTypeId: number; count: number } | null;
  /** The highest total price it accepts, in sen; null for any price. */
  mostSen: number | null;
}

/** The free places and rooms of a sailing, with prices in sen. */
export interface FreeOnSailing<Party> {
  places: number;
  /** Free rooms by type. */
  rooms: ReadonlyMap<number, number>;
  /** The total price for a party; null if one of its cabins has no price. */
  priceSen(party: Party): number | null;
}

/**
 * The parties that get an offer, in the order of the list. A later party passes an earlier one only if the free places and rooms
 * are not enough for the earlier one or cost more than it accepts. Nothing stays free that a waiting party would accept.
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
 * How many minutes an offer is valid: as long as the operator's setting, shorter near the end of sales, so that several parties
 * can still be asked in turn.
 */
export function offerMinutes(mostMinutes: number, minutesLeft: number): number {
  return Math.min(mostMinutes, Math.max(SHORTEST_OFFER_MINUTES, Math.floor(minutesLeft / 10)));
}
