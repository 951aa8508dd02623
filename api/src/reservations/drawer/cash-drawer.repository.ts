import type { Database, Transaction } from '../../lib/database/database.ts';

/** A drawer that cash goes into. */
export interface NewDrawer {
  id: string;
  officerId: string;
  counter: string;
  at: Date;
  floatSen: number;
  byItself: boolean;
}

export interface NewMovement {
  id: string;
  drawerId: string;
  kind: 'sale' | 'refund' | 'in' | 'out';
  amountSen: number;
  paymentId?: string;
  refundId?: string;
  reason: string;
  at: Date;
}

/** Opens a drawer, unless its officer has an open one. @returns whether it was opened */
export async function insertDrawer(trx: Transaction<Database>, drawer: NewDrawer): Promise<boolean> {
  const row = await trx
    .insertInto('cash_drawers')
    .values({
      id: drawer.id,
      officer_id: drawer.officerId,
      counter: drawer.counter,
      opened_at: drawer.at,
      float_sen: drawer.floatSen,
      opened_by_itself: drawer.byItself,
    })
    .onConflict(conflict => conflict.column('officer_id').where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the open drawer of an officer until the transaction ends. */
export async function lockOpenDrawer(
  trx: Transaction<Database>,
  officerId: string,
): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('cash_drawers')
    .select('id')
    .where('officer_id', '=', officerId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertMovement(trx: Transaction<Database>, movement: NewMovement): Promise<void> {
  await trx
    .insertInto('cash_movements')
    .values({
      id: movement.id,
      drawer_id: movement.drawerId,
      kind: movement.kind,
      amount_sen: movement.amountSen,
      payment_id: movement.paymentId ?? null,
      refund_id: movement.refundId ?? null,
      reason: movement.reason,
      at: movement.at,
    })
    .execute();
}

/** The name of the workplace that a session was opened at; empty where that is not enrolled. */
export async function findCounter(trx: Transaction<Database>, stationId: string | null): Promise<string> {
  if (stationId === null) return '';
  const row = await trx
    .selectFrom('gate_stations')
    .select('name')
    .where('id', '=', stationId)
    .executeTakeFirst();
  return row?.name ?? '';
}
