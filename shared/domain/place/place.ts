import {
  homeCountry,
  phoneExample,
  setHomeCountry,
  setPhoneExample,
} from '../../contract/entries/home-country.ts';
import { type Currency, currency, setCurrency } from '../money/currency.ts';
import { roundsCash, setCashRounding } from '../payment/cash-rounding.ts';
import { operatorTimeZone, setOperatorTimeZone } from '../time/zoned-clock.ts';

/** What an operator's amounts and times are written in (R480, R481), and where it is at home (R268). */
export interface Place {
  readonly currency: Currency;
  /** An IANA name. */
  readonly timeZone: string;
  /** Whether amounts in cash are rounded to the nearest 5 of the smallest unit (R331). */
  readonly roundsCash: boolean;
  /** ISO 3166-1. */
  readonly country: string;
  /** A mobile phone number of that country, as it is typed. */
  readonly phoneExample: string;
}

/** The place that this process or page writes in. */
export const place = (): Place => ({
  currency: currency(),
  timeZone: operatorTimeZone(),
  roundsCash: roundsCash(),
  country: homeCountry(),
  phoneExample: phoneExample(),
});

/** Sets it for this process or page, before anything is written or read in it. */
export function setPlace(value: Place): void {
  setCurrency(value.currency);
  setOperatorTimeZone(value.timeZone);
  setCashRounding(value.roundsCash);
  setHomeCountry(value.country);
  setPhoneExample(value.phoneExample);
}
