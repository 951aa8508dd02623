import type { CurrencyCode } from '../../contract/base/currencies.ts';
import { phoneExampleOf } from '../../contract/entries/phone-example.ts';
import { currencyOf } from '../money/currency-of.ts';
import type { Place } from './place.ts';

/** The place that an operator's settings describe. */
export const placeOf = (settings: {
  currency: CurrencyCode;
  timeZone: string;
  roundsCash: boolean;
  phoneCountry: string;
}): Place => ({
  currency: currencyOf(settings.currency),
  timeZone: settings.timeZone,
  roundsCash: settings.roundsCash,
  country: settings.phoneCountry,
  phoneExample: phoneExampleOf(settings.phoneCountry),
});
