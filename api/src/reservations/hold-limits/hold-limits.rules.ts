import type { Settings } from '@gangway/shared/contract/settings.ts';
import { AppError } from '../../lib/errors.ts';
import type { Left } from '../inventory/inventory.repository.ts';
import type { PlaceJudge } from '../inventory/places.rules.ts';
import type { Origin, OriginKind } from './origins.rules.ts';

/** What the limits look at in a booking. */
export interface Claim {
  sailingId: number;
  places: number;
  origins: readonly Origin[];
  /** Digests of the passengers' documents, in their order; undefined where a number has nothing in it. */
  documents: readonly (string | undefined)[];
  isAgent: boolean;
  /** Whether a proof of work came with it. */
  proven: boolean;
}

/** Places of an origin on a sailing: held now, and given back unpaid lately. */
export interface Standing {
  live: number;
  lapsed: number;
}

/** What was there before the batch. */
export interface Known {
  standingOf(sailingId: number, digest: string): Standing;
  isBooked(sailingId: number, document: string): boolean;
}

export type HoldSettings = Pick<
  Settings,
  | 'holdMinutes'
  | 'holdPlacesPerBuyer'
  | 'holdPlacesPerAgent'
  | 'holdPlacesPerNetwork'
  | 'holdPlacesBeforeCheck'
  | 'holdLapses'
  | 'scarcePercent'
  | 'scarceHoldMinutes'
>;

/** Whom a proof of work is asked of: a network or an account holds many places without anybody doing wrong. */
const CHECKED: readonly OriginKind[] = ['account', 'network'];

/** Judges claims in their turn: each counts those that were admitted before it. */
export interface HoldJudge extends PlaceJudge<Claim> {
  /** For how long an admitted claim holds its places. */
  minutesOf(claim: Claim): number | undefined;
}

/**
 * Judges bookings by what their origins hold already (decision 26): unpaid places at once, how often they were given back
 * unpaid, and documents that are on the sailing. First what can be put right, then the limits, then the proof of work, so
 * that nobody proves in vain.
 */
export function createHoldJudge(settings: HoldSettings, known: Known): HoldJudge {
  const held = new Map<string, number>();
  const booked = new Set<string>();
  const minutes = new Map<Claim, number>();
  const nameOf = (sailingId: number, digest: string) => `${sailingId} ${digest}`;
  const standingOf = ({ sailingId }: Claim, { digest }: Origin): Standing => {
    const { live, lapsed } = known.standingOf(sailingId, digest);
    return { live: live + (held.get(nameOf(sailingId, digest)) ?? 0), lapsed };
  };
  const isBooked = (sailingId: number, document: string) =>
    known.isBooked(sailingId, document) || booked.has(nameOf(sailingId, document));

  const limitRefusal = (claim: Claim): AppError | undefined => {
    for (const origin of claim.origins) {
      const { live, lapsed } = standingOf(claim, origin);
      const limit = limitOf(settings, claim, origin.kind);
      if (lapsed >= limit * settings.holdLapses) return new AppError('holds-lapsed');
      // Of documents each is on a sailing once anyway.
      if (origin.kind === 'document' || live + claim.places <= limit) continue;
      return origin.kind === 'network'
        ? new AppError('too-many-holds-here')
        : new AppError('too-many-holds', { params: { count: limit } });
    }
    return undefined;
  };

  const needsProof = (claim: Claim, left: Left): boolean =>
    claim.origins.some(origin => {
      if (!CHECKED.includes(origin.kind)) return false;
      const { live, lapsed } = standingOf(claim, origin);
      if (isScarce(settings, left)) return live + lapsed > 0;
      return live + claim.places > settings.holdPlacesBeforeCheck;
    });

  const isShort = (claim: Claim, left: Left): boolean =>
    claim.origins.some(origin => {
      const { live, lapsed } = standingOf(claim, origin);
      if (isScarce(settings, left) && live + lapsed > 0) return true;
      // What a neighbour lets lapse is no reason to hurry, unless there are many of them.
      return lapsed > (origin.kind === 'network' ? settings.holdPlacesBeforeCheck : 0);
    });

  return {
    refusal: (claim, left) =>
      documentRefusal(claim, document => isBooked(claim.sailingId, document)) ??
      limitRefusal(claim) ??
      (!claim.proven && needsProof(claim, left) ? new AppError('human-proof-required') : undefined),
    admit(claim, left) {
      const { holdMinutes, scarceHoldMinutes } = settings;
      minutes.set(claim, isShort(claim, left) ? Math.min(holdMinutes, scarceHoldMinutes) : holdMinutes);
      for (const { digest } of claim.origins) {
        const name = nameOf(claim.sailingId, digest);
        held.set(name, (held.get(name) ?? 0) + claim.places);
      }
      for (const document of claim.documents) if (document) booked.add(nameOf(claim.sailingId, document));
    },
    minutesOf: claim => minutes.get(claim),
  };
}

/**
 * Why these documents cannot sail together: one is on the sailing already, stands twice, or has no number. It is said of the
 * passengers of the booking alone, never whose the other ticket is.
 */
export function documentRefusal(
  { documents }: Pick<Claim, 'documents'>,
  isBooked: (document: string) => boolean,
  fieldOf = (place: number) => `passengers.${place}.idNumber`,
): AppError | undefined {
  const fields: Record<string, string> = {};
  for (const [place, document] of documents.entries()) {
    if (document === undefined) fields[fieldOf(place)] = 'document-number';
    else if (isBooked(document) || documents.indexOf(document) < place)
      fields[fieldOf(place)] = 'document-booked';
  }
  const reasons = Object.values(fields);
  if (reasons.length === 0) return undefined;
  return new AppError(reasons.includes('document-booked') ? 'document-booked' : 'invalid-input', { fields });
}

/** How many unpaid places of a sailing an origin may hold at once. */
function limitOf(settings: HoldSettings, { isAgent }: Claim, kind: OriginKind): number {
  const { holdPlacesPerBuyer, holdPlacesPerAgent, holdPlacesPerNetwork } = settings;
  if (kind === 'document') return 1;
  if (kind === 'network')
    return isAgent ? Math.max(holdPlacesPerNetwork, holdPlacesPerAgent) : holdPlacesPerNetwork;
  return isAgent ? holdPlacesPerAgent : holdPlacesPerBuyer;
}

const isScarce = ({ scarcePercent }: HoldSettings, { places, capacity }: Left): boolean =>
  places * 100 < capacity * scarcePercent;
