import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';

/** Whether a week of pregnancy can apply, by the choices so far. */
export const mayExpect = (gender: Gender | '' | undefined): boolean =>
  gender === 'female' || gender === 'other';

/** A passenger without the hidden input from before the gender was corrected. */
export const withoutUnasked = <P extends { gender: Gender | ''; pregnancyWeek?: number | null | undefined }>(
  passenger: P,
): P => (mayExpect(passenger.gender) ? passenger : { ...passenger, pregnancyWeek: null });
