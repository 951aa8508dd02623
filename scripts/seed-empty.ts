import { CompiledQuery } from 'kysely';
import type { Data } from '../api/src/lib/http/context.ts';
import { seed } from './seed.ts';

/** Any number, but the same in every copy. */
const SEED_LOCK = 4_711_001;

/**
 * Fills a database without ports and ships with the demonstration's operator. If several copies start at once, one does
 * it and the others wait.
 *
 * @returns whether this copy did it.
 */
export function seedEmptyDatabase(
  deps: Parameters<typeof seed>[0],
  note: (text: string) => void,
): Promise<boolean> {
  return deps.db.connection().execute(async connection => {
    await connection.executeQuery(CompiledQuery.raw('select pg_advisory_lock($1)', [SEED_LOCK]));
    try {
      if (!(await isEmpty(deps))) return false;
      await seed(deps, { report: note });
      return true;
    } finally {
      await connection.executeQuery(CompiledQuery.raw('select pg_advisory_unlock($1)', [SEED_LOCK]));
    }
  });
}

async function isEmpty({ db }: Data): Promise<boolean> {
  const port = await db.selectFrom('ports').select('id').limit(1).executeTakeFirst();
  const ship = await db.selectFrom('ships').select('id').limit(1).executeTakeFirst();
  return !port && !ship;
}
