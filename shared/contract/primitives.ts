import { z } from 'zod';

/** Money on the wire: whole sen, never a fraction. */
export const sen = z.int().min(0);
/** A calendar day where the ship is, `YYYY-MM-DD`; never an instant. */
export const localDate = z.iso.date();
/** An instant, ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });
export const uuid = z.uuid();
/** Identifier of a thing of the catalogue (port, ship, sailing …). */
export const catalogueId = z.coerce.number().int().min(1).max(2_147_483_647);
/** A country by its two-letter code, ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** A text that exists in every language of the interface. */
export const translated = z.object({ en: z.string(), zh: z.string(), ko: z.string() });
/** Text a person typed: white space at its ends is not part of it. */
export const typedText = (max: number) => z.string().trim().max(max);

export const pageQuery = {
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(200).default(20),
};
/** One page of a list, with the number of rows in all. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });

export type Translated = z.infer<typeof translated>;
