import { parseArgs } from 'node:util';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import { audit } from '../api/src/audit/audit.ts';
import { describeFindings } from '../api/src/audit/report.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { migrate } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import type { Data, Deps } from '../api/src/lib/http/context.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { openStorage } from '../api/src/lib/media/open-storage.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { withMasterKey } from '../api/src/lib/process/master-key.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { ensureSigningKey } from '../api/src/reservations/tickets/signing-keys.service.ts';
import { countOrders, growSeason } from './seed/grow-season.ts';
import { writeOperator } from './seed/operator.ts';
import { runCommand } from './setup/command.ts';

type SeedDeps = Data & Pick<Deps, 'media'> & { env: Pick<Deps['env'], 'masterKey'> };

export interface SeedOptions {
  /** The total number of orders; by default the demonstration's. */
  orders?: number;
  /** Receives the current step and its progress. */
  report?: (text: string) => void;
}

/** The result of a run of the seed. */
export interface SeedResult {
  /** Orders that were added. */
  orders: number;
  /** How long the writing took, without the check of the invariants after it. */
  seconds: number;
}

const DEMONSTRATION_ORDERS = 1500;

/**
 * Fills a database with the demonstration's operator, relative to today in the ships' time zone. The same day gives the
 * same data, except for keys, password hashes and the few orders that are waiting for payment. If the database has the
 * operator already, only orders are added. Throws a RangeError when the season has no places for so many.
 */
export async function seed(
  deps: SeedDeps,
  { orders, report = () => {} }: SeedOptions = {},
): Promise<SeedResult> {
  const startedAt = performance.now();
  const today = localDateIn(deps.clock.now());
  const before = await countOrders(deps.db);
  await ensureSigningKey(deps);
  const operator = await deps.db.selectFrom('ships').select('id').limit(1).executeTakeFirst();
  if (!operator) await writeOperator(deps, today, DEMONSTRATION_ORDERS, report);
  if (orders) await growSeason(deps, today, orders - (await countOrders(deps.db)), report);
  const seconds = (performance.now() - startedAt) / 1000;
  report('checking the books');
  await sql`analyze`.execute(deps.db);
  await prove(deps);
  return { orders: (await countOrders(deps.db)) - before, seconds };
}

/** The triggers were off, so the invariants must be checked. */
async function prove({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  let brokenRows = '';
  const outcome = await audit(db, (invariant, findings) => {
    if (findings.length > 0) brokenRows += describeFindings(invariant, findings);
  });
  if (outcome > 0) throw new Error(`the seeded database breaks its invariants\n${brokenRows}`);
}

/** `npm run seed -- --orders 100000` */
async function runFromCommandLine(): Promise<void> {
  const { values } = parseArgs({ options: { orders: { type: 'string' } } });
  const orders = values.orders === undefined ? undefined : Number(values.orders);
  if (orders !== undefined && !(Number.isInteger(orders) && orders > 0)) {
    throw new StartError(
      'How many orders there are to be is a whole number: npm run seed -- --orders 100000',
    );
  }
  const env = withMasterKey(parseEnv(process.env));
  await withDatabase(env, async ({ db }) => {
    await migrate(db);
    const ids = createIds(systemClock);
    const report = (text: string) => process.stdout.write(`${text}\n`);
    const media = await openStorage(env, ids);
    const result = await seed({ db, clock: systemClock, ids, media, env }, { orders, report });
    const speed = Math.round(result.orders / result.seconds);
    report(
      `${result.orders} orders in ${result.seconds.toFixed(1)} s, ${speed} a second. Every invariant holds.`,
    );
  });
}

if (import.meta.main) await runCommand(runFromCommandLine);
