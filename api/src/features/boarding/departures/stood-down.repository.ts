import type { Database, Transaction } from '../../../lib/database/database.ts';

/** Notes who vouched that a gate holds no scans of a sailing, also where it had gone on to another one. */
export async function markStoodDown(
  trx: Transaction<Database>,
  { stationId, sailingId, at, by }: { stationId: string; sailingId: number; at: Date; by: string },
): Promise<void> {
  const row = { stood_down_at: at, stood_down_by: by };
  await trx
    .insertInto('gate_assignments')
    .values({ station_id: stationId, sailing_id: sailingId, assigned_at: at, ...row })
    .onConflict(conflict => conflict.columns(['station_id', 'sailing_id']).doUpdateSet(row))
    .execute();
}
