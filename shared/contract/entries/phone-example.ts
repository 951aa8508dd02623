import { type CountryCode, getExampleNumber } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.min.json';

/** A mobile phone number of a country, as an example of how one is typed: `+60 12 345 6789`. */
export const phoneExampleOf = (country: string): string =>
  getExampleNumber(country as CountryCode, examples, metadata)?.formatInternational() ?? '';
