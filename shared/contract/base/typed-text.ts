/**
 * The cleaning of everything that a person types, before it is measured, compared or stored. Text comes out of scanners,
 * chats, PDFs and other alphabets' keyboards with characters that nobody sees, and that neither PostgreSQL nor XML takes.
 */

/** What ends a line, in whichever system it was typed. */
const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * What is never seen: control, format and bidi characters, noncharacters and fillers. Selectors of an emoji's form
 * (U+FE0E, U+FE0F) stay.
 */
const unseen =
  /\u034f|[\ufe00-\ufe0d]|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u115f\u1160\u17b4\u17b5\u180e\u2065\u3164\uffa0\ufff0-\ufff8]|[\u180b-\u180d\u180f]/gu;

/** A joiner between two signs of a script that spells with it, or inside an emoji of several people. */
const joined =
  /(?:[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}][\u200c\u200d](?=[\p{L}\p{M}]))|(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))/gu;

/** Blanks of every width, and the Braille sign without a dot. */
const blanks = /[\s\u2800]+/g;

const halfSurrogate = /\p{Cs}/u;

/** Without a half of a surrogate pair, which no encoding can write down. */
export const isWellFormed = (text: string): boolean => !halfSurrogate.test(text);

/** The characters of one line that can be seen: line breaks and tabs are spaces, other blanks stay as they are. */
export function visibleLine(text: string): string {
  const line = text.replace(lineBreaks, ' ').replaceAll('\t', ' ');
  let visible = '';
  let from = 0;
  for (const { 0: kept, index } of line.matchAll(joined)) {
    visible += line.slice(from, index).replace(unseen, '') + kept;
    from = index + kept.length;
  }
  return visible + line.slice(from).replace(unseen, '');
}

/** A typed line: a line break is a space, runs of spaces are one, what cannot be seen is dropped. */
export const cleanLine = (typed: string): string =>
  visibleLine(typed).replace(blanks, ' ').trim().normalize('NFC');

/** Typed text of several lines, each cleaned, with at most one empty line between two. */
export const cleanLines = (typed: string): string =>
  typed
    .replace(lineBreaks, '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a cleaned text has a letter, of any script: digits and dots alone are no name. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
