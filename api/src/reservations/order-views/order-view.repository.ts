import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { OfficeOrderEvent, OfficePassenger } from '@gangway/shared/contract/office/orders/orders.ts';
import {
  type CanceledParts,
  changeRecord,
  type OrderCabin,
  type OrderDetail,
  type OrderEvent,
  type OrderTicket,
} from '@gangway/shared/contract/sales/orders.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import type { OrderTerms } from '@gangway/shared/domain/money/cancellation.ts';
import { sql } from 'kysely';
import { type Connection, prepared } from '../../lib/database/database.ts';
import { fieldsOf } from '../orders/passenger-rows.rules.ts';

/** The fields of an order's own page that its summary does not have. */
export type OrderRest = Pick<
  OrderDetail,
  'referralCode' | 'language' | 'paidAt' | 'canceledAt' | 'cancelReason' | 'remarks' | 'gate'
> & {
  contact: Omit<OrderDetail['contact'], 'name'>;
  ladder: OrderTerms;
  movedFrom: Date | null;
  freeUntil: Date | null;
};

export async function findOrderDetailFields(db: Connection, orderId: string): Promise<OrderRest> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .modifyFront(prepared('order-detail'))
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
    movedFrom: row.moved_from,
    freeUntil: row.free_until,
  };
}

/** The refunds of an order, paid or not, oldest first. */
export async function findOrderRefunds(db: Connection, orderId: string): Promise<OrderDetail['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .modifyFront(prepared('order-refunds'))
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
    .modifyFront(prepared('order-tickets'))
    .select([
      'tickets.id',
      'tickets.serial',
      'tickets.ticket_type',
      'tickets.seat',
      'tickets.price_sen',
      'tickets.seat_fee_sen',
      'tickets.charge_sen',
      'tickets.boarding_status',
      'tickets.verification_secret',
      'tickets.canceled_at',
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
    seatFeeSen: row.seat_fee_sen,
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
    .modifyFront(prepared('order-cabins'))
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
 * The history of an order, oldest first: its states, its tickets' boarding, its refunds. Each kind is queried separately: with OR
 * between them PostgreSQL would read the whole table.
 */
export async function findOrderHistory(db: Connection, orderId: string): Promise<OrderEvent[]> {
  const { rows } = await sql<{
    at: Date;
    what: string;
    from_state: string | null;
    to_state: string | null;
    detail: unknown;
    canceled: CanceledParts | null;
  }>`
    with ${prepared('order-history')} parts (entity, entity_id) as (
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
      case when a.action in ('moved', 'changed', 'rebooked', 'divided') then a.detail end as detail,
      case when a.action = 'canceled' then jsonb_build_object(
        'passengers', (
          select coalesce(jsonb_agg(p.name order by p.position), '[]')
          from tickets t join passengers p on p.id = t.passenger_id
          where t.order_id = ${orderId} and a.detail->'tickets' ? t.id::text
        ),
        'cabins', (
          select coalesce(jsonb_agg(r.number order by r.number), '[]')
          from order_cabins c join rooms r on r.id = c.room_id
          where c.order_id = ${orderId} and a.detail->'cabins' ? c.id::text
        ),
        'chargeSen', a.detail->'chargeSen',
        'refundSen', a.detail->'refundSen'
      ) end as canceled
    from parts join audit_entries a using (entity, entity_id)
    where (a.action = 'state' and a.entity <> 'passengers' and (a.entity <> 'tickets' or a.from_state is not null))
      or (a.action in ('moved', 'changed', 'rebooked', 'divided', 'divided-from', 'canceled') and a.entity = 'orders')
      or (a.action = 'corrected' and a.entity = 'passengers')
    order by a.at, a.id
  `.execute(db);
  return rows.map(row => ({
    at: row.at.toISOString(),
    what: row.what,
    from: row.from_state,
    to: row.to_state,
    // Changes from before R363 have no record.
    ...(row.detail !== null && { change: changeRecord.safeParse(row.detail).data ?? null }),
    ...(row.canceled !== null && { canceled: row.canceled }),
  }));
}

interface EventRow {
  at: Date;
  entity: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  detail: Record<string, unknown> | null;
  kind: string;
  name: string | null;
  passenger: string | null;
  id: number;
}

const actorKinds = ['staff', 'customer', 'guest', 'system'] as const;

/**
 * The history of an order, its passengers, tickets, payments and refunds, oldest first, with authors. The creation of tickets and
 * payments is left out, because the order's own first entry covers it.
 */
export async function findOrderEvents(db: Connection, orderId: string): Promise<OfficeOrderEvent[]> {
  const { rows } = await sql<EventRow>`
    with ${prepared('order-events')} parts (entity, entity_id, passenger) as (
      select 'orders', ${orderId}::text, null
      union all select 'tickets', t.id::text, p.name from tickets t join passengers p on p.id = t.passenger_id
        where t.order_id = ${orderId}
      union all select 'passengers', id::text, name from passengers where order_id = ${orderId}
      union all select 'payments', payment_id::text, null from payment_orders where order_id = ${orderId}
      union all select 'refunds', id::text, null from refunds where order_id = ${orderId}
    )
    select a.at, a.entity, a.action, a.from_state, a.to_state, a.detail, parts.passenger,
      split_part(a.actor, ':', 1) as kind,
      coalesce(nullif(u.name, ''), u.username, c.username, nullif(split_part(a.actor, ':', 2), '')) as name, a.id
    from parts
    join audit_entries a using (entity, entity_id)
    left join system_users u on u.id = case when a.actor like 'staff:%' then substr(a.actor, 7)::uuid end
    left join customers c on c.id = case when a.actor like 'customer:%' then substr(a.actor, 10)::uuid end
    where not (a.action = 'state' and a.from_state is null and a.entity <> 'orders')
    order by a.at, a.id
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    what: row.entity,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    actor: row.name ?? '',
    actorKind: actorKinds.find(kind => kind === row.kind) ?? 'system',
    passenger: row.passenger,
    detail: row.detail,
  }));
}

/** The passengers of an order with their complete documents, in their order. */
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

/** The account of an order, null for a guest's order, and the version of the data that the desk may correct. */
export async function findBuyer(
  db: Connection,
  orderId: string,
): Promise<{ account: string | null; customerId: string | null; version: number }> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .modifyFront(prepared('order-buyer'))
    .select(['orders.customer_id', 'orders.version', 'customers.username'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { account: row.username, customerId: row.customer_id, version: row.version };
}
