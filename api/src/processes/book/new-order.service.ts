import type { Database, Transaction } from '../../lib/database/database.ts';
import { insertOrderRows } from '../../reservations/orders/orders.repository.ts';
import { insertPassengers, type NewPassenger } from '../../reservations/orders/passengers.repository.ts';
import { insertTickets, type NewTicket } from '../../reservations/tickets/tickets.repository.ts';
import { holdUntil } from './new-order.view.ts';
import type { NewOrder } from './order-draft.types.ts';

/**
 * Writes orders and their passengers, with one statement each, in the order of the requests. Their seats and cabins stand only in the
 * tickets. The database checks at commit that the amount due is the sum of the parts (invariant I3).
 */
export async function insertParties(trx: Transaction<Database>, orders: readonly NewOrder[]): Promise<void> {
  await insertOrderRows(trx, orders.map(orderRow));
  await insertPassengers(trx, orders.flatMap(newPassengers));
}

/**
 * Writes the tickets of orders whose passengers are written.
 *
 * @throws AppError `document-booked` where a passenger's document was corrected to one of these meanwhile (invariant I9).
 */
export const insertTicketsOf = (
  trx: Transaction<Database>,
  orders: readonly NewOrder[],
  signingKeyId: number,
): Promise<void> =>
  insertTickets(
    trx,
    orders.flatMap(order => newTickets(order, signingKeyId)),
  );

function orderRow(order: NewOrder) {
  const { id, number, channel, createdAt, referralCode, settings, sailing, totalSen, request } = order;
  const { booking, booker, checkoutId } = request;
  return {
    id,
    number,
    checkout_id: checkoutId,
    sailing_id: sailing.terms.id,
    customer_id: booker.caller.kind === 'customer' ? booker.caller.id : null,
    channel,
    payment_method: booking.paymentMethod,
    contact_name: booking.contact.name,
    contact_email: booking.contact.email,
    contact_phone: booking.contact.phone,
    referral_code: referralCode,
    language: booking.language,
    remarks: booking.remarks,
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

const newPassengers = ({ id, tickets, request }: NewOrder): NewPassenger[] =>
  request.booking.passengers.flatMap((passenger, index) => {
    const ticket = tickets[index];
    return ticket ? [{ id: ticket.passengerId, orderId: id, position: index + 1, passenger }] : [];
  });

const newTickets = ({ id, sailing, tickets, request }: NewOrder, signingKeyId: number): NewTicket[] =>
  request.booking.passengers.flatMap(({ ticketType }, index) => {
    const ticket = tickets[index];
    return ticket
      ? [
          {
            id: ticket.id,
            orderId: id,
            sailingId: sailing.terms.id,
            passengerId: ticket.passengerId,
            cabinId: ticket.cabin?.id ?? null,
            serial: ticket.serial,
            ticketType,
            seat: ticket.seat,
            priceSen: ticket.priceSen,
            seatFeeSen: ticket.seatFeeSen,
            signingKeyId,
            secret: ticket.secret,
          },
        ]
      : [];
  });
