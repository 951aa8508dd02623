import type { DisruptionReason } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** A cancellation whose orders are not all refunded yet. */
export interface OpenCancellation {
  sailingId: number;
  reason: DisruptionReason;
  requestedBy: string;
  note: string;
}

export async function insertCancellation(
  trx: Transaction<Database>,
  cancellation: OpenCancellation & { requestedAt: Date; orders: number },
): Promise<void> {
  await trx
    .insertInto('sailing_cancellations')
    .values({
      sailing_id: cancellation.sailingId,
      reason: cancellation.reason,
      note: cancellation.note,
      requested_by: cancellation.requestedBy,
      requested_at: cancellation.requestedAt,
      orders: cancellation.orders,
    })
    .execute();
}

/** The oldest first. */
export async function findOpenCancellations(db: Connection): Promise<OpenCancellation[]> {
  const rows = await db
    .selectFrom('sailing_cancellations')
    .select(['sailing_id', 'reason', 'requested_by', 'note'])
    .where('completed_at', 'is', null)
    .orderBy('requested_at')
    .execute();
  return rows.map(row => ({
    sailingId: row.sailing_id,
    reason: row.reason as DisruptionReason,
    requestedBy: row.requested_by,
    note: row.note,
  }));
}

/** Counts refunded orders, in the transaction that refunded them. */
export async function countProgress(
  trx: Transaction<Database>,
  sailingId: number,
  { orders, refundedSen }: { orders: number; refundedSen: number },
): Promise<void> {
  await trx
    .updateTable('sailing_cancellations')
    .set({ orders_done: sql`orders_done + ${orders}`, refunded_sen: sql`refunded_sen + ${refundedSen}` })
    .where('sailing_id', '=', sailingId)
    .execute();
}

export async function completeCancellation(
  trx: Transaction<Database>,
  sailingId: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('sailing_cancellations')
    .set({ completed_at: at })
    .where('sailing_id', '=', sailingId)
    .where('completed_at', 'is', null)
    .execute();
}
