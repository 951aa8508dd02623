import type { Gender, IdType, TicketType } from '../base/vocabulary.ts';
import { EMAIL_MAX } from './email.ts';
import { PHONE_MAX } from './phone.ts';

/** What a field holds; with it come its schema, its rule and its control in both clients. */
export type PassengerFieldKind = keyof ValueOfKind;

interface ValueOfKind {
  text: string;
  /** A text of several lines. */
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
/** Kinds whose empty value is an empty text; that of all others is null. */
export type TextKind = 'text' | 'lines' | 'phone' | 'email';

/** Settings of a route that decide what its passengers are asked. */
export interface RouteSettings {
  asksPlaceOfBirth: boolean;
}

/** What decides whether a field is asked for. */
export interface FieldContext {
  /** Null without a chosen voyage: fields of certain routes are not asked for then. */
  route: RouteSettings | null;
  ticketType: TicketType | null;
  idType: IdType | null;
}

interface FieldDefinition {
  kind: PassengerFieldKind;
  /** Column of the table `passengers` and, if saved, `saved_passengers`. */
  column: string;
  /** The longest text, in characters; of texts only. */
  max?: number;
  /**
   * `always`: nobody sails without it. `booking`: customers give it, the desk may leave it out. A field that is asked of
   * some only is required of those.
   */
  required: 'always' | 'booking' | 'never';
  /** The setting of a route that asks for it; every route does where this is left out. */
  onRoute?: keyof RouteSettings;
  /** Who is asked for it; everybody if omitted. */
  asked?: (about: FieldContext) => boolean;
  /** Whether it is kept with an account's saved passengers; data of one voyage are not. */
  saved: boolean;
  /** The section of the storefront's form. */
  section: 'main' | 'expecting' | 'more';
  /** Whose form has a line of help below the field: the first passenger's, or everybody's. */
  hint?: 'first' | 'each';
  /** What a browser may fill in for the first passenger, who is mostly the one who books. */
  autocomplete?: string;
  /** Written in capitals, as a code. */
  code?: boolean;
  /** Days of a date that can be chosen, as seen from today. */
  days?: 'past' | 'future';
  /**
   * Column of the manifest: its place among the others, with room between them; its width in Excel and its share of a
   * printed page.
   */
  manifest?: { place: number; width: number; share: number };
  /** How much of a change the audit keeps, which cannot be erased: all of it, or a trace. */
  audit: 'whole' | 'initials' | 'ending' | 'mailbox' | 'hidden';
  /** What remains after an erasure; nothing if omitted. */
  erasure?: 'kept' | 'year' | { becomes: string };
}

/** Allowed weeks of pregnancy. */
export const WEEKS = { from: 1, to: 42 };

/** Replaces an erased value that the database requires. */
export const ERASED = '–';

/**
 * Every field of a passenger (R42), in the order in which forms ask for them (R51). Schemas,
 * drafts, forms, columns, manifest, audit and erasure all follow this table: a new field is a line here, a migration and
 * its texts (CONTRIBUTING.md, "Add a passenger field"). The ticket type is no field of it: it belongs to the ticket.
 */
export const passengerFields = {
  name: {
    kind: 'text',
    column: 'name',
    max: 120,
    required: 'always',
    saved: true,
    section: 'main',
    hint: 'first',
    autocomplete: 'name',
    manifest: { place: 10, width: 30, share: 132 },
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
    manifest: { place: 90, width: 18, share: 0 },
    audit: 'ending',
  },
  gender: {
    kind: 'gender',
    column: 'gender',
    required: 'always',
    saved: true,
    section: 'main',
    manifest: { place: 20, width: 9, share: 40 },
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
    manifest: { place: 40, width: 12, share: 58 },
    audit: 'whole',
    erasure: 'year',
  },
  placeOfBirth: {
    kind: 'text',
    column: 'place_of_birth',
    max: 80,
    required: 'never',
    onRoute: 'asksPlaceOfBirth',
    saved: false,
    section: 'main',
    hint: 'first',
    manifest: { place: 45, width: 20, share: 56 },
    audit: 'hidden',
  },
  idType: {
    kind: 'idType',
    column: 'id_type',
    required: 'always',
    saved: true,
    section: 'main',
    manifest: { place: 50, width: 16, share: 56 },
    audit: 'whole',
    erasure: { becomes: 'idCard' },
  },
  idNumber: {
    kind: 'text',
    column: 'id_number',
    max: 40,
    required: 'always',
    saved: true,
    section: 'main',
    code: true,
    manifest: { place: 60, width: 20, share: 84 },
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
    manifest: { place: 70, width: 12, share: 58 },
    audit: 'whole',
  },
  issuingCountry: {
    kind: 'country',
    column: 'issuing_country',
    required: 'always',
    asked: ({ idType }) => idType === 'passport',
    saved: true,
    section: 'main',
    manifest: { place: 80, width: 10, share: 34 },
    audit: 'whole',
  },
  nationality: {
    kind: 'country',
    column: 'nationality',
    required: 'always',
    saved: true,
    section: 'main',
    autocomplete: 'country',
    manifest: { place: 30, width: 12, share: 34 },
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
/** Whether everybody who sails has it. */
export type IsAlwaysRequired<Field extends PassengerField> = Table[Field] extends { required: 'always' }
  ? Table[Field] extends { asked: unknown } | { onRoute: unknown }
    ? false
    : true
  : false;

/** The value of a field that is filled in. */
export type ValueOf<Field extends PassengerField> = ValueOfKind[KindOf<Field>];

/** A stored passenger; fields that were not asked for or left empty are an empty text or null. */
export type PassengerData = { [Field in PassengerField]: StoredValue<Field> };
export type StoredValue<Field extends PassengerField> =
  KindOf<Field> extends TextKind
    ? string
    : IsAlwaysRequired<Field> extends true
      ? ValueOf<Field>
      : ValueOf<Field> | null;

/** A passenger as far as they are known: only the texts are surely there. */
export type PartialPassenger = {
  [Field in PassengerField]: KindOf<Field> extends TextKind ? string : ValueOf<Field> | null;
};

/** The definition of a field, with what most fields leave out. */
export const definitionOf = (field: PassengerField): FieldDefinition => passengerFields[field];

export const passengerFieldNames = Object.keys(passengerFields) as PassengerField[];
export const savedFieldNames = passengerFieldNames.filter(
  (field): field is SavedField => definitionOf(field).saved,
);
export const manifestFieldNames = passengerFieldNames
  .filter((field): field is ManifestField => definitionOf(field).manifest !== undefined)
  .sort((a, b) => passengerFields[a].manifest.place - passengerFields[b].manifest.place);

export const isText = (field: PassengerField): boolean =>
  ['text', 'lines', 'phone', 'email'].includes(definitionOf(field).kind);

/** Whether it may be asked for on this route. */
export const isAskedOn = (field: PassengerField, route: RouteSettings | null): boolean => {
  const { onRoute } = definitionOf(field);
  return onRoute === undefined || route?.[onRoute] === true;
};

export const isAsked = (field: PassengerField, about: FieldContext): boolean =>
  isAskedOn(field, about.route) && (definitionOf(field).asked?.(about) ?? true);

/** Whether everybody who sails has it, whatever else is true of them. */
export const isAlwaysRequired = (field: PassengerField): boolean => {
  const { required, asked, onRoute } = definitionOf(field);
  return required === 'always' && asked === undefined && onRoute === undefined;
};

/** Whether it is required in this context. */
export const isNeeded = (field: PassengerField, about: FieldContext): boolean =>
  definitionOf(field).required === 'always' && isAsked(field, about);

/** One value for each of the fields. */
export function eachField<Field extends PassengerField, Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map(field => [field, make(field)])) as Record<Field, Value>;
}

/** An empty passenger. */
export const unknownPassenger = (): PartialPassenger =>
  eachField(passengerFieldNames, field => (isText(field) ? '' : null)) as PartialPassenger;
