import { savedFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import { entryOf } from '@gangway/shared/domain/travel/passenger-entry.ts';
import type { KnownPassenger } from '../../../lib/passengers/known-passenger.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/**
 * Fills in a draft from a passenger of the account. The ticket type, the referral code and remarks belong to this
 * booking and are kept. A passenger without an own phone number keeps sharing the first passenger's.
 */
export function filledIn(draft: PassengerDraft, passenger: KnownPassenger): PassengerDraft {
  const fields = savedFieldNames.filter(field => field !== 'phone' || passenger.phone !== '');
  const values = Object.fromEntries(fields.map(field => [field, passenger[field]]));
  return { ...draft, ...entryOf(values, draft), sharesPhone: draft.sharesPhone && passenger.phone === '' };
}
