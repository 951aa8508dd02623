import { useShips } from '../requests/ships.ts';

/** How many people the operator's largest ship carries on a sailing (R90); undefined while that is not known. */
export function usePeopleAboard(): number | undefined {
  const capacities = (useShips().data ?? []).map(({ capacity }) => capacity);
  return capacities.length > 0 ? Math.max(...capacities) : undefined;
}
