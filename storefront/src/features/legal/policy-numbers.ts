import {
  NO_SHOW_CHARGE_PERCENT,
  NON_REFUNDABLE_CHARGE_PERCENT,
} from '@gangway/shared/domain/money/cancellation.ts';
import { DOCUMENTS_KEPT_DAYS } from '@gangway/shared/domain/retention.ts';
import {
  ADULT_FROM_YEARS,
  CHILD_UNDER_YEARS,
  INFANT_UNDER_YEARS,
  LARGEST_PARTY,
  OWN_DATA_FROM_YEARS,
  PASSPORT_VALID_MONTHS,
  PREGNANCY_REFUSED_FROM_WEEK,
  SAILS_FROM_MONTHS,
} from '@gangway/shared/domain/travel/travel-limits.ts';

/** The numbers that the legal texts name, from the constants that the rules use. */
export const policyNumbers = {
  partyMost: LARGEST_PARTY,
  noShowPercent: NO_SHOW_CHARGE_PERCENT,
  nonRefundablePercent: NON_REFUNDABLE_CHARGE_PERCENT,
  infantMonths: SAILS_FROM_MONTHS,
  infantYears: INFANT_UNDER_YEARS,
  childYears: CHILD_UNDER_YEARS - 1,
  minorYears: ADULT_FROM_YEARS,
  pregnancyWeek: PREGNANCY_REFUSED_FROM_WEEK,
  passportMonths: PASSPORT_VALID_MONTHS,
  ownDataYears: OWN_DATA_FROM_YEARS,
  documentDays: DOCUMENTS_KEPT_DAYS,
};
