import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';
import { addDays, addMonths, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import type { Name, Sex } from './names.ts';
import type { Background } from './nationalities.ts';

/** A passenger or buyer. */
export interface Person {
  name: string;
  gender: Gender;
  birthDate: LocalDate;
  background: Background;
  phone: string;
  email: string;
}

/** Addresses under `.example` do not exist (RFC 2606). */
const mailDomains = ['mail.example', 'post.example', 'inbox.example'] as const;

/** A pattern with its digits. */
export const filledIn = (random: Random, pattern: string): string =>
  pattern.replace(/#/g, () => random.digits(1));

export function createPerson(
  random: Random,
  {
    background,
    family,
    sex,
    birthDate,
  }: { background: Background; family: string; sex: Sex; birthDate: LocalDate },
): Person {
  const name = background.naming.person(random, family, sex);
  return {
    name: name.written,
    gender: random.chance(0.003) ? 'other' : sex,
    birthDate,
    background,
    phone: filledIn(random, background.phone),
    email: emailOf(random, name),
  };
}

function emailOf(random: Random, { latin }: Name): string {
  return `${latin.toLowerCase().replace(/[^a-z.]/g, '')}${random.integer(1, 999)}@${random.pick(mailDomains)}`;
}

/** A birth date for an exact age in completed months on a date. */
export function bornMonthsBefore(random: Random, date: LocalDate, months: number): LocalDate {
  return addDays(addMonths(date, -months), -random.integer(0, 26));
}

export interface IdentityDocument {
  type: 'idCard' | 'passport' | 'drivingLicense';
  number: string;
  /** Passports only. */
  expiry: LocalDate | null;
  issuingCountry: string | null;
}

/** Six months beyond arrival, and a margin of days (R95). */
const PASSPORT_DAYS_LEFT = 190;

/** The travel document: an identity card for Malaysians at home, a passport otherwise. */
export function documentOf(
  random: Random,
  person: Person,
  sailing: { date: LocalDate; abroad: boolean },
): IdentityDocument {
  const { nationality, passport } = person.background;
  if (nationality !== 'MY' || sailing.abroad) {
    const expiry = addDays(sailing.date, random.integer(PASSPORT_DAYS_LEFT, 3200));
    return { type: 'passport', number: filledIn(random, passport), expiry, issuingCountry: nationality };
  }
  if (sailing.date.slice(0, 4) > String(Number(person.birthDate.slice(0, 4)) + 18) && random.chance(0.04)) {
    return { type: 'drivingLicense', number: random.digits(8), expiry: null, issuingCountry: null };
  }
  return { type: 'idCard', number: identityCard(random, person), expiry: null, issuingCountry: null };
}

/** A MyKad number: birth date, state of birth, and a serial whose last digit is odd for men. */
function identityCard(random: Random, { birthDate, gender }: Person): string {
  const state = String(random.integer(1, 16)).padStart(2, '0');
  const last = random.integer(0, 4) * 2 + (gender === 'male' ? 1 : 0);
  return `${birthDate.slice(2).replaceAll('-', '')}-${state}-${random.digits(3)}${last}`;
}
