import { nameDistance } from './name-distance.ts';

const HOUR_MS = 3_600_000;

/** The limits of corrections that guests make themselves (R213), from the operator's settings. */
export interface CorrectionLimits {
  /** Corrections end this many hours before departure. */
  hours: number;
  /** By how many letters a name may differ from the booked one. */
  letters: number;
  /** How often one passenger may be corrected. */
  times: number;
}

/** The reason for a refused correction, with the limit that it exceeds. */
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
