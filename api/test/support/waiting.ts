import { HANGING_MS } from '@gangway/shared/node/testing/proofs.ts';
import { type Kysely, sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';

/** Repeats an assertion until it holds. The limit detects a hanging test, not a slow machine. */
export const eventually = <Value>(assertion: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(assertion, { timeout: HANGING_MS, interval: 25 });

/** Waits until a number of requests wait for locks of a test's own database that a transaction of the test holds. */
export async function untilWaiting(db: Kysely<Database>, requests: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
    expect(rows).toHaveLength(requests);
  });
}
