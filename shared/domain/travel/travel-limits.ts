/** The smallest and largest number of people per order. */
export const SMALLEST_PARTY = 1;
export const LARGEST_PARTY = 9;

/** Infants must be this old to sail (R93). */
export const SAILS_FROM_MONTHS = 6;
/** Under this age a passenger is an infant (R93). */
export const INFANT_UNDER_YEARS = 2;
/** Under this age a passenger is a child; a limit of this product, usual in the trade (R93). */
export const CHILD_UNDER_YEARS = 12;
/** Under this age a passenger is a minor, who must be accompanied (R93). */
export const ADULT_FROM_YEARS = 18;
/** From this age a passenger is a senior, as for senior citizens' fares in Malaysia. */
export const SENIOR_FROM_YEARS = 60;

/** From this week of pregnancy on the sailing date a passenger is not accepted (R94). */
export const PREGNANCY_REFUSED_FROM_WEEK = 24;

/** Passports must be valid this long beyond the cruise (R95). */
export const PASSPORT_VALID_MONTHS = 6;

/** Younger children enter no data themselves: they have no account, and an adult enters what is needed (R96). */
export const OWN_DATA_FROM_YEARS = 13;
