import { addMonths } from '../time/local-date.ts';
import type { PassengerFinding, TravelingPassenger, Voyage } from './travel-finding.ts';
import { PASSPORT_VALID_MONTHS } from './travel-limits.ts';

/**
 * A passport must have its country and its expiry, and be valid 6 months beyond arrival. Other documents have no such
 * rule: if one will have expired, the passenger gets a notice to bring another.
 */
export function* checkDocument(
  { idType, documentExpiry, issuingCountry }: TravelingPassenger,
  { arrivalDate }: Voyage,
): Generator<PassengerFinding> {
  if (idType !== 'passport') {
    if (documentExpiry && documentExpiry < arrivalDate) {
      const rule = 'document-expires-before-arrival';
      yield { rule, severity: 'notice', expiry: documentExpiry, arrivalDate };
    }
    return;
  }
  if (!issuingCountry) yield { rule: 'passport-country-missing', severity: 'refusal' };
  if (!documentExpiry) {
    yield { rule: 'passport-expiry-missing', severity: 'refusal' };
    return;
  }
  const validUntil = addMonths(arrivalDate, PASSPORT_VALID_MONTHS);
  if (documentExpiry < validUntil) {
    yield {
      rule: 'passport-expires-too-soon',
      severity: 'refusal',
      expiry: documentExpiry,
      validUntil,
      months: PASSPORT_VALID_MONTHS,
    };
  }
}
