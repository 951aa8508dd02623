import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/** The fares of those of the sailings that have their own, by the sailings' ids. */
export async function findOwnFares(
  db: Connection,
  sailingIds: readonly number[],
): Promise<Map<number, FareSet>> {
  const { rows } = await sql<{ sailing_id: number; fares: FareSet }>`
    select sailing_id, jsonb_object_agg(ticket_type, price_sen) as fares from fares
    where sailing_id = any(${sailingIds}) group by sailing_id
  `.execute(db);
  return new Map(rows.map(row => [row.sailing_id, row.fares]));
}
