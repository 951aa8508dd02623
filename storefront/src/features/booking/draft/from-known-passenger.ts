import type { KnownPassenger } from '../../../lib/passengers/known-passenger.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/**
 * A draft filled in with somebody the account knows. What belongs to this voyage stays: the ticket type, the referrer,
 * remarks. Who has no phone of their own keeps being reached under the first passenger's.
 */
export const filledIn = (draft: PassengerDraft, known: KnownPassenger): PassengerDraft => ({
  ...draft,
  name: known.name,
  gender: known.gender ?? '',
  birthDate: known.birthDate ?? '',
  nationality: known.nationality ?? '',
  idType: known.idType,
  idNumber: known.idNumber,
  documentExpiry: known.documentExpiry ?? '',
  issuingCountry: known.issuingCountry ?? '',
  email: known.email,
  ...(known.phone !== '' && { phone: known.phone, sharesPhone: false }),
});
