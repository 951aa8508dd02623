import { z } from 'zod';
import { languages } from '../../base/languages.ts';
import { unknownPlaceholders } from '../../base/legal-placeholders.ts';
import { catalogueId, localDate, localised, translated, typedLines } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { legalPage } from '../../legal.ts';

/** The most characters of a legal page in one language. */
export const LEGAL_TEXT_MOST = 60_000;

/** A version of a legal page, in every language in which it is written. */
export const officeLegalVersion = z.object({
  id: z.int(),
  version,
  page: legalPage,
  validFrom: localDate,
  text: translated,
  isFixed: z.boolean().describe('It holds or has held, and is neither changed nor deleted any more'),
});
export const officeLegalQuery = z.object({ page: legalPage });
export const officeLegalParams = z.object({ id: catalogueId });

const text = typedLines(LEGAL_TEXT_MOST);

/** English is required; other languages fall back to it. */
export const legalVersionFields = z.object({
  validFrom: localDate,
  text: localised(text).extend({ en: text.min(1) }),
});

/** Refuses a text with a figure that does not exist: it would stand on the site as it was typed. */
export function refuseUnknownPlaceholders(
  save: Pick<z.output<typeof legalVersionFields>, 'text'>,
  context: z.RefinementCtx,
): void {
  for (const language of languages)
    if (unknownPlaceholders(save.text[language] ?? '').length > 0)
      context.addIssue({ code: 'custom', path: ['text', language], message: 'unknown-placeholder' });
}

export const legalVersionSave = legalVersionFields.superRefine(refuseUnknownPlaceholders);
export const legalVersionCreate = legalVersionSave.safeExtend({ page: legalPage });

export type OfficeLegalVersion = z.infer<typeof officeLegalVersion>;
export type LegalVersionSave = z.output<typeof legalVersionSave>;
export type LegalVersionCreate = z.output<typeof legalVersionCreate>;
