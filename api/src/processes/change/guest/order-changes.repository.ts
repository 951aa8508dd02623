import type { OrderChange, OrderChangeRequest } from '@gangway/shared/contract/sales/order-change.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** A change that waits for its payment. */
export interface WaitingChange {
  id: string;
  orderId: string;
  /** Null if its passenger was erased meanwhile. */
  request: OrderChange | null;
  expected: OrderChangeRequest['expected'];
  offer: { id: string; sailingId: number };
  startedAt: Date;
}

export async function insertChange(
  trx: Transaction<Database>,
  change: WaitingChange & { paymentId: string },
): Promise<void> {
  await trx
    .insertInto('order_changes')
    .values({
      id: change.id,
      order_id: change.orderId,
      payment_id: change.paymentId,
      offer_id: change.offer.id,
      wanted: JSON.stringify(change.request),
      expected: JSON.stringify(change.expected),
      started_at: change.startedAt,
    })
    .execute();
}

/** The change that a payment is for, and whether its places are still kept; undefined where the payment is for orders. */
export async function findChangeOfPayment(
  trx: Transaction<Database>,
  paymentId: string,
  now: Date,
): Promise<(WaitingChange & { isKept: boolean }) | undefined> {
  const row = await trx
    .selectFrom('order_changes as change')
    .innerJoin('place_offers as offer', 'offer.id', 'change.offer_id')
    .select([
      'change.id',
      'change.order_id',
      'change.wanted',
      'change.expected',
      'change.offer_id',
      'change.started_at',
      'offer.sailing_id',
      'offer.released_at',
      'offer.expires_at',
    ])
    .where('change.payment_id', '=', paymentId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      orderId: row.order_id,
      request: row.wanted as OrderChange | null,
      expected: row.expected as WaitingChange['expected'],
      offer: { id: row.offer_id, sailingId: row.sailing_id },
      startedAt: row.started_at,
      isKept: row.released_at === null && (row.expires_at ?? now) > now,
    }
  );
}

/** Offers that are still kept for changes of an order, by sailing. */
export async function findKeptOffers(
  trx: Transaction<Database>,
  orderId: string,
): Promise<{ id: string; sailingId: number }[]> {
  const rows = await trx
    .selectFrom('order_changes as change')
    .innerJoin('place_offers as offer', 'offer.id', 'change.offer_id')
    .select(['offer.id', 'offer.sailing_id'])
    .where('change.order_id', '=', orderId)
    .where('change.outcome', 'is', null)
    .where('offer.released_at', 'is', null)
    .orderBy('offer.sailing_id')
    .orderBy('offer.id')
    .execute();
  return rows.map(row => ({ id: row.id, sailingId: row.sailing_id }));
}

/** Records the outcome of a change, and erases the passengers' data in it. */
export async function decideChange(
  trx: Transaction<Database>,
  id: string,
  outcome: 'applied' | 'returned',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_changes')
    .set({ outcome, decided_at: at, wanted: null })
    .where('id', '=', id)
    .execute();
}

/** The order that replaced one that was rebooked. */
export async function findReplacing(
  db: Connection,
  orderId: string,
): Promise<{ id: string; number: string } | undefined> {
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from audit_entries a join orders o on o.number = a.detail ->> 'number'
    where a.entity = 'orders' and a.entity_id = ${orderId} and a.action = 'rebooked'
    order by a.at desc limit 1
  `.execute(db);
  return rows[0];
}

/** Erases what the guests of orders asked for: it contains passengers. */
export async function eraseRequestedChangesOf(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('order_changes')
    .set({ wanted: null })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute();
}
