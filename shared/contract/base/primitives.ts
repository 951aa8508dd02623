import { z } from 'zod';
import { isRequired, type Language, languages, type RequiredLanguage } from './languages.ts';
import { cleanLine, cleanLines, hasLetter, isWellFormed, visibleLine } from './typed-text.ts';

export type { Translated } from './languages.ts';

/** Money in the API: whole sen, never a fraction. */
export const sen = z.int().min(0);
/** A calendar date in the ship's time zone, `YYYY-MM-DD`; never an instant. */
export const localDate = z.iso.date();
/** An instant, ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });
export const uuid = z.uuid();
/** Identifier of a catalogue record (port, ship, sailing …). */
export const catalogueId = z.coerce.number().int().min(1).max(2_147_483_647);
/** A set: order does not matter, and duplicates count once. */
export const setOf = <Item extends z.ZodType<string | number>>(item: Item) =>
  z.array(item).overwrite(items => [...new Set(items)]);
/** A country by its two-letter code, ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
const wellFormed = z.string().refine(isWellFormed, 'text-damaged');
/**
 * One line that a person typed, cleaned (`cleanLine`). Every free text, code or search number in a request
 * is one of these four, or has its own pattern: `api/test/server/typed-text.test.ts` checks all of them.
 */
export const typedText = (max: number) => wellFormed.overwrite(cleanLine).max(max);
/** The same with line breaks. */
export const typedLines = (max: number) => wellFormed.overwrite(cleanLines).max(max);
/** Text from a scanner. Blanks are kept, because a ticket's code may contain them (Base45). */
export const scannedText = (max: number) => wellFormed.overwrite(code => visibleLine(code).trim()).max(max);
/** The name of a ship, a port …: a line with at least one letter. `min(1)` refuses an empty one. */
export const typedName = (max: number) =>
  typedText(max).refine(name => name === '' || hasLetter(name), 'name-letters');

type Localised<Required extends z.ZodType, Other extends z.ZodType> = {
  [Code in Language]: Code extends RequiredLanguage ? Required : z.ZodOptional<Other>;
};

/**
 * An object with one `schema` per language of the table. Where the operator's texts are not required, the text is
 * optional, and `other` is its schema.
 */
export function localised<Required extends z.ZodType, Other extends z.ZodType = Required>(
  schema: Required,
  other: Other | Required = schema,
) {
  const shape = languages.map(language => [language, isRequired(language) ? schema : other.optional()]);
  return z.object(Object.fromEntries(shape) as Localised<Required, Other>);
}

/** A text of the operator, in the languages in which it exists; `textIn` reads it. */
export const translated = localised(z.string());
/** A text that must not be empty in the required languages, with its line breaks. */
export const localisedLines = (max: number) => localised(typedLines(max).min(1), typedLines(max));
/** A name that must not be empty in the required languages. */
export const localisedName = (max: number) => localised(typedName(max).min(1), typedName(max));

export const pageQuery = {
  page: z.coerce.number().int().min(1).default(1).describe('Number of the page, from 1'),
  size: z.coerce.number().int().min(1).max(200).default(20).describe('Rows of a page'),
};
/** The highest exact count of a list: beyond it, `totalIsExact` is false. */
export const MOST_COUNTED = 10_000;
/** One page of a list, with the total number of rows. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });
/** One page of a list without a bound: counted up to MOST_COUNTED. */
export const countedPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({
    totalIsExact: z.boolean().describe(`False where there are more than ${MOST_COUNTED}`),
  });
/** The same for a list with key-based paging: new rows neither repeat nor hide others. */
export const keyedPageOf = <Item extends z.ZodType>(item: Item) =>
  countedPageOf(item).extend({
    next: z.string().nullable().describe('`after` of the page that follows; null on the last'),
  });
/** The start of a page with key-based paging: after the last row of the previous page. `page` is then only its number. */
export const keyQuery = { after: typedText(400).optional() };
