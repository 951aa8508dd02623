import { cleanLine, cleanLines } from '../../contract/base/typed-text.ts';
import type { Gender, IdType, TicketType } from '../../contract/base/vocabulary.ts';
import { type EmailFault, emailFault } from '../../contract/entries/email.ts';
import { type NameFault, nameFault, printFault } from '../../contract/entries/names.ts';
import {
  definitionOf,
  eachField,
  type FieldContext,
  isAsked,
  isText,
  type KindOf,
  type PartialPassenger,
  type PassengerField,
  passengerFieldNames,
  type RouteSettings,
  WEEKS,
} from '../../contract/entries/passenger-fields.ts';
import { type PhoneFault, phoneFault } from '../../contract/entries/phone.ts';
import { isLocalDate } from '../time/local-date.ts';

/** A passenger in a form: every value is a text, empty if not filled in. */
export type PassengerEntry = {
  [Field in PassengerField]: KindOf<Field> extends 'gender'
    ? Gender | ''
    : KindOf<Field> extends 'idType'
      ? IdType
      : string;
};

/** What is wrong with an entry. All but `required` are keys of the texts in shared/i18n (`entry-rules`). */
export type EntryFault = 'required' | 'too_big' | 'week-range' | NameFault | PhoneFault | EmailFault;

export const emptyEntry = (): PassengerEntry => ({
  ...(eachField(passengerFieldNames, () => '') as PassengerEntry),
  idType: 'passport',
});

/** The form's entry of a known passenger. Unknown fields stay as in `entry`. */
export function entryOf(known: Partial<PartialPassenger>, entry = emptyEntry()): PassengerEntry {
  const knownFields = Object.entries(known).filter(([field]) => field in entry);
  const texts = knownFields.map(([field, value]) => [
    field,
    value === null && field === 'idType' ? 'passport' : String(value ?? ''),
  ]);
  return { ...entry, ...Object.fromEntries(texts) };
}

/** The entry's values, limited to the fields that this passenger is asked for. */
export function askedFieldsOf(entry: PassengerEntry, about: FieldContext): PartialPassenger {
  return eachField(passengerFieldNames, field => {
    const text = isAsked(field, about) ? entry[field] : '';
    if (isText(field)) return text;
    if (text === '') return null;
    return definitionOf(field).kind === 'week' ? Number(text) : text;
  }) as PartialPassenger;
}

interface Entry {
  ticketType: TicketType | null;
  idType: IdType;
}

/** The facts from the current input that determine which fields are asked for. */
export const askedAbout = ({ ticketType, idType }: Entry, route: RouteSettings | null): FieldContext => ({
  ticketType,
  idType,
  route,
});

/**
 * What is wrong with one entry, by the same rules as the API's schemas (contract/passengers.ts). `needed`: it must not be
 * empty.
 */
export function faultOfEntry(field: PassengerField, text: string, needed: boolean): EntryFault | null {
  const { kind, max, holds } = definitionOf(field);
  const typed = kind === 'lines' ? cleanLines(text) : cleanLine(text);
  if (typed === '') return needed ? 'required' : null;
  if (max !== undefined && typed.length > max) return 'too_big';
  if (kind === 'phone') return phoneFault(typed);
  if (kind === 'email') return emailFault(typed);
  if (kind === 'date') return isLocalDate(typed) ? null : 'required';
  if (kind === 'week') {
    const week = Number(typed);
    return Number.isInteger(week) && week >= WEEKS.from && week <= WEEKS.to ? null : 'week-range';
  }
  if (holds === 'name') return nameFault(typed);
  return holds === 'printed' ? printFault(typed) : null;
}
