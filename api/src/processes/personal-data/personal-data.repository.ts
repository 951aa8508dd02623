import { definitionOf, passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** What happened to a customer's account, oldest first. */
export async function findAccountHistory(db: Connection, customerId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .where('entity', '=', 'customers')
    .where('entity_id', '=', customerId)
    .select(['at', 'action', 'from_state', 'to_state', 'detail'])
    .orderBy('id')
    .execute();
  return rows.map(({ at, action, from_state, to_state, detail }) => ({
    at: at.toISOString(),
    action,
    from: from_state,
    to: to_state,
    detail,
  }));
}

/** Every stored session, active or not. */
export async function findSessions(db: Connection, customerId: string) {
  const rows = await db
    .selectFrom('sessions')
    .where('customer_id', '=', customerId)
    .select(['created_at', 'last_seen_at', 'ended_at', 'end_reason', 'user_agent', 'address'])
    .orderBy('created_at')
    .execute();
  return rows.map(row => ({
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    device: row.user_agent,
    address: row.address,
  }));
}

/** An order with all personal data in it, documents in full: they belong to the customer. */
export interface OrderRecord {
  number: string;
  status: string;
  sailing: { date: string; session: string; ship: string };
  contact: { name: string; email: string | null; phone: string };
  referralCode: string;
  dueSen: number;
  paidSen: number;
  refundedSen: number;
  createdAt: string;
  paidAt: string | null;
  canceledAt: string | null;
  remarks: string;
  passengers: Record<string, unknown>[];
}

/** Name and column of every field, as arguments of `json_build_object`. */
const passengerFacts = sql.join(
  passengerFieldNames.map(field => sql`${sql.lit(field)}, ${sql.ref(`p.${definitionOf(field).column}`)}`),
);

/** One order, or all of a customer, oldest first, each passenger with their ticket. */
export async function findOrderRecords(
  db: Connection,
  of: { customerId: string } | { orderId: string },
): Promise<OrderRecord[]> {
  const selected =
    'orderId' in of ? sql<boolean>`o.id = ${of.orderId}` : sql<boolean>`o.customer_id = ${of.customerId}`;
  const { rows } = await sql<OrderRecord>`
    select o.number, o.status,
      json_build_object('date', s.date, 'session', s.session, 'ship', ships.name) as sailing,
      json_build_object('name', o.contact_name, 'email', o.contact_email, 'phone', o.contact_phone) as contact,
      o.referral_code as "referralCode", o.due_sen as "dueSen", o.paid_sen as "paidSen",
      o.refunded_sen as "refundedSen", o.created_at as "createdAt", o.paid_at as "paidAt",
      o.canceled_at as "canceledAt", o.remarks,
      (
        select json_agg(json_build_object(
          ${passengerFacts}, 'ticket', t.serial, 'ticketType', t.ticket_type, 'seat', t.seat, 'priceSen', t.price_sen, 'boardedAt', t.boarded_at, 'canceledAt', t.canceled_at
        ) order by p.position)
        from passengers p left join tickets t on t.passenger_id = p.id
        where p.order_id = o.id
      ) as passengers
    from orders o join sailings s on s.id = o.sailing_id join ships on ships.id = s.ship_id
    where ${selected}
    order by o.created_at, o.id
  `.execute(db);
  return rows;
}
