import { setPlace } from '@gangway/shared/domain/place/place.ts';
import { placeOf } from '@gangway/shared/domain/place/place-of.ts';
import type { Deps } from '../lib/http/context.ts';
import { SETTINGS_CHANNEL } from './settings.repository.ts';
import { loadSettings } from './settings.service.ts';

/**
 * Reads the settings by which this copy of the API writes amounts and times (R480, R481), and reads phone numbers without a country
 * code (R268).
 */
export async function adoptPlace({ db }: Pick<Deps, 'db'>): Promise<void> {
  setPlace(placeOf(await loadSettings(db)));
}

/** Does so again after a change in any copy. Returns a function that stops it. */
export function followPlace(deps: Deps): () => void {
  return deps.live.on(SETTINGS_CHANNEL, () => {
    adoptPlace(deps).catch(error => deps.log.error({ err: error }, 'the currency, time zone and country'));
  });
}
