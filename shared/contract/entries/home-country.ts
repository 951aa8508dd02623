/** A country code: two capital letters of ISO 3166-1. */
const COUNTRY = /^[A-Z]{2}$/;

let country = 'MY';

/**
 * The operator's country (ISO 3166-1): phone numbers without a country code are of it, its nationals are local on a manifest, and it is
 * the first in lists of countries.
 */
export const homeCountry = (): string => country;

/** Whether Malaysia's data law (PDPA), identity card (MyKad) and neighbors are the operator's. */
export const isMalaysian = (): boolean => country === 'MY';

/**
 * Sets it for this process or page, from the operator's setting `phoneCountry` (R268). Separate from the rules for numbers, whose
 * tables are large: a page may set it before it has loaded them.
 */
export function setHomeCountry(code: string): void {
  if (!COUNTRY.test(code)) throw new RangeError(`${code} is not a country of two capital letters`);
  country = code;
}

let example = '+60 12 345 6789';

/** A mobile phone number of the operator's country, as an example of how one is typed. */
export const phoneExample = (): string => example;

/** Sets it for this process or page, with the country. */
export function setPhoneExample(number: string): void {
  example = number;
}
