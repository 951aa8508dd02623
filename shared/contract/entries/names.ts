import { hasLetter } from '../base/typed-text.ts';
import { printedHan, printedRanges } from './printed-letters.ts';

/** What is wrong with a name, as a key of the texts in shared/i18n (`entry-rules`). */
export type NameFault = 'name-letters' | PrintFault;
export type PrintFault = 'name-latin';

const HAN_FROM = 0x4e00;
const HAN_TO = 0x9fff;

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function isPrintedHan(point: number): boolean {
  const index = point - HAN_FROM;
  const six = signs.indexOf(printedHan.charAt(Math.floor(index / 6)));
  return ((six >> (index % 6)) & 1) === 1;
}

const isPrintedPoint = (point: number): boolean =>
  point >= HAN_FROM && point <= HAN_TO
    ? isPrintedHan(point)
    : printedRanges.some(([from, to]) => point >= from && point <= to);

/**
 * Whether the fonts of tickets, receipts and manifests have every character of a cleaned text. Others are printed as boxes, so that
 * the gate cannot compare the name with the passport. The passport's Latin line can always be printed (R267).
 */
export const isPrinted = (text: string): boolean =>
  [...text].every(character => isPrintedPoint(character.codePointAt(0) ?? 0));

/** What is wrong with a cleaned text that is printed, or null. */
export const printFault = (text: string): PrintFault | null => (isPrinted(text) ? null : 'name-latin');

/** What is wrong with the cleaned name of a person, or null. An empty one is a missing entry, not a wrong one. */
export function nameFault(name: string): NameFault | null {
  if (name === '') return null;
  return printFault(name) ?? (hasLetter(name) ? null : 'name-letters');
}
