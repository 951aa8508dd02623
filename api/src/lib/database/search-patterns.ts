import { readEmail } from '@gangway/shared/contract/entries/email.ts';
import { phoneSearch } from '@gangway/shared/contract/entries/phone.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';

/** Signs that people write or leave out in numbers and names: the same that `search_words` drops (migration 0049). */
const signs = /[!-/:-@[-`{-~‘’·–—]/g;
const notAscii = /[^ -~]/;

/** From this length on a word is searched anywhere inside words, below it only at their beginning. */
const SHORTEST_PART = 3;

/** Digits that begin with the 0 of a call within the country, which a number kept with its country code does not have. */
const domestic = /^0(?=[0-9]{4,}$)/;

/**
 * Typed text as patterns for the words that an order or a customer is found by (migrations 0009, 0003): all of them
 * must match. Words may come in any order, whole or in part, with their accents or without; a word of one or two letters is a prefix. For a word that
 * is not ASCII both its bytes, which the index supports, and the word itself are searched. A phone number is found in
 * whichever spelling it is kept, an e-mail address by its domain in ASCII.
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
