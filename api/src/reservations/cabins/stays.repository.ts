import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** A room that guests of an order are checked into. */
export interface Stay {
  roomId: number;
  number: string;
}

/** The rooms in which guests of an order are now, by number: occupied, and by them since the newest event. */
export async function findStays(db: Connection, orderId: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select r.id as "roomId", r.number from rooms r
    where r.status = 'occupied'
      and r.id in (select room_id from room_events where order_id = ${orderId} and action = 'check-in')
      and (select e.order_id from room_events e where e.room_id = r.id order by e.sequence desc limit 1) = ${orderId}
    order by length(r.number), r.number
  `.execute(db);
  return rows;
}
