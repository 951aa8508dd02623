import { isLocalDate, type LocalDate } from '../time/local-date.ts';
import { admittedTicketTypes } from './ticket-type.ts';
import type { PassengerFinding, TravelingPassenger, Voyage } from './travel-finding.ts';

/** YYMMDD, the place of birth, and four digits of which the last is odd for men. */
const MYKAD = /^(\d{2})(\d{2})(\d{2})\d{5}(\d)$/;

/** The data in a Malaysian identity card's number; `birthDates`: the same day in this century and the last. */
interface MyKad {
  birthDates: LocalDate[];
  gender: 'male' | 'female';
}

/** Reads the number of a MyKad, with or without hyphens and blanks. Null if it is not one. */
export function readMyKad(idNumber: string): MyKad | null {
  const [, year, month, day, last] = MYKAD.exec(idNumber.replace(/[\s-]/g, '')) ?? [];
  const birthDates = ['20', '19'].map(century => `${century}${year}-${month}-${day}`).filter(isLocalDate);
  if (birthDates.length === 0) return null;
  return { birthDates, gender: Number(last) % 2 === 1 ? 'male' : 'female' };
}

/**
 * Compares the number of a Malaysian identity card with the other entries (R95). A difference is a notice, because
 * old cards and typing errors exist. But the fare depends on the date of birth in the document, so a ticket type that
 * this date does not admit is refused. Documents of other countries are not checked.
 */
export function* checkIdentityCard(
  { idType, idNumber, nationality, issuingCountry, birthDate, gender, ticketType }: TravelingPassenger,
  { sailingDate, today }: Voyage,
): Generator<PassengerFinding> {
  if (idType !== 'idCard' || nationality !== 'MY' || !idNumber) return;
  if (issuingCountry && issuingCountry !== 'MY') return;
  const card = readMyKad(idNumber);
  const born = card?.birthDates.filter(date => date <= today) ?? [];
  if (!card || born.length === 0) {
    yield { rule: 'identity-card-number', severity: 'notice' };
    return;
  }
  if (birthDate && !born.includes(birthDate)) {
    const isSenior = born.some(date => admittedTicketTypes(date, sailingDate).includes('senior'));
    yield {
      rule: 'identity-card-birth-date',
      severity: ticketType === 'senior' && !isSenior ? 'refusal' : 'notice',
      written: born[0] as LocalDate,
    };
  }
  if ((gender === 'male' || gender === 'female') && gender !== card.gender)
    yield { rule: 'identity-card-gender', severity: 'notice' };
}
