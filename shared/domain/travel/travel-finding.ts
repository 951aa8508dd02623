import type { TicketType } from '../../contract/base/vocabulary.ts';
import type { LocalDate } from '../time/local-date.ts';

/** The passenger data that travel rules check. Data that a quote does not have yet is omitted and not checked. */
export type TravelingPassenger = {
  ticketType: TicketType;
  birthDate?: LocalDate | null;
  name?: string;
  phone?: string;
  email?: string;
  gender?: string | null;
  nationality?: string | null;
  idType?: string;
  idNumber?: string;
  documentExpiry?: LocalDate | null;
  issuingCountry?: string | null;
  /** Week of pregnancy on the sailing date. */
  pregnancyWeek?: number | null;
};

export type Voyage = {
  sailingDate: LocalDate;
  arrivalDate: LocalDate;
  /** The date on which the data are given, in the operator's time zone. */
  today: LocalDate;
  /** Infants that one adult may bring; not checked if omitted, for a party that is already booked. */
  infantsPerAdult?: number;
  contact?: { name: string; phone: string; email: string };
};

type Detail =
  | { rule: 'party-size'; min: number; max: number; count: number }
  | { rule: 'infants-per-adult'; most: number; infants: number; adults: number }
  | { rule: 'birth-date-in-future'; birthDate: LocalDate }
  | { rule: 'birth-date-too-long-ago'; birthDate: LocalDate; years: number }
  | { rule: 'infant-too-young'; months: number; sailsFrom: LocalDate }
  | { rule: 'ticket-type-mismatch'; ticketType: TicketType; expected: TicketType; age: number }
  | { rule: 'minor-unaccompanied'; years: number }
  | { rule: 'passport-expiry-missing' }
  | { rule: 'passport-country-missing' }
  | { rule: 'passport-expires-too-soon'; expiry: LocalDate; validUntil: LocalDate; months: number }
  | { rule: 'document-expires-before-arrival'; expiry: LocalDate; arrivalDate: LocalDate }
  | { rule: 'identity-card-number' }
  | { rule: 'identity-card-birth-date'; written: LocalDate }
  | { rule: 'identity-card-gender' }
  | { rule: 'pregnancy-too-far'; week: number; fromWeek: number }
  | { rule: 'contact-is-child'; years: number }
  | { rule: 'child-contact-data'; years: number; field: 'phone' | 'email' };

/** A rule's finding about a passenger. The fields beside `rule` and `severity` are parameters of its message. */
export type PassengerFinding = Detail & {
  /** A refusal prevents the order, a notice does not. */
  severity: 'refusal' | 'notice';
};

/** A finding with the index of its passenger, or null if it concerns the whole party. */
export type TravelFinding = PassengerFinding & { passenger: number | null };

export type TravelRule = Detail['rule'];
