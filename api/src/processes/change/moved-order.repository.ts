import type { OrderTerms } from '@gangway/shared/domain/money/cancellation.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** The routes of these sailings, by the sailings' ids. */
export async function findRouteIds(
  db: Connection,
  sailingIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sailings')
    .select(['id', 'route_id'])
    .where('id', 'in', sailingIds)
    .execute();
  return new Map(rows.map(row => [row.id, row.route_id]));
}

/** Releases seats and cabins. The cabins' rows are deleted: the former ones are in the audit of the move. */
export async function leaveSailing(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ seat: '', cabin_id: null })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .deleteFrom('order_cabins')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
}

/** Moves the order to this sailing and ladder; its contact is notified of the departure with the tickets. */
export async function setSailing(
  trx: Transaction<Database>,
  orderId: string,
  { sailingId, ladder, departsAt, at }: { sailingId: number; ladder: OrderTerms; departsAt: Date; at: Date },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ sailing_id: sailingId, ladder, notified_departs_at: departsAt, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}

/** A ticket as it is on the sailing it was moved to. */
export interface MovedTicket {
  seat: string;
  cabinId: string | null;
  priceSen: number;
  signingKeyId: number;
  verificationSecret: Buffer;
}

export async function setTicket(trx: Transaction<Database>, id: string, ticket: MovedTicket): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({
      seat: ticket.seat,
      cabin_id: ticket.cabinId,
      price_sen: ticket.priceSen,
      signing_key_id: ticket.signingKeyId,
      verification_secret: ticket.verificationSecret,
    })
    .where('id', '=', id)
    .execute();
}

/** Whose account an order belongs to; null for a guest's. */
export async function setCustomer(
  trx: Transaction<Database>,
  orderId: string,
  customerId: string | null,
): Promise<void> {
  await trx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute();
}
