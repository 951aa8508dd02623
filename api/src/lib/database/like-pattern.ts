import { placeSearches } from '@gangway/shared/i18n/place-names.ts';

/** A `like` pattern that finds the typed text anywhere; `%`, `_` and `\` are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Patterns for `ilike any`: the typed text, and every other name of the place that it names. */
export function placePatterns(text: string): string[] {
  return placeSearches(text).map(likePattern);
}
