/*
 * Canceled sailings: the cancellation of each with the choice that its parties get, and the parties with their outcomes (I13).
 *
 * May import: no other module.
 */

import type { DisruptionReason } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { WithoutChoice } from '@gangway/shared/contract/sales/called-off.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** The choice that the parties of a canceled sailing get. */
export interface Choice {
  until: Date;
  /** What happens to parties that miss the deadline. */
  otherwise: WithoutChoice;
  /** The bonus for parties that take a voucher. */
  bonusPercent: number;
}

/** A canceled sailing with orders that have not ended and were not asked yet. */
export interface OpenCancellation {
  sailingId: number;
  reason: DisruptionReason;
  requestedBy: string;
  note: string;
  /** Null: all parties are refunded at once. */
  choice: Choice | null;
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
      choose_until: cancellation.choice?.until ?? null,
      ...(cancellation.choice && {
        without_choice: cancellation.choice.otherwise,
        bonus_percent: cancellation.choice.bonusPercent,
      }),
      requested_by: cancellation.requestedBy,
      requested_at: cancellation.requestedAt,
      orders: cancellation.orders,
    })
    .execute();
}

const cancellations = (db: Connection) =>
  db
    .selectFrom('sailing_cancellations')
    .select([
      'sailing_id',
      'reason',
      'requested_by',
      'note',
      'choose_until',
      'without_choice',
      'bonus_percent',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof cancellations>['executeTakeFirstOrThrow']>>;
const toCancellation = (row: Row): OpenCancellation => ({
  sailingId: row.sailing_id,
  reason: row.reason as DisruptionReason,
  requestedBy: row.requested_by,
  note: row.note,
  choice: row.choose_until && {
    until: row.choose_until,
    otherwise: row.without_choice as Choice['otherwise'],
    bonusPercent: row.bonus_percent,
  },
});

/** The oldest first; if several were canceled at once, the earliest departure first. */
export async function findOpenCancellations(db: Connection): Promise<OpenCancellation[]> {
  const rows = await cancellations(db)
    .where('completed_at', 'is', null)
    .orderBy('requested_at')
    .orderBy(({ selectFrom }) =>
      selectFrom('sailings').select('departs_at').whereRef('id', '=', 'sailing_cancellations.sailing_id'),
    )
    .orderBy('sailing_id')
    .execute();
  return rows.map(toCancellation);
}

/** The details of a sailing's cancellation. */
export async function findCancellationOf(db: Connection, sailingId: number): Promise<OpenCancellation> {
  return toCancellation(
    await cancellations(db).where('sailing_id', '=', sailingId).executeTakeFirstOrThrow(),
  );
}

/** Whether a canceled sailing has orders that have not ended and were not asked. */
export async function hasUnaskedOrders(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.sailing_id', '=', sailingId)
    .where('o.status', 'in', ['unpaid', 'paid'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('called_off_parties as party')
            .select('party.order_id')
            .whereRef('party.order_id', '=', 'o.id')
            .whereRef('party.sailing_id', '=', 'o.sailing_id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts ended or asked orders and refunded amounts, in the transaction of the change. */
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

/** Deletes the cancellation of a sailing that is deleted itself. */
export async function deleteCancellation(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await trx.deleteFrom('sailing_cancellations').where('sailing_id', '=', sailingId).execute();
}
