import { z } from 'zod';
import { catalogueId, localDate, pageOf, typedText } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { language } from '../../base/vocabulary.ts';
import { linkUrl } from '../orders/links.ts';
import { listQuery } from '../system/lists.ts';
import { picture, pictureName } from './pictures.ts';

/** The state of a slide's schedule today. */
export const slideStates = ['shown', 'coming', 'over'] as const;

/** A slide of the home page with its schedule. */
export const officeSlide = z.object({
  id: z.int(),
  version,
  position: z.int().describe('Its position in the order, from 1'),
  language: language.nullable().describe('Null: shown in every language'),
  title: z.string(),
  subtitle: z.string(),
  picture,
  linkUrl: z.string(),
  shownFrom: localDate.nullable(),
  shownUntil: localDate.nullable().describe('Last day on which it is shown'),
  state: z.enum(slideStates),
});
export const officeSlidesQuery = z.object({
  search: typedText(80).default('').describe('Part of title or subtitle'),
  language: language.optional().describe('Slides that are shown in this language'),
  state: z.enum(slideStates).optional(),
  ...listQuery(['position', 'title', 'shownFrom'], { sort: 'position' }),
});
export const officeSlidePage = pageOf(officeSlide);

export const officeSlideSave = z
  .object({
    language: language.nullable(),
    title: typedText(120).min(1),
    subtitle: typedText(240).default(''),
    picture: pictureName.describe('Name of an uploaded picture'),
    linkUrl: linkUrl.default(''),
    shownFrom: localDate.nullable().default(null),
    shownUntil: localDate.nullable().default(null),
  })
  .refine(slide => !slide.shownFrom || !slide.shownUntil || slide.shownFrom <= slide.shownUntil, {
    path: ['shownUntil'],
    message: 'days-in-order',
  });
export const officeSlideParams = z.object({ id: catalogueId });

const allSlides = z.array(z.int()).max(500);
/** The ids of all slides in their new order, and in the order that was shown: if that has changed, the request is refused (R201). */
export const slideOrder = z.object({ seen: allSlides, ids: allSlides });

export type OfficeSlide = z.infer<typeof officeSlide>;
export type OfficeSlidesQuery = z.output<typeof officeSlidesQuery>;
export type OfficeSlideSave = z.output<typeof officeSlideSave>;
export type SlideOrder = z.output<typeof slideOrder>;
export type SlideState = (typeof slideStates)[number];
