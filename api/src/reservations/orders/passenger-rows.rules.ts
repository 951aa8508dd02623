import {
  type ColumnOf,
  definitionOf,
  eachField,
  isText,
  type PassengerData,
  type PassengerField,
  type StoredValue,
} from '@gangway/shared/contract/entries/passenger-fields.ts';

/** The columns of these fields, with their values. */
export type PassengerColumns<Field extends PassengerField> = {
  [Name in Field as ColumnOf<Name>]: StoredValue<Name>;
};

/** Fields of a passenger in a request: fields that were not required may be missing. */
type PassengerFields<Field extends PassengerField> = {
  [Name in Field]?: StoredValue<Name> | null | undefined;
};

/** These fields of a passenger as column values; missing ones become an empty text or null. */
export const columnsOf = <Field extends PassengerField>(
  fields: readonly Field[],
  passenger: PassengerFields<Field>,
): PassengerColumns<Field> =>
  Object.fromEntries(
    fields.map(field => [definitionOf(field).column, passenger[field] ?? emptyIn(field)]),
  ) as PassengerColumns<Field>;

/** These fields of a passenger, out of the row that holds them. */
export const fieldsOf = <Field extends PassengerField>(
  fields: readonly Field[],
  row: PassengerColumns<NoInfer<Field>>,
): Pick<PassengerData, Field> =>
  eachField(fields, field => row[definitionOf(field).column as keyof typeof row]) as Pick<
    PassengerData,
    Field
  >;

export const emptyIn = (field: PassengerField): '' | null => (isText(field) ? '' : null);
