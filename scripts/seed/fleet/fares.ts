import type { Session, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Fares } from '@gangway/shared/domain/money/fares.ts';

const STARTING_RINGGIT = 38;
const RINGGIT_PER_NM: Record<Session, number> = { daytime: 0.72, nighttime: 0.98 };
const PEAK_PERCENT = 130;

/** A share of the adult fare in percent. Infants pay for their life jacket and meal. */
const shareOfAdult: Record<TicketType, number> = { adult: 100, child: 60, infant: 15, senior: 80 };

/** Fares of a route by its length, in whole ringgit; adult fares end in 8, like all prices of the operator. */
export function routeFares(distanceNm: number, session: Session): Fares {
  return faresFromAdult(STARTING_RINGGIT + distanceNm * RINGGIT_PER_NM[session]);
}

/** The fares of a peak sailing, instead of its route's. */
export function peakFares(distanceNm: number, session: Session): Fares {
  const usual = routeFares(distanceNm, session).adult / 100;
  return faresFromAdult((usual * PEAK_PERCENT) / 100);
}

function faresFromAdult(ringgit: number): Fares {
  const adult = Math.round(ringgit / 10) * 10 + 8;
  const fare = (type: TicketType) => Math.round((adult * shareOfAdult[type]) / 100) * 100;
  return { adult: fare('adult'), child: fare('child'), infant: fare('infant'), senior: fare('senior') };
}
