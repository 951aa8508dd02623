import { localDateIn } from '@gangway/shared/domain/local-date.ts';
import { sql } from 'kysely';
import type { Deps } from '../api/src/lib/context.ts';
import { ensureSigningKey } from '../api/src/tickets/signing-keys.service.ts';
import { growSeason } from './seed/grow-season.ts';
import { writeOperator } from './seed/operator.ts';

export { type DemonstrationAccount, demonstrationAccounts } from './seed/demonstration-accounts.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'ids'> & { env: Pick<Deps['env'], 'dataDir' | 'masterKey'> };

export interface SeedOptions {
  /** How many orders there are to be in all; the demonstration's own when left out. */
  orders?: number;
  /** Is told what is being done, and how far it is. */
  report?: (text: string) => void;
}

/** How long a part of the seed took. */
export interface SeedResult {
  /** Orders that were added. */
  orders: number;
  seconds: number;
}

const DEMONSTRATION_ORDERS = 1500;

/**
 * Fills a database with the demonstration's operator, relative to today where the ships are: the same day gives the same
 * data, but for keys, password hashes and the few orders that wait for payment at this very minute. On a database that
 * has the operator already, only orders are added. Throws a RangeError when the season has no places for so many.
 */
export async function seed(
  deps: Needs,
  { orders, report = () => {} }: SeedOptions = {},
): Promise<SeedResult> {
  const startedAt = performance.now();
  const today = localDateIn(deps.clock.now());
  const before = await countOrders(deps);
  await ensureSigningKey(deps);
  const operator = await deps.db.selectFrom('ships').select('id').limit(1).executeTakeFirst();
  if (!operator) await writeOperator(deps, today, DEMONSTRATION_ORDERS, report);
  if (orders) await growSeason(deps, today, orders - (await countOrders(deps)), report);
  await sql`analyze`.execute(deps.db);
  return {
    orders: (await countOrders(deps)) - before,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

async function countOrders({ db }: Pick<Needs, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
