import type { PartySeats } from '@gangway/shared/contract/sales/seats.ts';

/** The chosen seats for the API, of each passenger in their order; undefined if none is chosen. */
export const seatsOf = (passengers: readonly { seat: string }[]): PartySeats | undefined =>
  passengers.some(({ seat }) => seat !== '') ? passengers.map(({ seat }) => seat || null) : undefined;

/** The same passengers without chosen seats, for another sailing. */
export const withoutSeats = <Passenger extends { seat: string }>(
  passengers: readonly Passenger[],
): Passenger[] => passengers.map(passenger => ({ ...passenger, seat: '' }));
