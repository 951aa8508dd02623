import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { Connection } from '../../lib/database/database.ts';

/** The names of all ports, by their ids. */
export async function findPortNames(db: Connection): Promise<Map<number, Translated>> {
  const rows = await db.selectFrom('ports').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
