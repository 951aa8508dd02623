import { createHash } from 'node:crypto';

/** The fields that identify a travel document. */
export interface TravelDocument {
  nationality: string;
  issuingCountry?: string | null | undefined;
  idNumber: string;
}

const DIGEST_BYTES = 16;

/** Blanks, hyphens, punctuation and invisible characters, which do not distinguish documents. */
const UNWRITTEN = /[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2212\ufeff]/g;

/**
 * The digest of a document (invariant I9), the same for every spelling of its number; undefined if the number has no letter or
 * digit. The database computes the same (`document_digest`, migration 0028).
 */
export function documentDigest({
  nationality,
  issuingCountry,
  idNumber,
}: TravelDocument): string | undefined {
  const number = idNumber
    .normalize('NFKC')
    .replace(/[a-z]/g, letter => letter.toUpperCase())
    .replace(UNWRITTEN, '');
  if (number === '') return undefined;
  const written = `${issuingCountry ?? nationality} ${number}`;
  return createHash('sha256').update(written).digest().subarray(0, DIGEST_BYTES).toString('hex');
}
