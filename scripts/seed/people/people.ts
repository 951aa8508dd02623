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
