import { z } from 'zod';
import { catalogueId, localDate } from './base/primitives.ts';
import { language } from './base/vocabulary.ts';

/** The legal pages (R26), in the order in which they are linked. */
export const legalPages = ['terms', 'privacy', 'pdpa'] as const;
export const legalPage = z.enum(legalPages);

/** A version of a page, without its text. */
const legalEdition = z.object({ id: z.int(), validFrom: localDate });

/** The version of a page that holds today, or another one that was asked for, in a language. */
export const legalText = legalEdition.extend({
  text: z
    .string()
    .describe(
      'Lines that begin with “# ” are headings, an empty line separates paragraphs; figures of the settings stand as {{holdMinutes}}',
    ),
  others: z.array(legalEdition).describe('The other versions of the page, newest first'),
});
export const legalParams = z.object({ page: legalPage });
export const legalQuery = z.object({
  language,
  edition: catalogueId.optional().describe('The version that is asked for, instead of that of today'),
});

export type LegalPageName = (typeof legalPages)[number];
export type LegalText = z.infer<typeof legalText>;
