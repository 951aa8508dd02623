import type { Settings } from '@gangway/shared/contract/settings.ts';
import { AppError } from '../../lib/errors.ts';
import type { Availability } from '../inventory/inventory.repository.ts';
import type { PlaceJudge } from '../inventory/places.rules.ts';
import type { Origin, OriginKind } from './origins.rules.ts';

/** The facts of a booking that the limits need. */
export interface HoldRequest {
  sailingId: number;
  places: number;
  origins: readonly Origin[];
  /** Digests of the passengers' documents, in their order; undefined for a number without any letter or digit. */
  documents: readonly (string | undefined)[];
  isAgent: boolean;
  /** Whether it has a valid proof of work. */
  proven: boolean;
}

/** An origin's places on a sailing: held now, and recently released unpaid. */
interface OriginHolds {
  live: number;
  lapsed: number;
}

/** The state before the batch. */
export interface ExistingHolds {
  holdsOf(sailingId: number, digest: string): OriginHolds;
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

/** Origins that need a proof of work instead of a refusal: a network or an account may hold many places legitimately. */
const CHECKED: readonly OriginKind[] = ['account', 'network'];

/** Judges requests in order: each counts those that were admitted before it. */
export interface HoldJudge extends PlaceJudge<HoldRequest> {
  /** How long an admitted request holds its places. */
  minutesOf(request: HoldRequest): number | undefined;
}

/**
 * Judges bookings by what their origins already hold (decision 26): unpaid places, how often places were released unpaid, and
 * documents on the sailing. Correctable errors come first, then the limits, then the proof of work, so that no proof is made in
 * vain.
 */
export function createHoldJudge(settings: HoldSettings, existing: ExistingHolds): HoldJudge {
  const held = new Map<string, number>();
  const booked = new Set<string>();
  const minutes = new Map<HoldRequest, number>();
  const nameOf = (sailingId: number, digest: string) => `${sailingId} ${digest}`;
  const holdsOf = ({ sailingId }: HoldRequest, { digest }: Origin): OriginHolds => {
    const { live, lapsed } = existing.holdsOf(sailingId, digest);
    return { live: live + (held.get(nameOf(sailingId, digest)) ?? 0), lapsed };
  };
  const isBooked = (sailingId: number, document: string) =>
    existing.isBooked(sailingId, document) || booked.has(nameOf(sailingId, document));

  const limitRefusal = (request: HoldRequest): AppError | undefined => {
    for (const origin of request.origins) {
      const { live, lapsed } = holdsOf(request, origin);
      const limit = limitOf(settings, request, origin.kind);
      if (lapsed >= limit * settings.holdLapses) return new AppError('holds-lapsed');
      // Each document is on a sailing only once anyway.
      if (origin.kind === 'document' || live + request.places <= limit) continue;
      return origin.kind === 'network'
        ? new AppError('too-many-holds-here')
        : new AppError('too-many-holds', { params: { count: limit } });
    }
    return undefined;
  };

  const needsProof = (request: HoldRequest, left: Availability): boolean =>
    request.origins.some(origin => {
      if (!CHECKED.includes(origin.kind)) return false;
      const { live, lapsed } = holdsOf(request, origin);
      if (isScarce(settings, left)) return live + lapsed > 0;
      return live + request.places > settings.holdPlacesBeforeCheck;
    });

  const isShort = (request: HoldRequest, left: Availability): boolean =>
    request.origins.some(origin => {
      const { live, lapsed } = holdsOf(request, origin);
      if (isScarce(settings, left) && live + lapsed > 0) return true;
      // The lapses of one other person in the network do not shorten a hold, only many of them.
      return lapsed > (origin.kind === 'network' ? settings.holdPlacesBeforeCheck : 0);
    });

  return {
    refusal: (request, left) =>
      documentRefusal(request, document => isBooked(request.sailingId, document)) ??
      limitRefusal(request) ??
      (!request.proven && needsProof(request, left) ? new AppError('human-proof-required') : undefined),
    admit(request, left) {
      const { holdMinutes, scarceHoldMinutes } = settings;
      minutes.set(request, isShort(request, left) ? Math.min(holdMinutes, scarceHoldMinutes) : holdMinutes);
      for (const { digest } of request.origins) {
        const name = nameOf(request.sailingId, digest);
        held.set(name, (held.get(name) ?? 0) + request.places);
      }
      for (const document of request.documents) if (document) booked.add(nameOf(request.sailingId, document));
    },
    minutesOf: request => minutes.get(request),
  };
}

/**
 * Why these documents cannot be booked together: one is already on the sailing, occurs twice, or has no number. The error names
 * only passengers of the booking, never the holder of the other ticket.
 */
export function documentRefusal(
  { documents }: Pick<HoldRequest, 'documents'>,
  isBooked: (document: string) => boolean,
  fieldOf = (index: number) => `passengers.${index}.idNumber`,
): AppError | undefined {
  const fields: Record<string, string> = {};
  for (const [index, document] of documents.entries()) {
    if (document === undefined) fields[fieldOf(index)] = 'document-number';
    else if (isBooked(document) || documents.indexOf(document) < index)
      fields[fieldOf(index)] = 'document-booked';
  }
  const reasons = Object.values(fields);
  if (reasons.length === 0) return undefined;
  return new AppError(reasons.includes('document-booked') ? 'document-booked' : 'invalid-input', { fields });
}

/** The number of unpaid places of a sailing that an origin may hold at once. */
function limitOf(settings: HoldSettings, { isAgent }: HoldRequest, kind: OriginKind): number {
  const { holdPlacesPerBuyer, holdPlacesPerAgent, holdPlacesPerNetwork } = settings;
  if (kind === 'document') return 1;
  if (kind === 'network')
    return isAgent ? Math.max(holdPlacesPerNetwork, holdPlacesPerAgent) : holdPlacesPerNetwork;
  return isAgent ? holdPlacesPerAgent : holdPlacesPerBuyer;
}

const isScarce = ({ scarcePercent }: HoldSettings, { places, capacity }: Availability): boolean =>
  places * 100 < capacity * scarcePercent;
