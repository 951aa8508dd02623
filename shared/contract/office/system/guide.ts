import { z } from 'zod';
import { languages } from '../../base/languages.ts';
import { catalogueId, localised, translated, typedLines, typedText } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { guidePage } from '../../guide.ts';

/** The most characters of a heading and of its text, and the most entries of one page. */
export const guideLimits = { heading: 160, text: 4000, entries: 100 } as const;

/** An entry of a page of the guide, in every language in which it is written. */
export const officeGuideEntry = z.object({
  id: z.int(),
  version,
  page: guidePage,
  position: z.int().describe('Its position on the page, from 1'),
  heading: translated,
  text: translated,
});
export const officeGuideQuery = z.object({ page: guidePage });
export const officeGuideParams = z.object({ id: catalogueId });

const heading = typedText(guideLimits.heading);
const text = typedLines(guideLimits.text);

/**
 * A heading with its text. English is required; a language has both or neither, and falls back to English without them, so
 * that no entry mixes languages.
 */
export const guideEntrySave = z
  .object({
    heading: localised(heading).extend({ en: heading.min(1) }),
    text: localised(text).extend({ en: text.min(1) }),
  })
  .superRefine((entry, context) => {
    for (const language of languages) {
      if (language === 'en') continue;
      const written = { heading: Boolean(entry.heading[language]), text: Boolean(entry.text[language]) };
      if (written.heading !== written.text)
        context.addIssue({
          code: 'custom',
          path: [written.heading ? 'text' : 'heading', language],
          message: 'heading-and-text',
        });
    }
  });
export const guideEntryCreate = guideEntrySave.safeExtend({ page: guidePage });

const allEntries = z.array(z.int()).max(guideLimits.entries);
/** The ids of all entries of a page in their new order, and in the order that was shown: if that has changed, the request is refused (R201). */
export const guideOrder = z.object({ page: guidePage, seen: allEntries, ids: allEntries });

export type OfficeGuideEntry = z.infer<typeof officeGuideEntry>;
export type GuideEntrySave = z.output<typeof guideEntrySave>;
export type GuideEntryCreate = z.output<typeof guideEntryCreate>;
export type GuideOrder = z.output<typeof guideOrder>;
