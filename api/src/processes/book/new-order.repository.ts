import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { bytesAsText, insertRows } from '../../lib/database/insert-rows.ts';
import { refusing } from '../../lib/errors.ts';
import { DOCUMENT_TAKEN_MEANWHILE } from '../../reservations/fairness/booked-documents.service.ts';
import { columnsOf } from '../../reservations/passengers/passenger-rows.rules.ts';
import { holdUntil } from './new-order.view.ts';
import type { SeatedOrder } from './order-draft.types.ts';

/**
 * Writes orders with their passengers and tickets, one each, in the order of the requests. What is due is checked against
 * the parts when the transaction commits (invariant I3).
 *
 * @throws AppError `document-booked` where somebody's document was corrected to one of these in between (invariant I9).
 */
export async function insertOrders(
  trx: Transaction<Database>,
  orders: readonly SeatedOrder[],
  signingKeyId: number,
): Promise<void> {
  await insertRows(trx, 'orders', orders.map(orderRow));
  await insertRows(trx, 'passengers', orders.flatMap(passengerRows));
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () =>
    insertRows(
      trx,
      'tickets',
      orders.flatMap(order => ticketRows(order, signingKeyId)),
    ),
  );
}

function orderRow(order: SeatedOrder) {
  const { id, number, channel, createdAt, referralCode, settings, sailing, totalSen, wanted } = order;
  const { request, booker, checkoutId } = wanted;
  return {
    id,
    number,
    checkout_id: checkoutId,
    sailing_id: sailing.terms.id,
    customer_id: booker.caller.kind === 'customer' ? booker.caller.id : null,
    channel,
    payment_method: request.paymentMethod,
    contact_name: request.contact.name,
    contact_email: request.contact.email,
    contact_phone: request.contact.phone,
    referral_code: referralCode,
    language: request.language,
    remarks: request.remarks,
    due_sen: totalSen,
    ladder: {
      tiers: settings.cancellationLadder,
      amendmentDays: settings.amendmentDays,
      nonRefundable: sailing.terms.nonRefundable,
      peak: sailing.terms.peak,
    },
    hold_expires_at: holdUntil(order),
    notified_departs_at: sailing.terms.departsAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const passengerRows = ({ id, tickets, wanted }: SeatedOrder) =>
  wanted.request.passengers.map((passenger, index) => ({
    id: tickets[index]?.passengerId ?? null,
    order_id: id,
    position: index + 1,
    ...columnsOf(passengerFieldNames, passenger),
  }));

const ticketRows = ({ id, sailing, tickets, wanted }: SeatedOrder, signingKeyId: number) =>
  tickets.map((ticket, index) => ({
    id: ticket.id,
    order_id: id,
    sailing_id: sailing.terms.id,
    passenger_id: ticket.passengerId,
    cabin_id: ticket.cabin?.id ?? null,
    serial: ticket.serial,
    ticket_type: wanted.request.passengers[index]?.ticketType ?? null,
    seat: ticket.seat,
    price_sen: ticket.priceSen,
    signing_key_id: signingKeyId,
    verification_secret: bytesAsText(ticket.secret),
  }));
