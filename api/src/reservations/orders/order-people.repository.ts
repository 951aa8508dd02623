import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { OfficePassenger } from '@gangway/shared/contract/office/orders/orders.ts';
import type { Connection } from '../../lib/database/database.ts';
import { fieldsOf } from '../passengers/passenger-rows.rules.ts';

/** The passengers of an order with their whole documents, in their order. */
export async function findOrderPeople(db: Connection, orderId: string): Promise<OfficePassenger[]> {
  const rows = await db
    .selectFrom('passengers')
    .innerJoin('tickets', 'tickets.passenger_id', 'passengers.id')
    .selectAll('passengers')
    .select([
      'tickets.id as ticket_id',
      'tickets.ticket_type',
      'tickets.boarding_status',
      'tickets.canceled_at',
    ])
    .where('passengers.order_id', '=', orderId)
    .orderBy('passengers.position')
    .execute();
  return rows.map(row => ({
    id: row.id,
    version: row.version,
    ticketId: row.ticket_id,
    ...fieldsOf(passengerFieldNames, row),
    ticketType: row.ticket_type,
    boardingStatus: row.boarding_status,
    canceledAt: row.canceled_at?.toISOString() ?? null,
  }));
}

/** The account that an order belongs to, null for a guest's order, and the version of what the desk may correct of it. */
export async function findBuyer(
  db: Connection,
  orderId: string,
): Promise<{ account: string | null; customerId: string | null; version: number }> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.customer_id', 'orders.version', 'customers.username'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { account: row.username, customerId: row.customer_id, version: row.version };
}
