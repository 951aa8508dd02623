import { isLocalDate } from '@gangway/shared/domain/local-date.ts';
import type { ContactDraft } from '../draft/empty-draft.ts';
import type { PassengerDraft } from '../draft/passenger-draft.ts';

/** Keys of the sentences under `rules` in the booking's texts. */
export type Rule =
  | 'name'
  | 'phone'
  | 'gender'
  | 'birthDate'
  | 'idNumber'
  | 'documentExpiry'
  | 'issuingCountry'
  | 'nationality'
  | 'referrer'
  | 'email'
  | 'pregnancyWeek'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone';

export interface Problem {
  /** Path of the field in the form: `passengers.0.name`. It is the field's `id` too. */
  field: string;
  rule: Rule;
}

interface Party {
  passengers: readonly PassengerDraft[];
  contact: ContactDraft;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phoneShape = /^[+()\d][\d\s().-]{4,}$/;
const blank = (text: string) => text.trim() === '';

/** What keeps a party from being booked, in the order of specification section 5, passenger by passenger. */
export function problemsOf({ passengers, contact }: Party): Problem[] {
  return [
    ...passengers.flatMap((passenger, index) =>
      passengerProblems(passenger, index === 0).map(({ field, rule }) => ({
        field: `passengers.${index}.${field}`,
        rule,
      })),
    ),
    ...contactProblems(contact).map(({ field, rule }) => ({ field: `contact.${field}`, rule })),
  ];
}

function passengerProblems(passenger: PassengerDraft, first: boolean): Problem[] {
  const { pregnancyWeek: week, idType } = passenger;
  const passport = idType === 'passport';
  const checks: [boolean, keyof PassengerDraft, Rule][] = [
    [blank(passenger.name), 'name', 'name'],
    [(first || !passenger.sharesPhone) && !phoneShape.test(passenger.phone.trim()), 'phone', 'phone'],
    [passenger.gender === '', 'gender', 'gender'],
    [!isLocalDate(passenger.birthDate), 'birthDate', 'birthDate'],
    [blank(passenger.idNumber), 'idNumber', 'idNumber'],
    [passport && !isLocalDate(passenger.documentExpiry), 'documentExpiry', 'documentExpiry'],
    [passport && passenger.issuingCountry === '', 'issuingCountry', 'issuingCountry'],
    [passenger.nationality === '', 'nationality', 'nationality'],
    [blank(passenger.referralCode), 'referralCode', 'referrer'],
    [passenger.email !== '' && !emailShape.test(passenger.email.trim()), 'email', 'email'],
    [
      week !== '' && !(Number.isInteger(Number(week)) && Number(week) >= 1 && Number(week) <= 42),
      'pregnancyWeek',
      'pregnancyWeek',
    ],
  ];
  return checks.flatMap(([broken, field, rule]) => (broken ? [{ field, rule }] : []));
}

function contactProblems({ sameAsFirst, name, email, phone }: ContactDraft): Problem[] {
  const checks: [boolean, keyof ContactDraft, Rule][] = [
    [!sameAsFirst && blank(name), 'name', 'contactName'],
    [!emailShape.test(email.trim()), 'email', 'contactEmail'],
    [!sameAsFirst && !phoneShape.test(phone.trim()), 'phone', 'contactPhone'],
  ];
  return checks.flatMap(([broken, field, rule]) => (broken ? [{ field, rule }] : []));
}

/** For the summary on top of the form: how much each person still lacks, and where the first of it is. */
export interface Missing {
  /** Index of the passenger, or null for the contact. */
  passenger: number | null;
  field: string;
  count: number;
}

export function missingByPerson(problems: readonly Problem[]): Missing[] {
  const people = Map.groupBy(problems, ({ field }) => field.slice(0, field.lastIndexOf('.')));
  return [...people].map(([person, theirs]) => ({
    passenger: person === 'contact' ? null : Number(person.split('.')[1]),
    field: theirs[0]?.field ?? person,
    count: theirs.length,
  }));
}
