import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { MovedGuest } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import { AppError } from '../../../lib/errors.ts';
import { assignCabinsInTurn } from '../../../reservations/cabins/cabin-requests.rules.ts';
import { describeFinding } from '../../../reservations/pricing/travel-findings.rules.ts';
import type { SailingTerms } from '../../../reservations/sailings/sailings.service.ts';
import type { Guest } from './leaving.rules.ts';

/** The leaving and the staying guests, with their cabins before and after, by number (R374). */
export function guestsOf(
  everybody: readonly Guest[],
  going: readonly Guest[],
  had: readonly { id: string; number: string }[],
  newCabins: readonly { number: string; maxOccupancy: number }[],
): MovedGuest[] {
  const numberOf = new Map(had.map(({ id, number }) => [id, number]));
  const beds = assignCabinsInTurn(
    newCabins.map(({ number, maxOccupancy }) => ({ id: number, maxOccupancy })),
    going.length,
  );
  return everybody.map(member => {
    const from = (member.cabinId && numberOf.get(member.cabinId)) ?? null;
    const index = going.indexOf(member);
    const cabin = { from, to: index < 0 ? from : (beds[index] ?? null) };
    return { passengerId: member.passengerId, name: member.passenger.name, goes: index >= 0, cabin };
  });
}

/**
 * The staying guests must be able to sail on their own, as any party that books: no minor without an adult, and no more infants
 * than the adults may bring (R373).
 *
 * @throws AppError `staying-guests-refused` with the names and the reason.
 */
export function requireCompany(
  staying: readonly Guest[],
  { date, arrivesAt }: SailingTerms,
  { infantsPerAdult }: Pick<Settings, 'infantsPerAdult'>,
  now: Date,
  language: Language,
): void {
  const broken = checkTravelRules(
    staying.map(({ passenger }) => passenger),
    {
      sailingDate: date,
      arrivalDate: localDateOf(arrivesAt),
      today: localDateIn(now),
      infantsPerAdult,
    },
  ).find(({ rule }) => rule === 'minor-unaccompanied' || rule === 'infants-per-adult');
  if (!broken) return;
  const name = broken.passenger === null ? undefined : staying[broken.passenger]?.passenger.name;
  const { message } = describeFinding(broken, language);
  throw new AppError('staying-guests-refused', {
    params: { reason: name ? `${name}: ${message}` : message },
  });
}
