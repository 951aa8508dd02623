import { makeAuditMonths } from '../../../api/src/features/audit-log/make-audit-months.job.ts';
import type { Data } from '../../../api/src/lib/http/context.ts';
import { forgetDocuments } from '../../../api/src/processes/personal-data/orders-erasure.service.ts';
import { seed } from '../../seed.ts';
import { addPastSeasons } from './past-seasons.ts';

/** Orders of an operator who has just begun. */
export const FEW_ORDERS = 10_000;

/** The size of the season whose copies fill the years before it. */
const SEASON = 100_000;

/** Orders of an operator after ten years. `BENCH_ORDERS` reduces the million. */
export const manyOrders = (): number => Number(process.env.BENCH_ORDERS ?? 1_000_000);

/** The most that the settings allow: erasing names of the oldest orders is not what is measured. */
const NAMES_KEPT_YEARS = 30;

/**
 * Fills a database up to so many orders: a season of the demonstration's operator, and copies of it in the years before. Jobs that
 * read the whole history once have run then, so that none does during a measurement.
 */
export async function growHistory(
  deps: Parameters<typeof seed>[0],
  orders: number,
  say: (text: string) => void,
): Promise<void> {
  await seed(deps, { orders: Math.min(SEASON, orders) });
  await addPastSeasons(deps, orders, say);
  await keepNames(deps);
  say('jobs');
  await forgetDocuments(deps);
  await makeAuditMonths(deps);
}

async function keepNames({ db, clock }: Data): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: 'personalDataYears', value: JSON.stringify(NAMES_KEPT_YEARS), updated_at: clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
