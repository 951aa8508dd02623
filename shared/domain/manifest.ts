import { ERASED } from '../contract/base/erased.ts';
import { homeCountry } from '../contract/entries/home-country.ts';
import type { ManifestGap } from '../contract/office/gate/manifest.ts';
import { addMonths, type LocalDate } from './time/local-date.ts';
import { PASSPORT_VALID_MONTHS } from './travel/travel-limits.ts';

export interface ManifestEntry {
  nationality: string;
  idType: string;
  idNumber: string;
  documentExpiry: LocalDate | null;
  phone: string;
}

/** The operator's nationals are local on a manifest, all others foreign. */
export const isLocal = ({ nationality }: Pick<ManifestEntry, 'nationality'>): boolean =>
  nationality === homeCountry();

/**
 * What is missing from a passenger's entry in the manifest: a document, which for foreigners is a passport valid 6 months
 * beyond the cruise, and a phone number.
 */
export function manifestGapsOf(entry: ManifestEntry, arrivalDate: LocalDate): ManifestGap[] {
  const { idType, idNumber, documentExpiry, phone } = entry;
  const gaps: ManifestGap[] = [];
  if (idNumber.trim() === '' || idNumber === ERASED) gaps.push('document');
  if (!isLocal(entry) && idType !== 'passport') gaps.push('passport');
  const validUntil = addMonths(arrivalDate, PASSPORT_VALID_MONTHS);
  if (idType === 'passport' && (documentExpiry ?? '') < validUntil) gaps.push('passport-expiry');
  if (phone.trim() === '') gaps.push('phone');
  return gaps;
}
