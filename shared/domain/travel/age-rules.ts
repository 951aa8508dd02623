import { addDays, addMonths, ageOn, type LocalDate, monthsOn } from '../time/local-date.ts';
import { admittedTicketTypes, ticketTypeFor } from './ticket-type.ts';
import type { PassengerFinding, TravelingPassenger, Voyage } from './travel-finding.ts';
import { ADULT_FROM_YEARS, SAILS_FROM_MONTHS } from './travel-limits.ts';

/** An age above this means that the birth date was mistyped. */
const OLDEST_YEARS = 120;

/** Checks that the birth date is possible, old enough to sail, and matches the ticket type. */
export function* checkAge(
  { birthDate, ticketType }: TravelingPassenger,
  { sailingDate, today }: Voyage,
): Generator<PassengerFinding> {
  if (!birthDate) return;
  if (birthDate > today) {
    yield { rule: 'birth-date-in-future', severity: 'refusal', birthDate };
    return;
  }
  if (ageOn(birthDate, today) > OLDEST_YEARS) {
    yield { rule: 'birth-date-too-long-ago', severity: 'refusal', birthDate, years: OLDEST_YEARS };
    return;
  }
  if (monthsOn(birthDate, sailingDate) < SAILS_FROM_MONTHS) {
    yield {
      rule: 'infant-too-young',
      severity: 'refusal',
      months: SAILS_FROM_MONTHS,
      sailsFrom: dayAged(birthDate, SAILS_FROM_MONTHS),
    };
  }
  if (!admittedTicketTypes(birthDate, sailingDate).includes(ticketType)) {
    yield {
      rule: 'ticket-type-mismatch',
      severity: 'refusal',
      ticketType,
      expected: ticketTypeFor(birthDate, sailingDate),
      age: ageOn(birthDate, sailingDate),
    };
  }
}

/** Whether a passenger is under 18 on the sailing date. Without a birth date the ticket type decides. */
export function isMinor({ birthDate, ticketType }: TravelingPassenger, sailingDate: LocalDate): boolean {
  if (birthDate) return ageOn(birthDate, sailingDate) < ADULT_FROM_YEARS;
  return ticketType === 'child' || ticketType === 'infant';
}

/** The first day of an age in completed months, as counted by `monthsOn`. */
function dayAged(birthDate: LocalDate, months: number): LocalDate {
  const sameDay = addMonths(birthDate, months);
  return monthsOn(birthDate, sameDay) < months ? addDays(sameDay, 1) : sameDay;
}
