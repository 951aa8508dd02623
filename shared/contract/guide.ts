import { z } from 'zod';
import { language } from './base/vocabulary.ts';

/** The pages of the operator's own texts (R416), in the order in which they are linked. */
export const guidePages = ['on-board', 'luggage', 'faq'] as const;
export const guidePage = z.enum(guidePages);

/** A section of a page; on the FAQ a question with its answer. */
export const guideEntry = z.object({
  id: z.int(),
  heading: z.string(),
  text: z.string().describe('An empty line separates paragraphs; lines that begin with a hyphen are a list'),
});
export const guideParams = z.object({ page: guidePage });
export const guideQuery = z.object({ language });

export type GuidePage = z.infer<typeof guidePage>;
export type GuideEntry = z.infer<typeof guideEntry>;
