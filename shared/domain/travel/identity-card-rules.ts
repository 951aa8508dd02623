import { isLocalDate, type LocalDate } from '../time/local-date.ts';
import { admittedTicketTypes } from './ticket-type.ts';
import type { PassengerFinding, TravellingPassenger, Voyage } from './travel-finding.ts';

/** YYMMDD, the place of birth, and four digits of which the last is odd for men. */
const MYKAD = /^(\d{2})(\d{2})(\d{2})\d{5}(\d)$/;

/** What a Malaysian identity card's number says of its holder; `birthDates`: the same day in this century and the last. */
interface MyKad {
  birthDates: LocalDate[];
  gender: 'male' | 'female';
}

/** Reads the number of a MyKad, with hyphens and blanks or without. Null when it is none. */
export function readMyKad(idNumber: string): MyKad | null {
  const [, year, month, day, last] = MYKAD.exec(idNumber.replace(/[\s-]/g, '')) ?? [];
  const birthDates = ['20', '19'].map(century => `${century}${year}-${month}-${day}`).filter(isLocalDate);
  if (birthDates.length === 0) return null;
  return { birthDates, gender: Number(last) % 2 === 1 ? 'male' : 'female' };
}

/**
 * Compares the number of a Malaysian identity card with what was entered beside it (R95). What differs is a notice, because
 * old cards and typing errors exist; but the fare follows the date of birth that the document says, so a ticket type that
 * this date does not admit is refused. Other countries' documents have numbers of their own.
 */
export function* checkIdentityCard(
  { idType, idNumber, nationality, issuingCountry, birthDate, gender, ticketType }: TravellingPassenger,
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
