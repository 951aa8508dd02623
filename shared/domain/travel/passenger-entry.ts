import type { Gender, IdType, TicketType } from '../../contract/base/vocabulary.ts';
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
} from '../../contract/entries/passenger-fields.ts';

/** A passenger in a form: every value is a text, empty if not filled in. */
export type PassengerEntry = {
  [Field in PassengerField]: KindOf<Field> extends 'gender'
    ? Gender | ''
    : KindOf<Field> extends 'idType'
      ? IdType
      : string;
};

export const emptyEntry = (): PassengerEntry => ({
  ...(eachField(passengerFieldNames, () => '') as PassengerEntry),
  idType: 'passport',
});

/** The form's entry of a passenger. Fields without a value stay as in `entry`. */
export function entryOf(passenger: Partial<PartialPassenger>, entry = emptyEntry()): PassengerEntry {
  const fields = Object.entries(passenger).filter(([field]) => field in entry);
  const texts = fields.map(([field, value]) => [
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

/** The current input that determines which fields are asked for. */
export const askedAbout = ({ ticketType, idType }: Entry, route: RouteSettings | null): FieldContext => ({
  ticketType,
  idType,
  route,
});
