import type { Kysely } from 'kysely';
import type pg from 'pg';
import { createDatabase, type Database, type Patience } from './database.ts';

/**
 * Connections for each kind of work, so that none starves another (decision 53): while a thousand customers search, the desk
 * sells, and while a report reads a season, customers book.
 */
export interface Pools {
  /** What everybody reads: sailings, ports, ships, pages, and positions in queues. */
  shop: Kysely<Database>;
  /** What a customer does: log in, book, pay, change and cancel. */
  sales: Kysely<Database>;
  /** What staff and gates do. */
  desk: Kysely<Database>;
  /** Whether the database answers. */
  health: Kysely<Database>;
}

/** The connections of a pool at this moment. */
export interface PoolUsage {
  pool: string;
  /** The most that it may open. */
  size: number;
  open: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
}

/** Connections of each pool. With those of the jobs, three copies fit into PostgreSQL's usual 100. */
const CONNECTIONS: Readonly<Record<keyof Pools, number>> = { shop: 4, sales: 8, desk: 8, health: 1 };

const PATIENCE: Patience = {
  connectMs: 5_000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
};

/** The limits of metrics' statements (R441): a scrape waits for nobody. */
const METRICS_PATIENCE: Patience = {
  connectMs: 1_000,
  statementMs: 2_000,
  lockMs: 500,
  idleInTransactionMs: 5_000,
};

/** One connection, for metrics alone. */
export const openMetricsPool = (url: string): Kysely<Database> => createDatabase(url, 1, METRICS_PATIENCE).db;

/** Opens the pools; connections are made when they are needed. `close` waits for running statements. */
export function openPools(
  url: string,
  { connections = CONNECTIONS, patience = PATIENCE } = {},
): Pools & { usage(): PoolUsage[]; close(): Promise<void> } {
  const opened: { pool: keyof Pools; connections: pg.Pool }[] = [];
  const open = (pool: keyof Pools) => {
    const made = createDatabase(url, connections[pool], patience);
    opened.push({ pool, connections: made.pool });
    return made.db;
  };
  const pools: Pools = {
    shop: open('shop'),
    sales: open('sales'),
    desk: open('desk'),
    health: open('health'),
  };
  return {
    ...pools,
    usage: () =>
      opened.map(({ pool, connections: { options, totalCount, idleCount, waitingCount } }) => ({
        pool,
        size: options.max,
        open: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    async close() {
      await Promise.all(Object.values(pools).map(db => db.destroy()));
    },
  };
}
