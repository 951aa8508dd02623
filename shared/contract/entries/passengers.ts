import { z } from 'zod';
import { countryCode, localDate, typedLines, typedText } from '../base/primitives.ts';
import { genders, idTypes, ticketType } from '../base/vocabulary.ts';
import { optionalEmail, optionalPhone } from './contact-points.ts';
import {
  definitionOf,
  eachField,
  type FieldContext,
  type IsAlwaysRequired,
  isAlwaysRequired,
  isNeeded,
  isText,
  type KindOf,
  type PassengerField,
  passengerFieldNames,
  type StoredValue,
  type TextKind,
  type ValueOf,
  WEEKS,
} from './passenger-fields.ts';
import { personName, printedText } from './printed-text.ts';

/** The schema of a passenger's field: a valid value, or an empty text. */
function schemaOf(field: PassengerField): z.ZodType {
  const { kind, max = 0, holds } = definitionOf(field);
  switch (kind) {
    case 'text': {
      const text =
        holds === 'name' ? personName(max) : holds === 'printed' ? printedText(max) : typedText(max);
      return isAlwaysRequired(field) ? text.min(1) : text;
    }
    case 'lines':
      return typedLines(max);
    case 'phone':
      return optionalPhone;
    case 'email':
      return optionalEmail;
    case 'gender':
      return z.enum(genders);
    case 'idType':
      return z.enum(idTypes);
    case 'date':
      return localDate;
    case 'country':
      return countryCode;
    case 'week':
      return z.int().min(WEEKS.from).max(WEEKS.to);
  }
}

/** The schema of a field's value. TypeScript cannot infer a shape built from a table, so the types are explicit. */
type Holds<Field extends PassengerField> = z.ZodType<ValueOf<Field>, ValueOf<Field>>;

type GivenShape<Field extends PassengerField> = {
  [Name in Field]: IsAlwaysRequired<Name> extends true
    ? Holds<Name>
    : KindOf<Name> extends TextKind
      ? z.ZodDefault<Holds<Name>>
      : z.ZodOptional<z.ZodNullable<Holds<Name>>>;
};

/** Complete fields of a passenger: fields asked of all passengers are required, others optional. */
export const givenShape = <Field extends PassengerField>(fields: readonly Field[]) =>
  eachField(fields, field => {
    if (isAlwaysRequired(field)) return schemaOf(field);
    return isText(field) ? schemaOf(field).default('') : schemaOf(field).nullish();
  }) as GivenShape<Field>;

type StoredShape<Field extends PassengerField> = {
  [Name in Field]: z.ZodType<StoredValue<Name>, StoredValue<Name>>;
};

/** Stored fields, unmasked, for callers with the permission. */
export const storedShape = <Field extends PassengerField>(fields: readonly Field[]) =>
  eachField(fields, field => {
    if (isText(field)) return z.string();
    return isAlwaysRequired(field) ? schemaOf(field) : schemaOf(field).nullable();
  }) as StoredShape<Field>;

type DraftShape<Field extends PassengerField> = {
  [Name in Field]: KindOf<Name> extends TextKind
    ? z.ZodDefault<Holds<Name>>
    : z.ZodDefault<z.ZodNullable<Holds<Name>>>;
};

/** Partly typed fields: none is required, and texts are only limited in length. */
export const draftShape = <Field extends PassengerField>(fields: readonly Field[]) =>
  eachField(fields, field =>
    isText(field)
      ? (definitionOf(field).kind === 'lines' ? typedLines : typedText)(definitionOf(field).max ?? 0).default(
          '',
        )
      : schemaOf(field).nullable().default(null),
  ) as DraftShape<Field>;

/** Requires the fields that only some passengers are asked for: for a passport, its country and expiry. */
export const requireAsked =
  (fields: readonly PassengerField[]) =>
  <Value extends Partial<FieldContext>>(value: Value, context: z.RefinementCtx<Value>) => {
    const { ticketType = null, idType = null } = value;
    for (const field of fields)
      if (
        !isAlwaysRequired(field) &&
        isNeeded(field, { ticketType, idType, route: null }) &&
        !value[field as keyof Value]
      )
        context.addIssue({ code: 'custom', path: [field], message: 'required' });
  };

/** Runs a refinement even if other fields have issues, so that all issues are reported at once. */
export const besideOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** A passenger (R42). */
export const passenger = z
  .object({ ticketType, ...givenShape(passengerFieldNames) })
  .superRefine(requireAsked(passengerFieldNames), besideOtherIssues);

export type Passenger = z.infer<typeof passenger>;
export type PassengerInput = z.input<typeof passenger>;
