import type { TicketType } from '../../contract/base/vocabulary.ts';
import { ageOn, type LocalDate } from '../time/local-date.ts';
import { CHILD_UNDER_YEARS, INFANT_UNDER_YEARS, SENIOR_FROM_YEARS } from './travel-limits.ts';

/** The ticket type of a person of that birth date, by completed years on the sailing date. */
export function ticketTypeFor(birthDate: LocalDate, sailingDate: LocalDate): TicketType {
  const age = ageOn(birthDate, sailingDate);
  if (age < INFANT_UNDER_YEARS) return 'infant';
  if (age < CHILD_UNDER_YEARS) return 'child';
  return age < SENIOR_FROM_YEARS ? 'adult' : 'senior';
}

/**
 * The ticket types that a person may use, their own first. A senior may also pay the adult fare; there are no other
 * exceptions.
 */
export function admittedTicketTypes(birthDate: LocalDate, sailingDate: LocalDate): readonly TicketType[] {
  const own = ticketTypeFor(birthDate, sailingDate);
  return own === 'senior' ? [own, 'adult'] : [own];
}
