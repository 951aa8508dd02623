import { savedFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import { entryOf } from '@gangway/shared/domain/travel/passenger-entry.ts';
import type { KnownPassenger } from '../../../lib/passengers/known-passenger.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/**
 * A draft filled in with somebody the account knows. What belongs to this voyage stays: the ticket type, the referrer,
 * remarks. Who has no phone of their own keeps being reached under the first passenger's.
 */
export function filledIn(draft: PassengerDraft, known: KnownPassenger): PassengerDraft {
  const fields = savedFieldNames.filter(field => field !== 'phone' || known.phone !== '');
  const said = Object.fromEntries(fields.map(field => [field, known[field]]));
  return { ...draft, ...entryOf(said, draft), sharesPhone: draft.sharesPhone && known.phone === '' };
}
