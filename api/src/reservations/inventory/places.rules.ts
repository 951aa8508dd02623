import { AppError } from '../../lib/errors.ts';
import type { Availability, InventoryRequest } from './inventory.repository.ts';

type Places = Pick<InventoryRequest, 'sailingId' | 'places'> & Partial<Pick<InventoryRequest, 'cabins'>>;

/** The number of places that these orders need together, by sailing. */
export function placesOf(requests: readonly Places[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const request of requests)
    places.set(request.sailingId, (places.get(request.sailingId) ?? 0) + request.places);
  return places;
}

/** A further rule for places, which counts the orders admitted before. */
export interface PlaceJudge<Order> {
  /** Why an order that would fit gets no places. `left` is what the earlier orders leave. */
  refusal(order: Order, left: Availability): AppError | undefined;
  /** Counts an order that gets its places. */
  admit(order: Order, left: Availability): void;
}

/**
 * Decides which orders fit into what is left, in their sequence; those that already have their cabins keep their places. A small
 * party may still fit after a large one that does not.
 */
export function fitIn<Order extends Places>(
  left: ReadonlyMap<number, Availability>,
  requests: readonly Order[],
  seated: ReadonlySet<Order>,
  judge?: PlaceJudge<Order>,
): { fitting: Order[]; refused: Map<Order, AppError> } {
  const rest = new Map(left);
  const take = (order: Order, before: Availability) => {
    judge?.admit(order, before);
    rest.set(order.sailingId, { ...before, places: before.places - order.places });
  };
  for (const order of requests) if (seated.has(order)) take(order, rest.get(order.sailingId) ?? NOTHING);
  const refused = new Map<Order, AppError>();
  for (const order of requests) {
    if (seated.has(order)) continue;
    const before = rest.get(order.sailingId) ?? NOTHING;
    const refusal = placeRefusal(order, before) ?? judge?.refusal(order, before);
    if (refusal) refused.set(order, refusal);
    else take(order, before);
  }
  return { fitting: requests.filter(order => !refused.has(order)), refused };
}

const NOTHING: Availability = { places: 0, capacity: 0, closed: false, roomsSetAside: false };

function placeRefusal(order: Places, { places, closed, roomsSetAside }: Availability): AppError | undefined {
  if (closed) return new AppError('sailing-closed');
  if (places < order.places) return new AppError('sailing-sold-out', { params: { count: places } });
  const [cabin] = order.cabins ?? [];
  return cabin && roomsSetAside
    ? new AppError('cabin-taken', { params: { number: cabin.number } })
    : undefined;
}
