import type { TicketType } from '../../contract/base/vocabulary.ts';
import { ageOn, type LocalDate } from '../time/local-date.ts';

/** Under this age an infant (R93). */
export const INFANT_UNDER_YEARS = 2;
/** From 2 and under this age a child; the limit is ours, as the trade has it (R93). */
export const CHILD_UNDER_YEARS = 12;
/** From this age a senior, the age at which Malaysia's senior citizens' fares begin. */
export const SENIOR_FROM_YEARS = 60;

/** The ticket type of someone of that birth date, by age in whole years on the sailing date. */
export function ticketTypeFor(birthDate: LocalDate, sailingDate: LocalDate): TicketType {
  const age = ageOn(birthDate, sailingDate);
  if (age < INFANT_UNDER_YEARS) return 'infant';
  if (age < CHILD_UNDER_YEARS) return 'child';
  return age < SENIOR_FROM_YEARS ? 'adult' : 'senior';
}

/** The ticket types that someone may sail on, their own first. A senior may pay the adult fare; nothing else crosses. */
export function admittedTicketTypes(birthDate: LocalDate, sailingDate: LocalDate): readonly TicketType[] {
  const own = ticketTypeFor(birthDate, sailingDate);
  return own === 'senior' ? [own, 'adult'] : [own];
}
