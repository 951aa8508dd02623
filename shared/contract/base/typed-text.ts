/**
 * Cleans everything that a person types, before it is measured, compared or stored. Text from scanners,
 * chats, PDFs and keyboards of other alphabets contains invisible characters that neither PostgreSQL nor XML accepts.
 */

/** Line endings of all systems. */
const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters: control, format and bidi characters, noncharacters and fillers. Variation selectors of emoji
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

/** Removes lone surrogates, which no encoding can represent. */
export const isWellFormed = (text: string): boolean => !halfSurrogate.test(text);

/** Most of what is typed: none of these characters is invisible. */
const plain = /^[ -~]*$/;

/** The visible characters of one line: line breaks and tabs become spaces, other blanks are kept. */
export function visibleLine(text: string): string {
  if (plain.test(text)) return text;
  const line = text.replace(lineBreaks, ' ').replaceAll('\t', ' ');
  let visible = '';
  let from = 0;
  for (const { 0: kept, index } of line.matchAll(joined)) {
    visible += line.slice(from, index).replace(unseen, '') + kept;
    from = index + kept.length;
  }
  return visible + line.slice(from).replace(unseen, '');
}

/** Cleans a typed line: line breaks become spaces, runs of spaces become one, invisible characters are dropped. */
export const cleanLine = (typed: string): string =>
  visibleLine(typed).replace(blanks, ' ').trim().normalize('NFC');

/** Cleans each line of typed text; at most one empty line is kept between two lines. */
export const cleanLines = (typed: string): string =>
  typed
    .replace(lineBreaks, '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a cleaned text has a letter, of any script: a name needs more than digits and dots. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
