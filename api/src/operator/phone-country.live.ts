import { setPhoneCountry } from '@gangway/shared/contract/entries/phone-country.ts';
import type { Deps } from '../lib/http/context.ts';
import { SETTINGS_CHANNEL } from './settings.repository.ts';
import { loadSettings } from './settings.service.ts';

/**
 * Has this copy of the API take phone numbers without a country code as the setting `phoneCountry` says, from now on and after
 * each change of it, in whichever copy (R268). Returns how to stop.
 */
export function followPhoneCountry({ db, live, log }: Deps): () => void {
  return live.on(SETTINGS_CHANNEL, () => {
    loadSettings(db).then(
      ({ phoneCountry }) => setPhoneCountry(phoneCountry),
      error => log.error({ err: error }, 'the country of phone numbers'),
    );
  });
}
