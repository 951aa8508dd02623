import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import { ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { refusing } from '../../../lib/errors.ts';
import { DOCUMENT_TAKEN_MEANWHILE } from '../../../reservations/fairness/booked-documents.service.ts';
import { columnsOf } from '../../../reservations/passengers/passenger-rows.rules.ts';

/** Somebody who comes to an order, with a ticket. */
export interface AddedPassenger {
  orderId: string;
  orderNumber: string;
  sailingId: number;
  passengerId: string;
  ticketId: string;
  passenger: Passenger;
  seat: string;
  priceSen: number;
  signingKeyId: number;
  secret: Uint8Array;
}

/**
 * Adds a passenger with a ticket to an order, after all who ever were in it. The caller holds the order's lock.
 *
 * @throws AppError `document-booked` where the document was booked on the sailing in between (invariant I9).
 */
export async function insertAddedPassenger(trx: Transaction<Database>, added: AddedPassenger): Promise<void> {
  const { last } = await trx
    .selectFrom('passengers')
    .select(sql<number>`coalesce(max(position), 0)::integer`.as('last'))
    .where('order_id', '=', added.orderId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('passengers')
    .values({
      id: added.passengerId,
      order_id: added.orderId,
      position: last + 1,
      ...columnsOf(passengerFieldNames, added.passenger),
    })
    .execute();
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () =>
    trx
      .insertInto('tickets')
      .values({
        id: added.ticketId,
        order_id: added.orderId,
        sailing_id: added.sailingId,
        passenger_id: added.passengerId,
        serial: ticketSerial(added.orderNumber, last + 1),
        ticket_type: added.passenger.ticketType,
        seat: added.seat,
        price_sen: added.priceSen,
        signing_key_id: added.signingKeyId,
        verification_secret: Buffer.from(added.secret),
      })
      .execute(),
  );
}

/** Which cabin a ticket's passenger sleeps in; null for none. */
export async function setTicketCabin(
  trx: Transaction<Database>,
  ticketId: string,
  cabinId: string | null,
): Promise<void> {
  await trx.updateTable('tickets').set({ cabin_id: cabinId }).where('id', '=', ticketId).execute();
}
