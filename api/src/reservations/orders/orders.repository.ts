/*
 * Orders with their passengers: states, amounts, notes, and messages to guests. Every change of an order’s state passes here (I7).
 *
 * May import: no other module.
 */

import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import type { CancelReason, PaymentMethod } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ContactChange } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OrderTerms } from '@gangway/shared/domain/money/cancellation.ts';
import { sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { insertRows } from '../../lib/database/insert-rows.ts';
import type { LockedOrder } from './order-locks.repository.ts';

type Change = Pick<
  Updateable<Database['orders']>,
  'status' | 'paid_at' | 'completed_at' | 'canceled_at' | 'refunded_at' | 'cancel_reason'
>;

/** Why an order was canceled, other than by expiry (R370). */
export type EndReason = Exclude<CancelReason, 'expired'>;

/**
 * The only function that changes an order's status. The database refuses a transition that is not in
 * shared/domain/states/transitions.ts and writes the audit entry (invariant I7). The callers below hold the locks of the orders.
 */
async function changeStatus(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  at: Date,
  change: Change,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...change, updated_at: at })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

export const payOrder = (trx: Transaction<Database>, orderId: string, at: Date) =>
  changeStatus(trx, [orderId], at, { status: 'paid', paid_at: at, canceled_at: null, cancel_reason: null });

export const completeOrder = (trx: Transaction<Database>, orderId: string, at: Date) =>
  changeStatus(trx, [orderId], at, { status: 'completed', completed_at: at });

export const cancelOrder = (trx: Transaction<Database>, orderId: string, reason: EndReason, at: Date) =>
  changeStatus(trx, [orderId], at, { status: 'canceled', canceled_at: at, cancel_reason: reason });

export const expireOrders = (trx: Transaction<Database>, orderIds: readonly string[], at: Date) =>
  changeStatus(trx, orderIds, at, { status: 'canceled', canceled_at: at, cancel_reason: 'expired' });

/**
 * Sets a canceled order to refunded once all of its refunds are paid, as the database determines (I3). Locks the order first, so
 * that of two concurrent refunds the later one sees the other.
 */
export async function settleCanceledOrder(
  trx: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<void> {
  if ((await lockStatus(trx, orderId)) !== 'canceled') return;
  const { rows } = await sql<{ settled: boolean }>`select order_is_settled(${orderId}) as settled`.execute(
    trx,
  );
  if (rows[0]?.settled) await changeStatus(trx, [orderId], at, { status: 'refunded', refunded_at: at });
}

/** Sets a refunded order back to canceled, because a paid refund is owed again (R333). Locks the order first. */
export async function reopenRefundedOrder(
  trx: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<void> {
  if ((await lockStatus(trx, orderId)) !== 'refunded') return;
  await changeStatus(trx, [orderId], at, { status: 'canceled', refunded_at: null });
}

async function lockStatus(trx: Transaction<Database>, orderId: string) {
  const order = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return order?.status;
}

/** Adapts the amount due for an order to its parts (invariant I3). The caller holds its lock. @returns the amount due now. */
export async function changeDue(
  trx: Transaction<Database>,
  orderId: string,
  bySen: number,
  at: Date,
): Promise<number> {
  const { due_sen } = await trx
    .updateTable('orders')
    .set({ due_sen: sql`due_sen + ${bySen}`, updated_at: at })
    .where('id', '=', orderId)
    .returning('due_sen')
    .executeTakeFirstOrThrow();
  return due_sen;
}

/** Sets the amount due for these orders to zero. The caller holds their locks. */
export async function clearDue(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ due_sen: 0 })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

/** Sets the paid amount of an order. The caller holds its lock. */
export async function setPaid(trx: Transaction<Database>, orderId: string, amountSen: number): Promise<void> {
  await trx.updateTable('orders').set({ paid_sen: amountSen }).where('id', '=', orderId).execute();
}

/** Adds to the paid amount of an order. The caller holds its lock. */
export async function addToPaid(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ paid_sen: sql`paid_sen + ${amountSen}` })
    .where('id', '=', orderId)
    .execute();
}

/** Notes on an order that money goes back; never more than was paid (invariant I3). The caller holds the order's lock. */
export async function recordRefund(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ refunded_sen: sql`refunded_sen + ${amountSen}`, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}

/**
 * Records on an order that money stays as credit (R236); with refunds never more than was paid. The caller holds the order's
 * lock.
 */
export async function recordCredit(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ credited_sen: sql`credited_sen + ${amountSen}`, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}

/** Sets the actual payment method of an order, which may differ from the one chosen at booking. The caller holds its lock. */
export async function setPaymentMethod(
  trx: Transaction<Database>,
  orderId: string,
  method: PaymentMethod,
): Promise<void> {
  await trx.updateTable('orders').set({ payment_method: method }).where('id', '=', orderId).execute();
}

/** Updates the contact and the remarks of an order. The caller holds its lock. */
export async function updateContact(
  trx: Transaction<Database>,
  orderId: string,
  contact: ContactChange,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      contact_name: contact.name,
      contact_email: contact.email,
      contact_phone: contact.phone,
      remarks: contact.remarks,
      updated_at: at,
    })
    .where('id', '=', orderId)
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

/** Sets the account of an order; null for a guest's. */
export async function setCustomer(
  trx: Transaction<Database>,
  orderId: string,
  customerId: string | null,
): Promise<void> {
  await trx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute();
}

/** A new order with the same terms as another one. */
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

/** A sailing whose departure is changed. */
export interface MovedDeparture {
  sailingId: number;
  departedAt: Date;
  departsAt: Date;
  /** The change of departure in minutes from which on guests may leave free of charge, and the deadline for that. */
  longMinutes: number;
  freeUntil: Date;
}

/** By how many seconds the new departure differs from the one that the order was sold with. */
const movedSeconds = ({ departedAt, departsAt }: Pick<MovedDeparture, 'departedAt' | 'departsAt'>) =>
  sql`abs(extract(epoch from ${departsAt}::timestamptz - coalesce(moved_from, ${departedAt})))`;

/**
 * Whether such a departure would allow live orders of a sailing to cancel free of charge (R271), also together with earlier
 * moves.
 */
export async function wouldFreeOrders(
  trx: Transaction<Database>,
  { sailingId, longMinutes, ...times }: Omit<MovedDeparture, 'freeUntil'>,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .where(sql<boolean>`${movedSeconds(times)} >= ${longMinutes * 60}`)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Records with each live order of a sailing when it was to depart. Once the departure differs by the given time, also records the
 * deadline for canceling or moving free of charge. A granted deadline is never withdrawn. The caller holds the sailing's lock.
 */
export async function noteMovedDeparture(
  trx: Transaction<Database>,
  { sailingId, departedAt, departsAt, longMinutes, freeUntil }: MovedDeparture,
): Promise<void> {
  await sql`
    update orders set
      moved_from = coalesce(moved_from, ${departedAt}),
      free_until = case
        when ${movedSeconds({ departedAt, departsAt })} >= ${longMinutes * 60}
          then greatest(free_until, ${freeUntil}::timestamptz)
        else free_until end
    where id in (
      select id from orders where sailing_id = ${sailingId} and status in ('unpaid', 'paid') order by id for no key update
    )
  `.execute(trx);
}

/**
 * The departure time of the last notification of an order's contact; null if none was recorded. Holds a separate lock until the
 * transaction ends, not that of the order: while a mail is being sent, others can work on the order.
 */
export async function lockNotifiedDeparture(
  trx: Transaction<Database>,
  orderId: string,
): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders.notified_departs_at ${orderId}`}, 0))`.execute(
    trx,
  );
  const { notified_departs_at } = await trx
    .selectFrom('orders')
    .select('notified_departs_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return notified_departs_at;
}

/** Records the departure time of a notification. */
export async function setNotifiedDeparture(
  trx: Transaction<Database>,
  orderId: string,
  departsAt: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ notified_departs_at: departsAt }).where('id', '=', orderId).execute();
}

/** Writes new orders. */
export const insertOrderRows = (
  trx: Transaction<Database>,
  rows: Parameters<typeof insertRows>[2],
): Promise<void> => insertRows(trx, 'orders', rows);

/** Records that a part of an order was changed. */
export async function touchOrder(trx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  await trx.updateTable('orders').set({ updated_at: at }).where('id', '=', orderId).execute();
}

/** Erases the contact and the remarks of orders, whose locks the caller holds. @returns how many orders had a contact. */
export async function eraseContactsOf(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ contact_name: ERASED, contact_email: null, contact_phone: '', remarks: '', updated_at: now })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .where('contact_name', '<>', ERASED)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
