import type { BoardingStatus, OrderStatus, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingParty, PartyMember } from '@gangway/shared/contract/office/gate/boarding.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/** An adult (on the day of the sailing) in a minor's order, preferably one on board. */
export async function findGuardian(
  db: Connection,
  { order_id, date }: { order_id: string; date: string },
): Promise<{ name: string; boarded: boolean } | null> {
  const { rows } = await sql<{ name: string; boarded: boolean }>`
    select p.name, t.boarding_status = 'boarded' as boarded
    from tickets t join passengers p on p.id = t.passenger_id
    where t.order_id = ${order_id} and t.canceled_at is null
      and p.birth_date <= ${date}::date - make_interval(years => ${ADULT_FROM_YEARS})
    order by boarded desc, p.position limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** The order that a ticket is part of. */
export async function findOrderOfTicket(db: Connection, ticketId: string): Promise<string | undefined> {
  const row = await db.selectFrom('tickets').select('order_id').where('id', '=', ticketId).executeTakeFirst();
  return row?.order_id;
}

/** All passengers of an order whose tickets are not canceled, and the amount due. */
export async function findParty(db: Connection, orderId: string): Promise<BoardingParty> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'status', 'due_sen', 'paid_sen'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<MemberRow>`
    select t.id, t.serial, p.name, t.ticket_type, p.birth_date, s.date, t.seat, rooms.number as cabin,
      t.boarding_status, t.boarded_at
    from tickets t
    join passengers p on p.id = t.passenger_id
    join sailings s on s.id = t.sailing_id
    left join order_cabins c on c.id = t.cabin_id and c.released_at is null
    left join rooms on rooms.id = c.room_id
    where t.order_id = ${orderId} and t.canceled_at is null
    order by p.position
  `.execute(db);
  return {
    orderNumber: order.number,
    orderStatus: order.status,
    stillToPaySen: stillToPay(order),
    members: rows.map(toMember),
  };
}

/** The amount due; zero for a canceled or refunded order. */
function stillToPay(order: { status: OrderStatus; due_sen: number; paid_sen: number }): number {
  const ended = order.status === 'canceled' || order.status === 'refunded';
  return ended ? 0 : Math.max(0, order.due_sen - order.paid_sen);
}

interface MemberRow {
  id: string;
  serial: string;
  name: string;
  ticket_type: TicketType;
  birth_date: string;
  date: string;
  seat: string;
  cabin: string | null;
  boarding_status: BoardingStatus;
  boarded_at: Date | null;
}

const toMember = (row: MemberRow): PartyMember => ({
  ticketId: row.id,
  serial: row.serial,
  passengerName: row.name,
  ticketType: row.ticket_type,
  minor: ageOn(row.birth_date, row.date) < ADULT_FROM_YEARS,
  seat: row.seat,
  cabin: row.cabin,
  boardingStatus: row.boarding_status,
  boardedAt: row.boarded_at?.toISOString() ?? null,
});
