import { cleanLine } from '../../contract/base/typed-text.ts';
import { readEmail } from '../../contract/entries/email.ts';
import { isSamePhone } from '../../contract/entries/phone.ts';
import { ageOn, type LocalDate } from '../time/local-date.ts';
import type { PassengerFinding, TravelingPassenger, Voyage } from './travel-finding.ts';
import { OWN_DATA_FROM_YEARS } from './travel-limits.ts';

/** Whether a person of that birth date is too young to provide data or to have an account on `today` (R96). */
export function isUnderDataAge(birthDate: LocalDate, today: LocalDate): boolean {
  return ageOn(birthDate, today) < OWN_DATA_FROM_YEARS;
}

/**
 * An adult must enter a child's data: the order's contact is not the child, and a phone or e-mail given for the child is
 * that of the contact or of an older passenger. One that no other person has is assumed to be the child's own. A child needs
 * none.
 */
export function* checkChildData(
  passenger: TravelingPassenger,
  party: readonly TravelingPassenger[],
  { today, contact }: Voyage,
): Generator<PassengerFinding> {
  const isChild = ({ birthDate }: TravelingPassenger) => !!birthDate && isUnderDataAge(birthDate, today);
  if (!isChild(passenger)) return;
  const older = party.filter(other => !isChild(other));

  if (contact) {
    const isContact = (other: TravelingPassenger) => plainName(other.name) === plainName(contact.name);
    if (isContact(passenger) && !older.some(isContact)) {
      yield { rule: 'contact-is-child', severity: 'refusal', years: OWN_DATA_FROM_YEARS };
    }
  }

  const responsible = contact ? [contact, ...older] : older;
  const phone = passenger.phone ?? '';
  const email = plainEmail(passenger.email);
  const ownPhone = phone !== '' && !responsible.some(other => isSamePhone(other.phone ?? '', phone));
  const ownEmail = email !== '' && !responsible.some(other => plainEmail(other.email) === email);
  if (ownPhone || ownEmail) {
    const field = ownPhone ? 'phone' : 'email';
    yield { rule: 'child-contact-data', severity: 'refusal', years: OWN_DATA_FROM_YEARS, field };
  }
}

function plainName(name = ''): string {
  return cleanLine(name.normalize('NFKC')).toLowerCase();
}

function plainEmail(email = ''): string {
  return readEmail(email) ?? email.trim().toLowerCase();
}
