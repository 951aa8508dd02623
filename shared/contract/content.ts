import { z } from 'zod';
import { language } from './base/vocabulary.ts';

/** A slide of the home page. */
export const slide = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  linkUrl: z.string(),
});
export const slidesQuery = z.object({ language });
export type Slide = z.infer<typeof slide>;
