/** A country code: two capital letters of ISO 3166-1. */
const COUNTRY = /^[A-Z]{2}$/;

let country = 'MY';

/** The ISO 3166-1 country of phone numbers without a country code. */
export const phoneCountry = (): string => country;

/**
 * Sets it for this process or page, from the operator's setting `phoneCountry` (R268). Separate from the rules for numbers, whose
 * tables are large: a page may set it before it has loaded them.
 */
export function setPhoneCountry(code: string): void {
  if (!COUNTRY.test(code)) throw new RangeError(`${code} is not a country of two capital letters`);
  country = code;
}
