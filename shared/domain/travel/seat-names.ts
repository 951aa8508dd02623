/** The seats of a row, from port to starboard; the aisle is in the middle. */
export const ABREAST = 'ABCDEF';

/** The number of seats in a row. */
export const SEATS_ABREAST = ABREAST.length;

/** The number of a seat, from 0 on: `1A` to `1F`, then `2A`. */
export const seatNumber = (seat: string): number =>
  (Number(seat.slice(0, -1)) - 1) * SEATS_ABREAST + ABREAST.indexOf(seat.slice(-1));

/** The row of the seat with a number, from 0 on. */
export const rowOfSeat = (number: number): number => Math.floor(number / SEATS_ABREAST);

/** The name of the seat with a number. */
export const seatName = (number: number): string =>
  `${rowOfSeat(number) + 1}${ABREAST[number % SEATS_ABREAST]}`;
