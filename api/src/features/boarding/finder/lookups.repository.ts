import type { LookupKind } from '@gangway/shared/contract/office/gate/finder.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

export interface StoredLookup {
  id: string;
  stationId: string;
  sailingId: number;
  gate: string;
  officerId: string;
  claimedOfficerId: string | null;
  uploadedBy: string | null;
  kind: LookupKind;
  shown: readonly string[];
  lookedUpAt: Date;
  receivedAt: Date;
}

/** @returns whether it was stored: not if its id exists. An unknown sailing is left out of it. */
export async function insertLookup(trx: Transaction<Database>, lookup: StoredLookup): Promise<boolean> {
  const stored = await trx
    .insertInto('gate_lookups')
    .values({
      id: lookup.id,
      station_id: lookup.stationId,
      sailing_id: sql<number | null>`(select id from sailings where id = ${lookup.sailingId})`,
      gate: lookup.gate,
      officer_id: lookup.officerId,
      claimed_officer_id: lookup.claimedOfficerId,
      uploaded_by: lookup.uploadedBy,
      kind: lookup.kind,
      shown: [...lookup.shown],
      looked_up_at: lookup.lookedUpAt,
      received_at: lookup.receivedAt,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The serials of tickets, by their ids, in order. */
export async function findSerials(db: Connection, ticketIds: readonly string[]): Promise<string[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .selectFrom('tickets')
    .where('id', 'in', ticketIds)
    .select('serial')
    .orderBy('serial')
    .execute();
  return rows.map(({ serial }) => serial);
}
