import {
  changeRecord,
  type OrderCabin,
  type OrderDetail,
  type OrderEvent,
  type OrderTicket,
} from '@gangway/shared/contract/sales/orders.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import type { OrderTerms } from '@gangway/shared/domain/money/cancellation.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** What an order's summary leaves out and its own page shows. */
export type OrderRest = Pick<
  OrderDetail,
  | 'referralCode'
  | 'language'
  | 'paidAt'
  | 'canceledAt'
  | 'cancelReason'
  | 'remarks'
  | 'movedFrom'
  | 'freeUntil'
  | 'gate'
> & { contact: Omit<OrderDetail['contact'], 'name'>; ladder: OrderTerms };

export async function findOrderRest(db: Connection, orderId: string): Promise<OrderRest> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .select([
      'sailings.gate',
      'contact_email',
      'contact_phone',
      'referral_code',
      'language',
      'ladder',
      'paid_at',
      'canceled_at',
      'remarks',
      'moved_from',
      'free_until',
    ])
    .select(sql<OrderRest['cancelReason']>`cancel_reason`.as('cancel_reason'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    contact: { email: row.contact_email, phone: row.contact_phone },
    referralCode: row.referral_code,
    language: row.language,
    ladder: row.ladder,
    paidAt: row.paid_at?.toISOString() ?? null,
    canceledAt: row.canceled_at?.toISOString() ?? null,
    cancelReason: row.cancel_reason,
    remarks: row.remarks,
    gate: row.gate,
    movedFrom: row.moved_from?.toISOString() ?? null,
    freeUntil: row.free_until?.toISOString() ?? null,
  };
}

/** What goes back of an order, or has gone back, oldest first. */
export async function findOrderRefunds(db: Connection, orderId: string): Promise<OrderDetail['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .select([
      'id',
      'amount_sen',
      'rounding_sen',
      'status',
      'reason',
      'provider',
      'gateway_reference',
      'created_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(row => ({
    id: row.id,
    amountSen: row.amount_sen,
    roundingSen: row.rounding_sen,
    status: row.status,
    reason: row.reason,
    provider: row.provider,
    reference: row.gateway_reference,
    createdAt: row.created_at.toISOString(),
  }));
}

/** The order's tickets in the order of its passengers. Codes are only included for valid tickets (`withCodes`). */
export async function findOrderTickets(
  db: Connection,
  orderId: string,
  withCodes: boolean,
): Promise<OrderTicket[]> {
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('passengers', 'passengers.id', 'tickets.passenger_id')
    .leftJoin('order_cabins', 'order_cabins.id', 'tickets.cabin_id')
    .leftJoin('rooms', 'rooms.id', 'order_cabins.room_id')
    .selectAll('tickets')
    .select([
      'passengers.name',
      'passengers.gender',
      'passengers.birth_date',
      'passengers.nationality',
      'passengers.id_type',
      'rooms.number as cabin',
    ])
    .select(sql<string>`right(passengers.id_number, 4)`.as('id_number_ending'))
    .where('tickets.order_id', '=', orderId)
    .orderBy('passengers.position')
    .execute();
  return rows.map(row => ({
    id: row.id,
    serial: row.serial,
    ticketType: row.ticket_type,
    passengerName: row.name,
    gender: row.gender,
    birthDate: row.birth_date,
    nationality: row.nationality,
    idType: row.id_type,
    idNumberEnding: row.id_number_ending,
    seat: row.seat,
    cabin: row.cabin,
    priceSen: row.price_sen,
    chargeSen: row.charge_sen,
    boardingStatus: row.boarding_status,
    qrStatus: row.boarding_status === 'boarded' ? 'used' : 'unused',
    verificationCode: withCodes && !row.canceled_at ? formatVerificationCode(row.verification_secret) : null,
    canceledAt: row.canceled_at?.toISOString() ?? null,
  }));
}

export async function findOrderCabins(db: Connection, orderId: string): Promise<OrderCabin[]> {
  const rows = await db
    .selectFrom('order_cabins')
    .innerJoin('rooms', 'rooms.id', 'order_cabins.room_id')
    .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
    .select([
      'order_cabins.id',
      'order_cabins.price_sen',
      'order_cabins.charge_sen',
      'order_cabins.released_at',
      'rooms.id as room_id',
      'rooms.number',
      'rooms.floor',
      'rooms.position',
      'room_types.code',
    ])
    .where('order_id', '=', orderId)
    .orderBy('rooms.number')
    .execute();
  return rows.map(row => ({
    id: row.id,
    roomId: row.room_id,
    number: row.number,
    floor: row.floor,
    position: row.position,
    roomTypeCode: row.code,
    priceSen: row.price_sen,
    chargeSen: row.charge_sen,
    canceledAt: row.released_at?.toISOString() ?? null,
  }));
}

/**
 * What happened to an order, oldest first: its states, its tickets' boarding, its refunds. Each kind is asked for by
 * itself: with OR between them PostgreSQL reads the whole table.
 */
export async function findOrderHistory(db: Connection, orderId: string): Promise<OrderEvent[]> {
  const { rows } = await sql<{
    at: Date;
    what: string;
    from_state: string | null;
    to_state: string | null;
    detail: unknown;
  }>`
    with parts (entity, entity_id) as (
      select 'orders', ${orderId}::text
      union all select 'tickets', id::text from tickets where order_id = ${orderId}
      union all select 'refunds', id::text from refunds where order_id = ${orderId}
      union all select 'passengers', id::text from passengers where order_id = ${orderId}
    )
    select a.at, a.id,
      case
        when a.action = 'state' then a.entity
        when a.action = 'changed' and a.detail->'passengers'->'from' <> a.detail->'passengers'->'to' then 'joined'
        else a.action
      end as what,
      case a.action
        when 'state' then a.from_state
        when 'changed' then (select string_agg(room, ', ') from jsonb_array_elements_text(a.detail->'cabins'->'from') room)
        when 'divided-from' then a.detail->>'number'
        else a.detail->'date'->>'from'
      end as from_state,
      case a.action
        when 'state' then a.to_state
        when 'changed' then (select string_agg(room, ', ') from jsonb_array_elements_text(a.detail->'cabins'->'to') room)
        when 'rebooked' then a.detail->>'number'
        when 'divided' then a.detail->>'number'
        else a.detail->'date'->>'to'
      end as to_state,
      case when a.action in ('moved', 'changed', 'rebooked', 'divided') then a.detail end as detail
    from parts join audit_entries a using (entity, entity_id)
    where (a.action = 'state' and a.entity <> 'passengers' and (a.entity <> 'tickets' or a.from_state is not null))
      or (a.action in ('moved', 'changed', 'rebooked', 'divided', 'divided-from') and a.entity = 'orders')
      or (a.action = 'corrected' and a.entity = 'passengers')
    order by a.at, a.id
  `.execute(db);
  return rows.map(row => ({
    at: row.at.toISOString(),
    what: row.what,
    from: row.from_state,
    to: row.to_state,
    // Changes of before R363 keep no record.
    ...(row.detail !== null && { change: changeRecord.safeParse(row.detail).data ?? null }),
  }));
}
