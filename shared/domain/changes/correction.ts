import { nameDistance } from './name-distance.ts';

const HOUR_MS = 3_600_000;

/** What guests may correct of a passenger by themselves (R213), from the operator's settings. */
export interface CorrectionLimits {
  /** Corrections end so many hours before departure. */
  hours: number;
  /** How many letters a name may differ from the booked one. */
  letters: number;
  /** How often one passenger may be corrected. */
  times: number;
}

/** Why a correction is refused, with the limit that it exceeds. */
export interface CorrectionRefusal {
  code: 'correction-too-late' | 'correction-too-often' | 'correction-too-far';
  count: number;
}

/** Checks a correction by guests. @returns null if it is allowed. */
export function correctionRefusal(
  {
    departsAt,
    corrections,
    bookedName,
    name,
  }: { departsAt: Date; corrections: number; bookedName: string; name: string },
  { hours, letters, times }: CorrectionLimits,
  now: Date,
): CorrectionRefusal | null {
  if (departsAt.getTime() - hours * HOUR_MS <= now.getTime())
    return { code: 'correction-too-late', count: hours };
  if (corrections >= times) return { code: 'correction-too-often', count: times };
  if (nameDistance(bookedName, name) > letters) return { code: 'correction-too-far', count: letters };
  return null;
}
