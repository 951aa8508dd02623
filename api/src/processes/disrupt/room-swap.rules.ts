/** A room of one ship, with the properties by which it is compared with a room of another. */
export interface SwapRoom {
  roomId: number;
  number: string;
  floor: number;
  roomTypeId: number;
  /** The price of its type, on the day and session of the sailing. */
  priceSen: number;
  maxOccupancy: number;
}

/**
 * Assigns a room of the new ship to each old one: of the same type if there is one, otherwise of a better type, never of a lesser
 * one. A better type costs as much or more and sleeps as many or more. As many guests as possible get a room. Serving the same
 * type first takes no room from other guests: a guest who could use that room as a better one could use its holder's alternative
 * as well.
 *
 * @returns by `key`; null where the new ship has none left.
 */
export function swapRooms<Held extends SwapRoom & { key: string }>(
  held: readonly Held[],
  free: readonly SwapRoom[],
): Map<string, SwapRoom | null> {
  const newRooms = new Map<string, SwapRoom | null>(held.map(({ key }) => [key, null]));
  const left = new Set(free);
  for (const room of held) {
    const same = [...left]
      .filter(({ roomTypeId }) => roomTypeId === room.roomTypeId)
      .toSorted((a, b) => apart(a, room) - apart(b, room) || compareNumbers(a, b));
    const [best] = same;
    if (!best) continue;
    newRooms.set(room.key, best);
    left.delete(best);
  }
  const waiting = held.filter(({ key }) => newRooms.get(key) === null);
  for (const [key, room] of match(waiting, [...left])) newRooms.set(key, room);
  return newRooms;
}

const apart = (a: SwapRoom, b: SwapRoom): number => Math.abs(a.floor - b.floor);
const compareNumbers = (a: SwapRoom, b: SwapRoom): number =>
  a.number < b.number ? -1 : Number(a.number > b.number);
const isBetter = (room: SwapRoom, than: SwapRoom): boolean =>
  room.priceSen >= than.priceSen && room.maxOccupancy >= than.maxOccupancy;

/** A largest matching, by augmenting paths. The cheapest suitable room is tried first. */
function match<Held extends SwapRoom & { key: string }>(
  waiting: readonly Held[],
  free: readonly SwapRoom[],
): Map<string, SwapRoom> {
  const byPrice = free.toSorted((a, b) => a.priceSen - b.priceSen || compareNumbers(a, b));
  const holders = new Map<SwapRoom, Held>();
  const place = (room: Held, tried: Set<SwapRoom>): boolean => {
    for (const other of byPrice) {
      if (tried.has(other) || !isBetter(other, room)) continue;
      tried.add(other);
      const holder = holders.get(other);
      if (!holder || place(holder, tried)) {
        holders.set(other, room);
        return true;
      }
    }
    return false;
  };
  for (const room of waiting) place(room, new Set());
  return new Map([...holders].map(([room, { key }]) => [key, room]));
}
