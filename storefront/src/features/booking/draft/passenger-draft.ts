import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { emptyEntry, type PassengerEntry } from '@gangway/shared/domain/travel/passenger-entry.ts';

/** A passenger as far as they have been filled in; an empty text is a field not filled in yet. */
export interface PassengerDraft extends PassengerEntry {
  ticketType: TicketType;
  /** Reached under the first passenger's number: usual for children, who need no phone of their own. */
  sharesPhone: boolean;
}

export type PartyCounts = Record<TicketType, number>;

/** Those who may book and answer for others come first. */
export const ticketTypeOrder: readonly TicketType[] = ['adult', 'senior', 'child', 'infant'];

export const partySize = (counts: PartyCounts): number =>
  ticketTypeOrder.reduce((sum, type) => sum + counts[type], 0);

export const emptyPassenger = (ticketType: TicketType, referralCode: string): PassengerDraft => ({
  ...emptyEntry(),
  ticketType,
  sharesPhone: ticketType === 'child' || ticketType === 'infant',
  referralCode,
});

/** The passengers that the counts ask for. Who was there stays, as filled in; the last of a type leaves first. */
export function alignPassengers(
  passengers: readonly PassengerDraft[],
  counts: PartyCounts,
  referralCode: string,
): PassengerDraft[] {
  return ticketTypeOrder.flatMap(type => {
    const known = passengers.filter(({ ticketType }) => ticketType === type);
    return Array.from(
      { length: counts[type] },
      (_, index) => known[index] ?? emptyPassenger(type, referralCode),
    );
  });
}
