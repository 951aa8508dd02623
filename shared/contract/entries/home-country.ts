/** A country code: two capital letters of ISO 3166-1. */
const COUNTRY = /^[A-Z]{2}$/;

let country = 'MY';

/**
 * The operator's country (ISO 3166-1): phone numbers without a country code are of it, its nationals are local on a manifest, and it is
 * the first in lists of countries.
 */
export const homeCountry = (): string => country;

/**
 * Sets it for this process or page, from the operator's setting `phoneCountry` (R268). Separate from the rules for numbers, whose
 * tables are large: a page may set it before it has loaded them.
 */
export function setHomeCountry(code: string): void {
  if (!COUNTRY.test(code)) throw new RangeError(`${code} is not a country of two capital letters`);
  country = code;
}
