import type { IdType, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { emptyEntry, type PassengerEntry } from '@gangway/shared/domain/travel/passenger-entry.ts';

/** A partly filled-in passenger; an empty text is a field not filled in yet. */
export interface PassengerDraft extends PassengerEntry {
  ticketType: TicketType;
  /** Uses the first passenger's phone number, unless an own one is entered. */
  sharesPhone: boolean;
  /** The chosen seat; empty: automatically (R429). */
  seat: string;
}

export type PartyCounts = Record<TicketType, number>;

export const partySize = (counts: PartyCounts): number =>
  ticketTypeOrder.reduce((sum, type) => sum + counts[type], 0);

/** What new passengers begin with. */
export interface PassengerDefaults {
  referralCode: string;
  idType: IdType;
}

export const emptyPassenger = (
  ticketType: TicketType,
  { referralCode, idType }: PassengerDefaults,
): PassengerDraft => ({
  ...emptyEntry(),
  ticketType,
  idType,
  sharesPhone: true,
  seat: '',
  referralCode,
});

/** The passengers for the given counts. Existing ones keep their data; the last of a type is removed first. */
export function alignPassengers(
  passengers: readonly PassengerDraft[],
  counts: PartyCounts,
  defaults: PassengerDefaults,
): PassengerDraft[] {
  return ticketTypeOrder.flatMap(type => {
    const existing = passengers.filter(({ ticketType }) => ticketType === type);
    return Array.from(
      { length: counts[type] },
      (_, index) => existing[index] ?? emptyPassenger(type, defaults),
    );
  });
}
