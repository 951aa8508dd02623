import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useMe } from '../../../lib/requests/me.ts';
import { useSavedPassengers } from '../../../lib/requests/saved-passengers.ts';
import type { PassengersForm } from './passengers-form.ts';

/**
 * The countries that are offered before all others (R409): those chosen in this booking, of the account and its saved passengers, and
 * of the route's ports. A function, because a list that is opened shows what was chosen just before.
 */
export function useLikelyCountries(
  { departure, destination }: SailingDetail['route'],
  form: UseFormReturn<PassengersForm>,
): () => string[] {
  const me = useMe().data;
  const saved = useSavedPassengers().data?.items ?? [];
  return () => {
    const chosen = form.getValues('passengers');
    const known = [...chosen, ...(me ? [me] : []), ...saved].map(({ nationality }) => nationality);
    const issuers = [...chosen, ...saved].map(({ issuingCountry }) => issuingCountry);
    return [...known, ...issuers, departure.country, destination.country].filter(code => code !== null);
  };
}
