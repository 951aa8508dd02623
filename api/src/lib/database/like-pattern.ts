import { placeSearches } from '@gangway/shared/i18n/place-names.ts';

/** A pattern for `like` that finds what a person typed anywhere in a text; `%`, `_` and `\` stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Patterns for `ilike any`: what a person typed, by every name of the place that it names. */
export function placePatterns(text: string): string[] {
  return placeSearches(text).map(likePattern);
}
