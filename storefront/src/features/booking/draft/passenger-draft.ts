import type { Gender, IdType, TicketType } from '@gangway/shared/contract/vocabulary.ts';

/** A passenger as far as they have been filled in; an empty text is a field not filled in yet. */
export interface PassengerDraft {
  ticketType: TicketType;
  name: string;
  /** Reached under the first passenger's number: usual for children, who need no phone of their own. */
  sharesPhone: boolean;
  phone: string;
  gender: Gender | '';
  birthDate: string;
  idType: IdType;
  idNumber: string;
  documentExpiry: string;
  issuingCountry: string;
  nationality: string;
  referralCode: string;
  email: string;
  pregnancyWeek: string;
  remarks: string;
}

export type PartyCounts = Record<TicketType, number>;

/** Those who may book and answer for others come first. */
export const ticketTypeOrder: readonly TicketType[] = ['adult', 'senior', 'child', 'infant'];

export const partySize = (counts: PartyCounts): number =>
  ticketTypeOrder.reduce((sum, type) => sum + counts[type], 0);

export function emptyPassenger(ticketType: TicketType, referralCode: string): PassengerDraft {
  return {
    ticketType,
    name: '',
    sharesPhone: ticketType === 'child' || ticketType === 'infant',
    phone: '',
    gender: '',
    birthDate: '',
    idType: 'passport',
    idNumber: '',
    documentExpiry: '',
    issuingCountry: '',
    nationality: '',
    referralCode,
    email: '',
    pregnancyWeek: '',
    remarks: '',
  };
}

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
