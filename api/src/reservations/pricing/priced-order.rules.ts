import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CabinOffer, SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { CabinRequest, QuoteLine } from '@gangway/shared/contract/sales/quotes.ts';
import type { PartySeats } from '@gangway/shared/contract/sales/seats.ts';
import { spreadDiscount } from '@gangway/shared/domain/money/discount.ts';
import { type Fares, priceOrder } from '@gangway/shared/domain/money/fares.ts';
import { assignCabins } from '@gangway/shared/domain/travel/cabin-assignment.ts';
import { AppError } from '../../lib/errors.ts';
import type { PricedRoomType } from '../sailings/sailings.service.ts';

export interface PricedOrder {
  lines: QuoteLine[];
  totalSen: number;
  cabins: PricedCabin[];
}
/** Seats that passengers choose, with the fee for each of them (R430). */
export interface SeatChoice {
  seats: PartySeats | undefined;
  feeSen: number;
}

/** The final price of a ticket, and the part of it that was for choosing the seat. */
export interface TicketPrice {
  priceSen: number;
  seatFeeSen: number;
}

type PricedCabin = CabinOffer & { maxOccupancy: number; priceSen: number };

/**
 * The price of a party on a sailing, with its cabins chosen, assigned best-fit, or one of each named type (R361), and the fees for
 * its chosen seats, if it chooses any.
 *
 * @throws AppError `cabin-unknown`, `cabin-taken`, `cabin-too-small` for chosen cabins, `no-cabin-available` for assigned ones.
 */
export function priceParty(
  sailing: Pick<SailingDetail, 'fares' | 'cabins'> & { roomTypes: PricedRoomType[] },
  passengers: readonly { ticketType: TicketType }[],
  request: CabinRequest | null | undefined,
  choice?: SeatChoice,
): PricedOrder {
  const offers = priceCabins(sailing);
  const cabins = request ? pickCabins(offers, passengers.length, request) : [];
  const chosenSeats = choice && {
    count: choice.seats?.filter(seat => seat !== null).length ?? 0,
    feeSen: choice.feeSen,
  };
  const { lines, totalSen } = priceOrder({ passengers, fares: sailing.fares, cabins, chosenSeats });
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

/**
 * The final prices of a party's parts after a discount: of each passenger's ticket with the fee for its seat, and of each cabin.
 * The amount due stays their sum (invariant I3).
 */
export function finalPrices(
  fares: Fares,
  passengers: readonly { ticketType: TicketType }[],
  cabins: readonly { priceSen: number }[],
  { seats, feeSen }: SeatChoice,
  discountSen: number,
): { tickets: TicketPrice[]; cabinsSen: number[] } {
  const count = passengers.length;
  const reduced = spreadDiscount(
    [
      ...passengers.map(({ ticketType }) => fares[ticketType]),
      ...passengers.map((_, index) => (seats?.[index] ? feeSen : 0)),
      ...cabins.map(({ priceSen }) => priceSen),
    ],
    discountSen,
  );
  return {
    tickets: passengers.map((_, index) => {
      const seatFeeSen = reduced[count + index] ?? 0;
      return { priceSen: (reduced[index] ?? 0) + seatFeeSen, seatFeeSen };
    }),
    cabinsSen: reduced.slice(2 * count),
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
