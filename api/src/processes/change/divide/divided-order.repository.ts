import { sql } from 'kysely';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { LockedOrder } from '../../../reservations/state/order-lock.repository.ts';

/** An order beside another one, on the same terms. */
export interface DividedOrder {
  id: string;
  checkoutId: string;
  number: string;
  dueSen: number;
  at: Date;
}

/** Writes an unpaid order with the contact, customer, language, sailing and terms of another one. */
export async function insertDividedOrder(
  trx: Transaction<Database>,
  from: LockedOrder,
  { id, checkoutId, number, dueSen, at }: DividedOrder,
): Promise<void> {
  await trx
    .insertInto('orders')
    .values({
      id,
      number,
      checkout_id: checkoutId,
      sailing_id: from.sailing_id,
      customer_id: from.customer_id,
      channel: from.channel,
      payment_method: from.payment_method,
      contact_name: from.contact_name,
      contact_email: from.contact_email,
      contact_phone: from.contact_phone,
      referral_code: from.referral_code,
      language: from.language,
      remarks: from.remarks,
      due_sen: dueSen,
      ladder: from.ladder,
      free_until: from.free_until,
      moved_from: from.moved_from,
      notified_departs_at: from.notified_departs_at,
      hold_expires_at: from.hold_expires_at,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Takes cabins into another order of the same sailing. The caller holds the locks of both orders. */
export async function takeCabinsAlong(
  trx: Transaction<Database>,
  orderId: string,
  cabinIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ order_id: orderId })
    .where('id', '=', sql<string>`any(${cabinIds}::uuid[])`)
    .execute();
}

/** Takes a passenger with the ticket into another order of the same sailing, whose cabins alone remain theirs. */
export async function takePassengerAlong(
  trx: Transaction<Database>,
  orderId: string,
  {
    passengerId,
    ticketId,
    cabinId,
    position,
    serial,
  }: { passengerId: string; ticketId: string; cabinId: string | null; position: number; serial: string },
): Promise<void> {
  await trx
    .updateTable('passengers')
    .set({ order_id: orderId, position })
    .where('id', '=', passengerId)
    .execute();
  await trx
    .updateTable('tickets')
    .set({ order_id: orderId, serial, cabin_id: cabinId })
    .where('id', '=', ticketId)
    .execute();
}

/** Gives an order the notes of another one: they may be about anybody of the party. */
export async function copyNotes(
  trx: Transaction<Database>,
  { fromId, toId, newId }: { fromId: string; toId: string; newId: () => string },
): Promise<void> {
  const notes = await trx.selectFrom('order_notes').selectAll().where('order_id', '=', fromId).execute();
  if (notes.length === 0) return;
  await trx
    .insertInto('order_notes')
    .values(notes.map(note => ({ ...note, id: newId(), order_id: toId })))
    .execute();
}
