import {
  DOCUMENT_END_LENGTH,
  type ListedPassenger,
  type LookupKind,
} from '@gangway/shared/contract/office/gate/finder.ts';
import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';

/** The minimum length of a name; shorter for Chinese and Korean, where each letter is a syllable. */
const SHORTEST_NAME = { letters: 3, syllables: 2 };
/** A cabin is searched by its whole number, a document by its last characters. */
const SHORTEST_NUMBER = 2;

/** A search. `typed`: the original text, for an order number or a serial, which have their own rules. */
export type Query = { words: string[] } | { number: string; typed: string };

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
const compact = (text: string): string => wordsOf(text).join('');

/**
 * Parses the typed text: a number if it contains a digit, otherwise words of a name. Null if it is too short.
 */
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
 * The matching passengers, and what they were matched by. Each word must start another word of the name, in any order.
 * A cabin matches by its whole number, a document by its end, a party by its order number or the serial of one of its
 * tickets. A text with the prefix of order numbers matches orders only, not documents with the same end (R140).
 */
export function findIn(
  passengers: readonly ListedPassenger[],
  query: Query,
  orderPrefix: string,
): { kind: LookupKind; matches: ListedPassenger[] } {
  if ('words' in query)
    return {
      kind: 'name',
      matches: passengers.filter(passenger => isNamed(wordsOf(passenger.passengerName), query.words)),
    };
  const { number, typed } = query;
  const [order] = typed.split(/[-\s]\d{1,2}$/);
  const orderNumbers = [typed, order ?? ''].map(text => normalizeOrderNumber(text, orderPrefix));
  const party = passengers.filter(({ orderNumber }) => orderNumbers.includes(orderNumber));
  const isOrder = orderNumbers.some(Boolean) && orderPrefix !== '' && number.startsWith(compact(orderPrefix));
  if (party.length > 0 || isOrder) return { kind: 'order', matches: party };
  const end = number.length >= DOCUMENT_END_LENGTH ? number.slice(-DOCUMENT_END_LENGTH) : null;
  const isCabin = ({ cabin }: ListedPassenger) => cabin !== null && compact(cabin) === number;
  const isDocument = ({ documentEnd }: ListedPassenger) => documentEnd === end;
  const matches = passengers.filter(passenger => isCabin(passenger) || isDocument(passenger));
  const [byCabin, byDocument] = [matches.some(isCabin), matches.some(isDocument)];
  return { kind: byCabin === byDocument ? 'number' : byCabin ? 'cabin' : 'document', matches };
}

function isNamed(name: readonly string[], [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  return name.some(
    (word, index) =>
      word.startsWith(first) && isNamed([...name.slice(0, index), ...name.slice(index + 1)], rest),
  );
}
