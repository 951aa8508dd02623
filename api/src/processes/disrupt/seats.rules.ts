const ABREAST = 'ABCDEF';

/** The number of a seat, from 0 on (reservations/inventory/inventory.repository.ts). */
const numberOf = (seat: string): number =>
  (Number(seat.slice(0, -1)) - 1) * ABREAST.length + ABREAST.indexOf(seat.slice(-1));
const seatOf = (number: number): string =>
  `${Math.floor(number / ABREAST.length) + 1}${ABREAST[number % ABREAST.length]}`;

/**
 * Keeps the seats that exist on a ship with that many places, and gives the other tickets the lowest free ones in order, so that
 * a party stays together.
 *
 * @returns the new seats by ticket, only of those that change. There must be enough places.
 */
export function reseat(
  tickets: readonly { id: string; seat: string }[],
  places: number,
): Map<string, string> {
  const seated = tickets.filter(({ seat }) => seat !== '');
  const kept = new Set(seated.filter(({ seat }) => numberOf(seat) < places).map(({ seat }) => seat));
  const moved = new Map<string, string>();
  let next = 0;
  for (const { id, seat } of seated) {
    if (kept.has(seat)) continue;
    while (kept.has(seatOf(next))) next += 1;
    moved.set(id, seatOf(next));
    next += 1;
  }
  return moved;
}
