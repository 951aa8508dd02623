import {
  DOCUMENT_END_LENGTH,
  type ListedPassenger,
  type LookupKind,
} from '@gangway/shared/contract/office/gate/finder.ts';
import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';

/** Letters that a name needs at least; of Chinese and Korean ones, each of which is a syllable. */
const SHORTEST_NAME = { letters: 3, syllables: 2 };
/** A cabin is looked for by its whole number, a document by its last characters. */
const SHORTEST_NUMBER = 2;

/** What an officer looks for. `typed`: as it came, for an order number or a serial, which have rules of their own. */
export type Query = { words: string[] } | { number: string; typed: string };

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
const compact = (text: string): string => wordsOf(text).join('');

/** Reads what was typed: a number where a digit is in it, otherwise words of a name. Null where it is too short to look for. */
export function readQuery(typed: string): Query | null {
  const words = wordsOf(typed);
  const letters = words.join('');
  if (/\p{N}/u.test(letters))
    return letters.length >= SHORTEST_NUMBER ? { number: letters, typed: typed.trim() } : null;
  const shortest = /[\p{Script=Han}\p{Script=Hangul}]/u.test(letters)
    ? SHORTEST_NAME.syllables
    : SHORTEST_NAME.letters;
  return [...letters].length >= shortest ? { words } : null;
}

/**
 * Who is meant, and by what they were found. Each word has to begin another word of the name, in any order; a cabin is
 * meant by its whole number, a document by its last characters or more of it, a party by the number of its order or the serial
 * of one of its tickets. What has the prefix of order numbers means an order alone: no document that ends alike (R140).
 */
export function findIn(
  passengers: readonly ListedPassenger[],
  query: Query,
  orderPrefix: string,
): { kind: LookupKind; found: ListedPassenger[] } {
  if ('words' in query)
    return {
      kind: 'name',
      found: passengers.filter(one => isNamed(wordsOf(one.passengerName), query.words)),
    };
  const { number, typed } = query;
  const [order] = typed.split(/[-\s]\d{1,2}$/);
  const meant = [typed, order ?? ''].map(text => normalizeOrderNumber(text, orderPrefix));
  const party = passengers.filter(({ orderNumber }) => meant.includes(orderNumber));
  const isOrder = meant.some(Boolean) && orderPrefix !== '' && number.startsWith(compact(orderPrefix));
  if (party.length > 0 || isOrder) return { kind: 'order', found: party };
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
