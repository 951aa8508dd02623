import { ERASED } from '../base/erased.ts';
import { EMAIL_MAX, PHONE_MAX } from '../base/limits.ts';
import type { Gender, IdType, TicketType } from '../base/vocabulary.ts';

/** The kind of a field; it determines the field's schema, rule and control in both clients. */
type PassengerFieldKind = keyof ValueOfKind;

interface ValueOfKind {
  text: string;
  /** A multi-line text. */
  lines: string;
  phone: string;
  email: string;
  gender: Gender;
  idType: IdType;
  /** `YYYY-MM-DD` */
  date: string;
  country: string;
  week: number;
}
/** Kinds whose empty value is an empty text; for all others it is null. */
export type TextKind = 'text' | 'lines' | 'phone' | 'email';

/** Settings of a route that determine which fields its passengers are asked for. */
export interface RouteSettings {
  asksPlaceOfBirth: boolean;
}

/** The facts that determine whether a field is asked for. */
export interface FieldContext {
  /** Null until a sailing is chosen: fields of certain routes are then not asked for. */
  route: RouteSettings | null;
  ticketType: TicketType | null;
  idType: IdType | null;
}

interface FieldDefinition {
  kind: PassengerFieldKind;
  /** Column of the table `passengers` and, if saved, `saved_passengers`. */
  column: string;
  /** Maximum length in characters; for texts only. */
  max?: number;
  /** Whether its text is a person's name, or is printed beside one; both by the rules of `names.ts`. */
  holds?: 'name' | 'printed';
  /**
   * `always`: required of all passengers. `booking`: required of customers, optional at the desk. A field that only some
   * passengers are asked for is required of those.
   */
  required: 'always' | 'booking' | 'never';
  /** The setting of a route that asks for it; every route asks for it if omitted. */
  onRoute?: keyof RouteSettings;
  /** Which passengers are asked for it; all if omitted. */
  asked?: (about: FieldContext) => boolean;
  /** Whether it is stored with an account's saved passengers; data of a single sailing are not. */
  saved: boolean;
  /** The section of the storefront's form. */
  section: 'main' | 'expecting' | 'more';
  /** Which passengers' forms show a hint below the field: the first passenger's, or all. */
  hint?: 'first' | 'each';
  /** The `autocomplete` token of the first passenger's field; the first passenger is usually the buyer. */
  autocomplete?: string;
  /** Written in capital letters, as a code. */
  code?: boolean;
  /** Dates that can be chosen, relative to today. */
  days?: 'past' | 'future';
  /**
   * Column of the manifest: its sort key, with gaps for new columns; its width in Excel and its share of a printed page's
   * width.
   */
  manifest?: { position: number; width: number; share: number };
  /** How much of the old and new values the audit records, which cannot be erased: all of it, or only a part. */
  audit: 'whole' | 'initials' | 'ending' | 'mailbox' | 'hidden';
  /** What remains after an erasure; nothing if omitted. */
  erasure?: 'kept' | 'year' | { becomes: string };
}

/** Allowed weeks of pregnancy. */
export const WEEKS = { from: 1, to: 42 };

/**
 * Every field of a passenger (R42), in the order in which forms ask for them (R51). Schemas, drafts, forms, columns,
 * manifest, audit and erasure are all derived from this table: a new field is an entry here, a migration and its texts
 * (CONTRIBUTING.md, "Add a passenger field"). The ticket type is not included: it belongs to the ticket.
 */
export const passengerFields = {
  name: {
    kind: 'text',
    column: 'name',
    max: 120,
    holds: 'name',
    required: 'always',
    saved: true,
    section: 'main',
    hint: 'first',
    autocomplete: 'name',
    manifest: { position: 10, width: 30, share: 132 },
    audit: 'initials',
    erasure: { becomes: ERASED },
  },
  phone: {
    kind: 'phone',
    column: 'phone',
    max: PHONE_MAX,
    required: 'booking',
    saved: true,
    section: 'main',
    hint: 'first',
    autocomplete: 'tel',
    manifest: { position: 90, width: 18, share: 0 },
    audit: 'ending',
  },
  gender: {
    kind: 'gender',
    column: 'gender',
    required: 'always',
    saved: true,
    section: 'main',
    manifest: { position: 20, width: 9, share: 40 },
    audit: 'whole',
    erasure: { becomes: 'other' },
  },
  birthDate: {
    kind: 'date',
    column: 'birth_date',
    required: 'always',
    saved: true,
    section: 'main',
    autocomplete: 'bday',
    days: 'past',
    manifest: { position: 40, width: 12, share: 58 },
    audit: 'whole',
    erasure: 'year',
  },
  placeOfBirth: {
    kind: 'text',
    column: 'place_of_birth',
    max: 80,
    holds: 'printed',
    required: 'never',
    onRoute: 'asksPlaceOfBirth',
    saved: false,
    section: 'main',
    hint: 'first',
    manifest: { position: 45, width: 20, share: 56 },
    audit: 'hidden',
  },
  idType: {
    kind: 'idType',
    column: 'id_type',
    required: 'always',
    saved: true,
    section: 'main',
    manifest: { position: 50, width: 16, share: 56 },
    audit: 'whole',
    erasure: { becomes: 'idCard' },
  },
  idNumber: {
    kind: 'text',
    column: 'id_number',
    max: 40,
    holds: 'printed',
    required: 'always',
    saved: true,
    section: 'main',
    code: true,
    manifest: { position: 60, width: 20, share: 84 },
    audit: 'ending',
    erasure: { becomes: ERASED },
  },
  documentExpiry: {
    kind: 'date',
    column: 'document_expiry',
    required: 'always',
    asked: ({ idType }) => idType === 'passport',
    saved: true,
    section: 'main',
    days: 'future',
    manifest: { position: 70, width: 12, share: 58 },
    audit: 'whole',
  },
  issuingCountry: {
    kind: 'country',
    column: 'issuing_country',
    required: 'always',
    asked: ({ idType }) => idType === 'passport',
    saved: true,
    section: 'main',
    manifest: { position: 80, width: 10, share: 34 },
    audit: 'whole',
  },
  nationality: {
    kind: 'country',
    column: 'nationality',
    required: 'always',
    saved: true,
    section: 'main',
    autocomplete: 'country',
    manifest: { position: 30, width: 12, share: 34 },
    audit: 'whole',
    erasure: 'kept',
  },
  referralCode: {
    kind: 'text',
    column: 'referral_code',
    max: 40,
    required: 'booking',
    saved: false,
    section: 'main',
    code: true,
    audit: 'whole',
    erasure: 'kept',
  },
  pregnancyWeek: {
    kind: 'week',
    column: 'pregnancy_week',
    required: 'never',
    asked: ({ ticketType }) => ticketType === 'adult',
    saved: false,
    section: 'expecting',
    hint: 'each',
    audit: 'whole',
  },
  email: {
    kind: 'email',
    column: 'email',
    max: EMAIL_MAX,
    required: 'never',
    saved: true,
    section: 'more',
    audit: 'mailbox',
  },
  remarks: {
    kind: 'lines',
    column: 'remarks',
    max: 500,
    required: 'never',
    saved: false,
    section: 'more',
    hint: 'each',
    audit: 'hidden',
  },
} as const satisfies Record<string, FieldDefinition>;

type Table = typeof passengerFields;
export type PassengerField = keyof Table;
export type SavedField = {
  [Field in PassengerField]: Table[Field]['saved'] extends true ? Field : never;
}[PassengerField];
export type ManifestField = {
  [Field in PassengerField]: Table[Field] extends { manifest: object } ? Field : never;
}[PassengerField];
export type HintedField = {
  [Field in PassengerField]: Table[Field] extends { hint: string } ? Field : never;
}[PassengerField];

/** Kind of a field, as a type. */
export type KindOf<Field extends PassengerField> = Table[Field]['kind'];
/** Column of a field, as a type. */
export type ColumnOf<Field extends PassengerField> = Table[Field]['column'];
/** Whether every passenger has a value for it. */
export type IsAlwaysRequired<Field extends PassengerField> = Table[Field] extends { required: 'always' }
  ? Table[Field] extends { asked: unknown } | { onRoute: unknown }
    ? false
    : true
  : false;

/** The value of a field that is filled in. */
export type ValueOf<Field extends PassengerField> = ValueOfKind[KindOf<Field>];

/** A stored passenger; fields not asked for or left empty are an empty text or null. */
export type PassengerData = { [Field in PassengerField]: StoredValue<Field> };
export type StoredValue<Field extends PassengerField> =
  KindOf<Field> extends TextKind
    ? string
    : IsAlwaysRequired<Field> extends true
      ? ValueOf<Field>
      : ValueOf<Field> | null;

/** A partly entered passenger: only the text fields are always present. */
export type PartialPassenger = {
  [Field in PassengerField]: KindOf<Field> extends TextKind ? string : ValueOf<Field> | null;
};

/** The definition of a field, with the optional properties that most fields omit. */
export const definitionOf = (field: PassengerField): FieldDefinition => passengerFields[field];

export const passengerFieldNames = Object.keys(passengerFields) as PassengerField[];
export const savedFieldNames = passengerFieldNames.filter(
  (field): field is SavedField => definitionOf(field).saved,
);
export const manifestFieldNames = passengerFieldNames
  .filter((field): field is ManifestField => definitionOf(field).manifest !== undefined)
  .sort((a, b) => passengerFields[a].manifest.position - passengerFields[b].manifest.position);

export const isText = (field: PassengerField): boolean =>
  ['text', 'lines', 'phone', 'email'].includes(definitionOf(field).kind);

/** Whether it may be asked for on this route. */
export const isAskedOn = (field: PassengerField, route: RouteSettings | null): boolean => {
  const { onRoute } = definitionOf(field);
  return onRoute === undefined || route?.[onRoute] === true;
};

export const isAsked = (field: PassengerField, about: FieldContext): boolean =>
  isAskedOn(field, about.route) && (definitionOf(field).asked?.(about) ?? true);

/** Whether every passenger must have a value for it, regardless of other fields. */
export const isAlwaysRequired = (field: PassengerField): boolean => {
  const { required, asked, onRoute } = definitionOf(field);
  return required === 'always' && asked === undefined && onRoute === undefined;
};

/** Whether it is required in this context. */
export const isNeeded = (field: PassengerField, about: FieldContext): boolean =>
  definitionOf(field).required === 'always' && isAsked(field, about);

/** Builds an object with one value per field. */
export function eachField<Field extends PassengerField, Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map(field => [field, make(field)])) as Record<Field, Value>;
}

/** An empty passenger. */
export const unknownPassenger = (): PartialPassenger =>
  eachField(passengerFieldNames, field => (isText(field) ? '' : null)) as PartialPassenger;
