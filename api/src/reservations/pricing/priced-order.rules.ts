import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CabinOffer, SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { CabinRequest, QuoteLine } from '@gangway/shared/contract/sales/quotes.ts';
import { priceOrder } from '@gangway/shared/domain/money/fares.ts';
import { assignCabins } from '@gangway/shared/domain/travel/cabin-assignment.ts';
import { AppError } from '../../lib/errors.ts';
import type { PricedRoomType } from '../sailings/sailings.service.ts';

export interface PricedOrder {
  lines: QuoteLine[];
  totalSen: number;
  cabins: PricedCabin[];
}
type PricedCabin = CabinOffer & { maxOccupancy: number; priceSen: number };

/**
 * The price of a party on a sailing, with its cabins chosen, assigned best-fit, or one of each named type (R361).
 *
 * @throws AppError `cabin-unknown`, `cabin-taken`, `cabin-too-small` for chosen cabins, `no-cabin-available` for assigned ones.
 */
export function priceParty(
  sailing: Pick<SailingDetail, 'fares' | 'cabins'> & { roomTypes: PricedRoomType[] },
  passengers: readonly { ticketType: TicketType }[],
  request: CabinRequest | null | undefined,
): PricedOrder {
  const offers = priceCabins(sailing);
  const cabins = request ? pickCabins(offers, passengers.length, request) : [];
  const { lines, totalSen } = priceOrder({ passengers, fares: sailing.fares, cabins });
  const byRoom = new Map(cabins.map(cabin => [cabin.roomId, cabin]));
  return {
    cabins,
    totalSen,
    lines: lines.map(line => {
      const cabin = line.kind === 'cabin' ? byRoom.get(line.roomId) : undefined;
      return {
        kind: line.kind,
        ticketType: line.kind === 'ticket' ? line.ticketType : null,
        roomId: cabin?.roomId ?? null,
        roomNumber: cabin?.number ?? null,
        roomTypeId: cabin?.roomTypeId ?? null,
        floor: cabin?.floor ?? null,
        position: cabin?.position ?? null,
        quantity: line.quantity,
        unitSen: line.unitSen,
        totalSen: line.totalSen,
      };
    }),
  };
}

function priceCabins({
  cabins,
  roomTypes,
}: {
  cabins: CabinOffer[];
  roomTypes: PricedRoomType[];
}): PricedCabin[] {
  const types = new Map(roomTypes.map(type => [type.id, type]));
  return cabins.flatMap(cabin => {
    const type = types.get(cabin.roomTypeId);
    return type ? [{ ...cabin, maxOccupancy: type.maxOccupancy, priceSen: type.priceSen }] : [];
  });
}

function pickCabins(offers: PricedCabin[], guests: number, request: CabinRequest): PricedCabin[] {
  if (request.kind === 'assigned') {
    const need = { guests, roomTypeId: request.roomTypeId ?? null, count: request.count ?? null };
    const assigned = assignCabins(
      offers.filter(offer => offer.free),
      need,
    );
    if (!assigned) throw new AppError('no-cabin-available');
    return assigned;
  }
  if (request.kind === 'types') return requireBeds(pickOfTypes(offers, request.roomTypeIds), guests);
  const chosen = [...new Set(request.roomIds)].map(roomId => {
    const offer = offers.find(cabin => cabin.roomId === roomId);
    if (!offer) throw new AppError('cabin-unknown');
    if (!offer.free) throw new AppError('cabin-taken', { params: { number: offer.number } });
    return offer;
  });
  return requireBeds(chosen, guests);
}

function requireBeds(cabins: PricedCabin[], guests: number): PricedCabin[] {
  const beds = cabins.reduce((sum, { maxOccupancy }) => sum + maxOccupancy, 0);
  if (beds < guests) throw new AppError('cabin-too-small', { params: { beds, guests } });
  return cabins;
}

/** A free cabin of each of these types, in their order; those of one type are on decks close to each other. */
function pickOfTypes(offers: PricedCabin[], roomTypeIds: readonly number[]): PricedCabin[] {
  const free = offers.filter(offer => offer.free);
  const picked = new Map(
    [...Map.groupBy(roomTypeIds, id => id)].map(([roomTypeId, { length: count }]) => [
      roomTypeId,
      assignCabins(free, { guests: count, roomTypeId, count }) ?? [],
    ]),
  );
  return roomTypeIds.map(id => {
    const cabin = picked.get(id)?.shift();
    if (!cabin) throw new AppError('no-cabin-available');
    return cabin;
  });
}
