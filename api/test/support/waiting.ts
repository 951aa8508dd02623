import { type Kysely, sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';

/** Waits until a number of requests wait for locks of a test's own database that a transaction of the test holds. */
export async function untilWaiting(db: Kysely<Database>, requests: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
      expect(rows).toHaveLength(requests);
    },
    { timeout: 20_000, interval: 25 },
  );
}
