import type { TicketType } from '../../contract/base/vocabulary.ts';
import type { LocalDate } from '../time/local-date.ts';
import { readMyKad } from './identity-card-rules.ts';
import type { PassengerEntry } from './passenger-entry.ts';
import { admittedTicketTypes } from './ticket-type.ts';

/** The entries of a passenger's form that a travel document gives. */
export type DocumentEntries = Partial<
  Pick<
    PassengerEntry,
    | 'name'
    | 'gender'
    | 'birthDate'
    | 'idType'
    | 'idNumber'
    | 'documentExpiry'
    | 'issuingCountry'
    | 'nationality'
  >
>;

/**
 * The entries that the number of a Malaysian identity card gives (R385). The number has two digits of the year: of two possible
 * birth dates it is the one that the ticket type admits, otherwise (or if no type was chosen) the later one. Null if it is no such
 * number.
 */
export function entriesOfMyKad(
  idNumber: string,
  { ticketType, today }: { ticketType: TicketType | null; today: LocalDate },
): DocumentEntries | null {
  const card = readMyKad(idNumber);
  const born = card?.birthDates.filter(date => date <= today) ?? [];
  const admits = (date: LocalDate) =>
    ticketType !== null && admittedTicketTypes(date, today).includes(ticketType);
  const birthDate = born.find(admits) ?? born[0];
  if (!card || birthDate === undefined) return null;
  return { idType: 'idCard', nationality: 'MY', gender: card.gender, birthDate };
}
