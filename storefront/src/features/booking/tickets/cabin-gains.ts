import type { RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';

/** What a cabin type has that the next cheaper one lacks, and what that costs (R397). */
export interface CabinGains {
  extraSen: number;
  hasWindow: boolean;
  /** Number of people; null if it sleeps no more. */
  sleeps: number | null;
  amenities: string[];
}

/**
 * Compares a cabin type with the next cheaper one that is not sold out. Null for the cheapest, and for one that has nothing that
 * the cheaper one lacks.
 */
export function gainsOf(type: RoomTypeOffer, types: readonly RoomTypeOffer[]): CabinGains | null {
  const cheaper = types
    .filter(other => other.priceSen < type.priceSen && other.roomsLeft > 0)
    .toSorted((one, other) => other.priceSen - one.priceSen)[0];
  if (!cheaper) return null;
  const hasWindow = type.hasWindow && !cheaper.hasWindow;
  const sleeps = type.maxOccupancy > cheaper.maxOccupancy ? type.maxOccupancy : null;
  const amenities = type.amenities.filter(name => !cheaper.amenities.includes(name));
  if (!hasWindow && sleeps === null && amenities.length === 0) return null;
  return { extraSen: type.priceSen - cheaper.priceSen, hasWindow, sleeps, amenities };
}

/** The fewest cabins of a type that a party needs, if each is filled. */
export const cabinsFor = (party: number, { maxOccupancy }: Pick<RoomTypeOffer, 'maxOccupancy'>): number =>
  Math.max(1, Math.ceil(party / maxOccupancy));
