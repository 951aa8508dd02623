import { setPhoneCountry } from '@gangway/shared/contract/entries/phone-country.ts';
import type { Deps } from '../lib/http/context.ts';
import { SETTINGS_CHANNEL } from './settings.repository.ts';
import { loadSettings } from './settings.service.ts';

/**
 * Keeps this copy of the API up to date with the setting `phoneCountry`, by which phone numbers without a country code are read,
 * after a change in any copy (R268). Returns a function that stops it.
 */
export function followPhoneCountry({ db, live, log }: Deps): () => void {
  return live.on(SETTINGS_CHANNEL, () => {
    loadSettings(db).then(
      ({ phoneCountry }) => setPhoneCountry(phoneCountry),
      error => log.error({ err: error }, 'the country of phone numbers'),
    );
  });
}
