import type { PassengerField } from '../../contract/entries/passenger-fields.ts';
import type { PassengerFinding, TravelRule } from './travel-finding.ts';

/** The field that each travel rule concerns. */
const fields: Record<Exclude<TravelRule, 'child-contact-data'>, PassengerField | 'ticketType'> = {
  'party-size': 'ticketType',
  'infants-per-adult': 'ticketType',
  'birth-date-in-future': 'birthDate',
  'birth-date-too-long-ago': 'birthDate',
  'infant-too-young': 'birthDate',
  'ticket-type-mismatch': 'birthDate',
  'minor-unaccompanied': 'birthDate',
  'passport-expiry-missing': 'documentExpiry',
  'passport-country-missing': 'issuingCountry',
  'passport-expires-too-soon': 'documentExpiry',
  'document-expires-before-arrival': 'documentExpiry',
  'identity-card-number': 'idNumber',
  'identity-card-birth-date': 'birthDate',
  'identity-card-gender': 'gender',
  'pregnancy-too-far': 'pregnancyWeek',
  'contact-is-child': 'name',
};

/** The field to mark if a travel rule refuses a passenger. */
export const fieldOfFinding = (finding: PassengerFinding): PassengerField | 'ticketType' =>
  finding.rule === 'child-contact-data' ? finding.field : fields[finding.rule];
