import { AppError } from '../../lib/errors.ts';
import type { Left, Wanted } from './inventory.repository.ts';

type Places = Pick<Wanted, 'sailingId' | 'places'>;

/** How many places these want together, by sailing. */
export function placesOf(wanted: readonly Places[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const one of wanted) places.set(one.sailingId, (places.get(one.sailingId) ?? 0) + one.places);
  return places;
}

/**
 * Which of the orders fit into what is left, in their order; those that have their cabins already keep their places. A
 * small party may still fit behind a large one that does not.
 */
export function fitIn<Order extends Places>(
  left: ReadonlyMap<number, Left>,
  wanted: readonly Order[],
  seated: ReadonlySet<Order>,
): { fitting: Order[]; refused: Map<Order, AppError> } {
  const places = new Map([...left].map(([id, { places }]) => [id, places]));
  const take = ({ sailingId, places: count }: Places) =>
    places.set(sailingId, (places.get(sailingId) ?? 0) - count);
  for (const order of wanted) if (seated.has(order)) take(order);
  const refused = new Map<Order, AppError>();
  for (const order of wanted) {
    if (seated.has(order)) continue;
    const count = places.get(order.sailingId) ?? 0;
    if (left.get(order.sailingId)?.closed) refused.set(order, new AppError('sailing-closed'));
    else if (count < order.places)
      refused.set(order, new AppError('sailing-sold-out', { params: { count } }));
    else take(order);
  }
  return { fitting: wanted.filter(order => !refused.has(order)), refused };
}
