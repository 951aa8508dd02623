import { readEmail } from '@gangway/shared/contract/entries/email.ts';
import { phoneSearch } from '@gangway/shared/contract/entries/phone.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';

/** Signs that people may leave out in numbers and names: the same that `search_words` drops (migration 0049). */
const signs = /[!-/:-@[-`{-~‘’·–—]/g;
const notAscii = /[^ -~]/;

/** Words of this length or more are also found inside words, shorter ones only at the beginning. */
const SHORTEST_PART = 3;

/** Digits with the leading 0 of a domestic call, which is missing in a number with its country code. */
const domestic = /^0(?=[0-9]{4,}$)/;

/**
 * Converts typed text to patterns for the search words of an order or a customer (migrations 0009, 0003): all of them must match.
 * Words may come in any order, whole or in part, with or without accents; a word of one or two letters is a prefix. A non-ASCII
 * word is searched both by its bytes, which the index supports, and by itself. A phone number is found in any stored spelling, an
 * e-mail address by its domain in ASCII.
 */
export function searchPatterns(typed: string): string[] {
  const phone = phoneSearch(typed);
  if (phone !== null) return [`%${phone}%`];
  const words = foldText(readEmail(typed) ?? typed)
    .replace(signs, '')
    .split(/\s+/)
    .filter(Boolean);
  return [...new Set(words)].flatMap(word => {
    if (notAscii.test(word)) return [`%${Buffer.from(word).toString('hex')}%`, `%${word}%`];
    return word.length < SHORTEST_PART ? [`% ${word}%`] : [`%${word.replace(domestic, '')}%`];
  });
}
