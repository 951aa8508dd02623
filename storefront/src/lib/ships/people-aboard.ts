import { useShips } from '../requests/ships.ts';

/** How many people the operator's largest ship carries on a sailing (R90): 0 without ships, undefined while it is not known. */
export function usePeopleAboard(): number | undefined {
  const ships = useShips().data;
  return ships && Math.max(0, ...ships.map(({ capacity }) => capacity));
}
