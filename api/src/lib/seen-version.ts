import { AppError } from './errors.ts';

/** The version of a record that a change was made from; `any` overwrites whatever stands there. */
export type SeenVersion = number | 'any';

/** What `If-Match` says (`versionHeader` of the contract). @throws AppError `version-needed` where it is missing */
export function seenVersion({ 'if-match': match }: { 'if-match'?: string | undefined }): SeenVersion {
  if (match === undefined) throw new AppError('version-needed');
  return match === '*' ? 'any' : Number(match);
}
