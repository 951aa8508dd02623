import type { Connection } from '../../../lib/database/database.ts';

/** What it takes to sign the codes of an order's live tickets, in the order of their passengers. */
export async function findLiveTickets(db: Connection, orderId: string) {
  return db
    .selectFrom('tickets')
    .innerJoin('passengers', 'passengers.id', 'tickets.passenger_id')
    .select(['tickets.id', 'tickets.sailing_id', 'tickets.signing_key_id', 'tickets.verification_secret'])
    .where('tickets.order_id', '=', orderId)
    .where('tickets.canceled_at', 'is', null)
    .orderBy('passengers.position')
    .execute();
}

export async function findOrderNumberOfTicket(db: Connection, ticketId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .select('orders.number')
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst();
  return row?.number;
}

/** Where a sailing boards, and the version of it that says so. */
export async function findGate(
  db: Connection,
  sailingId: number,
): Promise<{ gate: string; version: number }> {
  return db
    .selectFrom('sailings')
    .select(['gate', 'version'])
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
}

export async function countLiveTickets(db: Connection, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
