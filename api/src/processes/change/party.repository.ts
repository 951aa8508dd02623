import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { Connection } from '../../lib/database/database.ts';
import { fieldsOf } from '../../reservations/passengers/passenger-rows.rules.ts';

/** Somebody of an order who has a ticket that is not canceled. */
export interface PartyMember {
  passengerId: string;
  ticketId: string;
  /** The cabin of the order that they sleep in; null for none. */
  cabinId: string | null;
  priceSen: number;
  boarded: boolean;
  passenger: Passenger;
}

/** Who sails on an order, as they would be booked again, in their order. */
export async function readParty(db: Connection, orderId: string): Promise<PartyMember[]> {
  const rows = await db
    .selectFrom('passengers')
    .innerJoin('tickets', 'tickets.passenger_id', 'passengers.id')
    .selectAll('passengers')
    .select([
      'tickets.id as ticket_id',
      'tickets.cabin_id',
      'tickets.price_sen',
      'tickets.ticket_type',
      'tickets.boarding_status',
    ])
    .where('passengers.order_id', '=', orderId)
    .where('tickets.canceled_at', 'is', null)
    .orderBy('passengers.position')
    .execute();
  return rows.map(row => ({
    passengerId: row.id,
    ticketId: row.ticket_id,
    cabinId: row.cabin_id,
    priceSen: row.price_sen,
    boarded: row.boarding_status === 'boarded',
    passenger: {
      ticketType: row.ticket_type,
      ...fieldsOf(passengerFieldNames, row),
    },
  }));
}
