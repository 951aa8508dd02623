import {
  DOCUMENT_END_LENGTH,
  type ListedPassenger,
  type LookupKind,
} from '@gangway/shared/contract/office/gate/finder.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';

/** Letters that a name needs at least; of Chinese and Korean ones, each of which is a syllable. */
const SHORTEST_NAME = { letters: 3, syllables: 2 };
/** A cabin is looked for by its whole number, a document by its last characters. */
const SHORTEST_NUMBER = 2;

/** What an officer looks for. */
export type Query = { words: string[] } | { number: string };

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
const compact = (text: string): string => wordsOf(text).join('');

/** Reads what was typed: a number where a digit is in it, otherwise words of a name. Null where it is too short to look for. */
export function readQuery(typed: string): Query | null {
  const words = wordsOf(typed);
  const letters = words.join('');
  if (/\p{N}/u.test(letters)) return letters.length >= SHORTEST_NUMBER ? { number: letters } : null;
  const shortest = /[\p{Script=Han}\p{Script=Hangul}]/u.test(letters)
    ? SHORTEST_NAME.syllables
    : SHORTEST_NAME.letters;
  return [...letters].length >= shortest ? { words } : null;
}

/**
 * Who is meant, and by what they were found. Each word has to begin another word of the name, in any order; a cabin is
 * meant by its whole number, a document by its last characters or more of it.
 */
export function findIn(
  passengers: readonly ListedPassenger[],
  query: Query,
): { kind: LookupKind; found: ListedPassenger[] } {
  if ('words' in query)
    return {
      kind: 'name',
      found: passengers.filter(one => isNamed(wordsOf(one.passengerName), query.words)),
    };
  const { number } = query;
  const end = number.length >= DOCUMENT_END_LENGTH ? number.slice(-DOCUMENT_END_LENGTH) : null;
  const isCabin = ({ cabin }: ListedPassenger) => cabin !== null && compact(cabin) === number;
  const isDocument = ({ documentEnd }: ListedPassenger) => documentEnd === end;
  const found = passengers.filter(one => isCabin(one) || isDocument(one));
  const [byCabin, byDocument] = [found.some(isCabin), found.some(isDocument)];
  return { kind: byCabin === byDocument ? 'number' : byCabin ? 'cabin' : 'document', found };
}

function isNamed(name: readonly string[], [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  return name.some(
    (word, place) =>
      word.startsWith(first) && isNamed([...name.slice(0, place), ...name.slice(place + 1)], rest),
  );
}
