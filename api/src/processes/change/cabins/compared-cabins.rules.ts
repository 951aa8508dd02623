import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type { CabinRequest, ComparedCabins } from '@gangway/shared/contract/sales/quotes.ts';
import { cabinDifference } from '@gangway/shared/domain/travel/cabin-difference.ts';
import type { PartyCabin } from '../../../reservations/cabins/cabin-booking.repository.ts';

interface OfferedType {
  id: number;
  name: Translated;
  priceSen: number;
}

/** A party's cabins beside its new ones, at the prices of their types there (R360). */
export function compareCabins(
  had: readonly PartyCabin[],
  newCabins: readonly { number: string; roomTypeId: number }[],
  types: readonly OfferedType[],
): ComparedCabins {
  const typeOf = new Map(types.map(type => [type.id, type]));
  return {
    had: had.map(({ number, type }) => ({ number, type })),
    given: newCabins.flatMap(({ number, roomTypeId }) => {
      const type = typeOf.get(roomTypeId);
      return type ? [{ number, type: type.name }] : [];
    }),
    difference: cabinDifference(
      had.map(({ roomTypeId }) => roomTypeId),
      newCabins.map(({ roomTypeId }) => roomTypeId),
      new Map(types.map(({ id, priceSen }) => [id, priceSen])),
    ),
  };
}

/** The cabins of a party that keeps them. */
export function unchanged(had: readonly PartyCabin[]): ComparedCabins {
  const cabins = had.map(({ number, type }) => ({ number, type }));
  return { had: cabins, given: cabins, difference: cabins.length === 0 ? 'none' : 'same' };
}

/** The cabins of a move: the chosen ones, otherwise one of the same type for each cabin of the party. */
export function cabinsOfMove(
  chosen: CabinRequest | null | undefined,
  had: readonly PartyCabin[],
): CabinRequest | null {
  if (chosen !== undefined) return chosen;
  if (had.length === 0) return null;
  return { kind: 'types', roomTypeIds: had.map(({ roomTypeId }) => roomTypeId) };
}
