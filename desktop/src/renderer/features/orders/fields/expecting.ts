import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';

/** Whether it makes sense to ask for a week of pregnancy, by what is chosen so far. */
export const mayExpect = (gender: Gender | '' | undefined): boolean =>
  gender === 'female' || gender === 'other';

/** A passenger without what was typed before the gender was corrected, and is no longer seen. */
export const withoutUnasked = <P extends { gender: Gender | ''; pregnancyWeek?: number | null | undefined }>(
  passenger: P,
): P => (mayExpect(passenger.gender) ? passenger : { ...passenger, pregnancyWeek: null });
