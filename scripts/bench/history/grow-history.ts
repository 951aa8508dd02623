import { seed } from '../../seed.ts';
import { addPastSeasons } from './past-seasons.ts';

/** Orders of an operator who has just begun. */
export const FEW_ORDERS = 10_000;

/** The size of the season whose copies fill the years before it. */
const SEASON = 100_000;

/** Orders of an operator after ten years. `BENCH_ORDERS` reduces the million. */
export const manyOrders = (): number => Number(process.env.BENCH_ORDERS ?? 1_000_000);

/** Fills a database up to so many orders: a season of the demonstration's operator, and copies of it in the years before. */
export async function growHistory(
  deps: Parameters<typeof seed>[0],
  orders: number,
  say: (text: string) => void,
): Promise<void> {
  await seed(deps, { orders: Math.min(SEASON, orders) });
  await addPastSeasons(deps.db, orders, say);
}
