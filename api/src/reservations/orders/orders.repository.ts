import type { CancelReason, PaymentMethod } from '@gangway/shared/contract/base/vocabulary.ts';
import { ERASED } from '@gangway/shared/contract/entries/passenger-fields.ts';
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

/** Why an order ends that nobody left to lapse (R370). */
export type EndReason = Exclude<CancelReason, 'expired'>;

/**
 * The one way an order changes its status. The database refuses a change that shared/domain/states/transitions.ts does not know
 * and writes the audit entry (invariant I7). The callers below hold the locks of the orders.
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
 * Sets a canceled order to refunded once all that it is owed has gone back; the database knows when that is (I3). Locks the
 * order first, so that of two refunds that end together the later one sees the other.
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

/** Sets a refunded order back to canceled, because money that had gone back is owed again (R333). Locks the order first. */
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

/** What is due for an order changes with its parts (invariant I3). The caller holds its lock. @returns what is due now. */
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

/** Nothing is due for these orders any more. The caller holds their locks. */
export async function clearDue(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ due_sen: 0 })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

/** An order was paid with this amount. The caller holds its lock. */
export async function setPaid(trx: Transaction<Database>, orderId: string, amountSen: number): Promise<void> {
  await trx.updateTable('orders').set({ paid_sen: amountSen }).where('id', '=', orderId).execute();
}

/** A paid order was paid with this much more. The caller holds its lock. */
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

/** Notes on an order that money stays as credit (R236); with refunds never more than was paid. The caller holds the order's lock. */
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

/** How an order is paid, whatever was chosen when it was made. The caller holds its lock. */
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

/** Whose account an order belongs to; null for a guest's. */
export async function setCustomer(
  trx: Transaction<Database>,
  orderId: string,
  customerId: string | null,
): Promise<void> {
  await trx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute();
}

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

/** A sailing whose departure is changed. */
export interface MovedDeparture {
  sailingId: number;
  departedAt: Date;
  departsAt: Date;
  /** Minutes earlier or later from which on guests may leave free of charge, and until when. */
  longMinutes: number;
  freeUntil: Date;
}

/** How many seconds an order departs earlier or later than it was sold, counted from its first departure. */
const movedSeconds = ({ departedAt, departsAt }: Pick<MovedDeparture, 'departedAt' | 'departsAt'>) =>
  sql`abs(extract(epoch from ${departsAt}::timestamptz - coalesce(moved_from, ${departedAt})))`;

/** Whether such a departure would free live orders of a sailing of charges (R271), also together with moves before it. */
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
 * Notes with each live order of a sailing when it was to depart, and, once it departs so much earlier or later than that, until
 * when the order is canceled or moved free of charge. What was told once is not taken back. The caller holds the sailing's
 * lock.
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
 * The departure time of which an order's contact was last notified; null where none was recorded. Holds a lock of its own
 * until the transaction ends, not that of the order: while a mail is being sent, others can work on the order.
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

/** From now on they know this one. */
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

/** Notes that a part of an order was changed. */
export async function touchOrder(trx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  await trx.updateTable('orders').set({ updated_at: at }).where('id', '=', orderId).execute();
}

/** Anonymises the contacts of a customer's orders. The caller holds their locks. @returns how many orders there are. */
export async function eraseContactsOf(
  trx: Transaction<Database>,
  customerId: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ contact_name: ERASED, contact_email: null, contact_phone: '', remarks: '', updated_at: now })
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
