import { foldText } from '@gangway/shared/domain/folded-text.ts';
import { placeSearches } from '@gangway/shared/i18n/place-names.ts';

/** A `like` pattern that finds the typed text anywhere; `%`, `_` and `\` are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A pattern for `folded(…) like`: finds the typed text anywhere, in any case, width and accents (R312). */
export const foldedPattern = (text: string): string => likePattern(foldText(text));

/** Patterns for `folded(…) like any`: the typed text, and all other names of the town that it names. */
export function placePatterns(text: string): string[] {
  return placeSearches(text).map(foldedPattern);
}
