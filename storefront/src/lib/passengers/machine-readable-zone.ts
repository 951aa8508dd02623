import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { DocumentEntries } from '@gangway/shared/domain/travel/document-entries.ts';
import { countryOfDocument } from '@gangway/shared/i18n/countries.ts';
import { parse } from 'mrz';

/** Lengths of the lines of the formats TD1 (identity cards), TD2 and TD3 (passports), by their total length (ICAO 9303). */
const lineLengths = new Map([
  [90, 30],
  [72, 36],
  [88, 44],
]);

/**
 * Reads the machine-readable zone of a passport or identity card: the lines with `<` at its foot, typed, pasted or scanned, with or
 * without line breaks. Null if a line is incomplete or a check digit of a date or number is wrong.
 */
export function readMachineReadableZone(text: string, today: LocalDate): DocumentEntries | null {
  const characters = text.toUpperCase().replace(/[^A-Z0-9<]/g, '');
  const length = lineLengths.get(characters.length);
  if (length === undefined) return null;
  const lines = characters.match(new RegExp(`.{${length}}`, 'g')) ?? [];
  const zone = parsed(lines);
  if (!zone?.documentNumber || !zone.fields.birthDate) return null;
  const { details, fields, documentNumber } = zone;
  // States are looked up below: the library does not know all of them.
  const isState = (field: string | null) => field === 'issuingState' || field === 'nationality';
  if (details.some(({ field, valid }) => !valid && !isState(field))) return null;
  const countryIn = (name: string) =>
    countryOfDocument(details.find(({ field }) => field === name)?.value?.replaceAll('<', '') ?? '') ?? '';
  const isPassport = fields.documentCode?.startsWith('P') ?? false;
  return {
    name: [fields.lastName, fields.firstName].filter(Boolean).join(' '),
    gender: fields.sex === 'male' || fields.sex === 'female' ? fields.sex : 'other',
    birthDate: birthDateOf(zone.fields.birthDate, today),
    nationality: countryIn('nationality'),
    idType: isPassport ? 'passport' : 'idCard',
    idNumber: documentNumber,
    ...(isPassport && {
      issuingCountry: countryIn('issuingState'),
      documentExpiry: fields.expirationDate ? dateOf('20', fields.expirationDate) : '',
    }),
  };
}

/** @param digits `YYMMDD` */
const dateOf = (century: string, digits: string): LocalDate =>
  `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;

/** The latest date with these two digits of the year that is not in the future. */
function birthDateOf(digits: string, today: LocalDate): LocalDate {
  const date = dateOf('20', digits);
  return date <= today ? date : dateOf('19', digits);
}

/** Null for lines that have no format; the library throws. */
function parsed(lines: string[]): ReturnType<typeof parse> | null {
  try {
    return parse(lines);
  } catch {
    return null;
  }
}
