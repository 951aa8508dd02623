import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { documentDigest } from '../../../api/src/reservations/hold-limits/documents.rules.ts';
import type { Random } from '../ground/random.ts';
import { filledIn, type Person } from './people.ts';

interface DrawnDocument {
  type: 'idCard' | 'passport' | 'drivingLicense';
  number: string;
  /** Passports only. */
  expiry: LocalDate | null;
  issuingCountry: string | null;
}

export interface IdentityDocument extends DrawnDocument {
  /** The value that the trigger would write, which is off while a history is written. */
  digest: Buffer;
}

/** A sailing, as far as the documents of its guests depend on it. */
export interface Checkpoint {
  date: LocalDate;
  abroad: boolean;
  /** Digests of those that its guests have, in hexadecimal digits; drawn ones are added. */
  documents: Set<string>;
}

/** Six months beyond arrival, and a margin of days (R95). */
const PASSPORT_DAYS_LEFT = 190;

/**
 * The travel document of a guest, which nobody else of the sailing has (I9). There are far more numbers of every kind than places on a
 * ship. Still, of the thousands of sailings of a full season it is to be expected that one draws a number twice.
 */
export function documentOf(random: Random, person: Person, sailing: Checkpoint): IdentityDocument {
  for (;;) {
    const document = drawDocument(random, person, sailing);
    const digest = documentDigest({
      nationality: person.background.nationality,
      issuingCountry: document.issuingCountry,
      idNumber: document.number,
    });
    if (digest === undefined) throw new RangeError('a document has a number');
    if (sailing.documents.has(digest)) continue;
    sailing.documents.add(digest);
    return { ...document, digest: Buffer.from(digest, 'hex') };
  }
}

/** An identity card for Malaysians at home, a passport otherwise. */
function drawDocument(random: Random, person: Person, sailing: Checkpoint): DrawnDocument {
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
