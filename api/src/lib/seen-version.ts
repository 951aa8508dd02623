import { AppError } from './errors.ts';

/** The version of a record that a change is based on; `any` overwrites any version. */
export type SeenVersion = number | 'any';

/** The version in `If-Match` (`versionHeader` of the contract). @throws AppError `version-needed` if it is missing */
export function seenVersion({ 'if-match': match }: { 'if-match'?: string | undefined }): SeenVersion {
  if (match === undefined) throw new AppError('version-needed');
  return match === '*' ? 'any' : Number(match);
}
