import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { OrderRequest } from '@gangway/shared/contract/sales/orders.ts';
import { ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { VERIFICATION_SECRET_BYTES } from '@gangway/shared/domain/codes/verification-code.ts';
import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Ids } from '../../lib/ids.ts';
import { columnsOf } from '../../reservations/passengers/passenger-rows.rules.ts';

export type NewOrder = Insertable<Database['orders']>;

/** Writes the order itself; its due amount is checked against its parts when the transaction commits (invariant I3). */
export async function insertOrder(trx: Transaction<Database>, order: NewOrder): Promise<void> {
  await trx.insertInto('orders').values(order).execute();
}

/** Each passenger's seat and cabin, and the ticket's price. */
export interface TicketPlace {
  seat: string;
  cabinId: string | null;
  priceSen: number;
}

/** Writes passengers and their tickets, one each, in the order of the request. */
export async function insertTickets(
  trx: Transaction<Database>,
  ids: Ids,
  order: { id: string; number: string; sailing_id: number; signingKeyId: number },
  passengers: OrderRequest['passengers'],
  ticketPlaces: TicketPlace[],
): Promise<void> {
  const rows = passengers.map(passenger => ({ id: ids.uuid(), passenger }));
  await trx
    .insertInto('passengers')
    .values(
      rows.map(({ id, passenger }, index) => ({
        id,
        order_id: order.id,
        position: index + 1,
        ...columnsOf(passengerFieldNames, passenger),
      })),
    )
    .execute();
  await trx
    .insertInto('tickets')
    .values(
      rows.map(({ id, passenger }, index) => ({
        id: ids.uuid(),
        order_id: order.id,
        sailing_id: order.sailing_id,
        passenger_id: id,
        cabin_id: ticketPlaces[index]?.cabinId ?? null,
        serial: ticketSerial(order.number, index + 1),
        ticket_type: passenger.ticketType,
        seat: ticketPlaces[index]?.seat ?? '',
        price_sen: ticketPlaces[index]?.priceSen ?? 0,
        signing_key_id: order.signingKeyId,
        verification_secret: Buffer.from(ids.bytes(VERIFICATION_SECRET_BYTES)),
      })),
    )
    .execute();
}
