import type { OrderCabin, OrderDetail, OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import { ladderWithDates } from '@gangway/shared/domain/money/cancellation.ts';
import type { NewOrder } from './order-draft.types.ts';

const MINUTE_MS = 60_000;

/** The end of the order's hold (R102). */
export const holdUntil = ({ createdAt, holdMinutes }: NewOrder): Date =>
  new Date(createdAt.getTime() + holdMinutes * MINUTE_MS);

/** A new order as `readOrderDetail` would read it, without reading it back under the lock. */
export function newOrderDetail(order: NewOrder): OrderDetail {
  const { id, number, channel, createdAt, referralCode, settings, sailing, totalSen } = order;
  const { booking } = order.request;
  const tickets = order.tickets.map((_, index) => ticketOf(order, index));
  const cabinList = order.cabins.map(cabinOf).sort((a, b) => (a.number < b.number ? -1 : 1));
  const prices = [...tickets, ...cabinList].map(({ priceSen }) => priceSen);
  return {
    id,
    number,
    status: 'unpaid',
    channel,
    sailing: sailing.voyage,
    passengers: tickets.length,
    cabins: cabinList.length,
    contactName: booking.contact.name,
    dueSen: totalSen,
    paidSen: 0,
    refundedSen: 0,
    refundOwedSen: 0,
    creditedSen: 0,
    paymentMethod: booking.paymentMethod,
    holdExpiresAt: holdUntil(order).toISOString(),
    createdAt: createdAt.toISOString(),
    contact: booking.contact,
    referralCode,
    language: booking.language,
    tickets,
    cabinList,
    amendmentDays: settings.amendmentDays,
    ladder: ladderWithDates(settings.cancellationLadder, sailing.terms.date, prices, sailing.terms),
    gate: sailing.gate,
    notices: [],
    movedFrom: null,
    freeUntil: null,
    refunds: [],
    vouchers: [],
    history: [{ at: createdAt.toISOString(), what: 'orders', from: null, to: 'unpaid' }],
    paidAt: null,
    canceledAt: null,
    cancelReason: null,
    remarks: booking.remarks,
  };
}

function ticketOf({ tickets, request }: NewOrder, index: number): OrderTicket {
  const ticket = tickets[index];
  const passenger = request.booking.passengers[index];
  if (!ticket || !passenger) throw new Error('a passenger has no ticket');
  return {
    id: ticket.id,
    serial: ticket.serial,
    ticketType: passenger.ticketType,
    passengerName: passenger.name,
    gender: passenger.gender,
    birthDate: passenger.birthDate,
    nationality: passenger.nationality,
    idType: passenger.idType,
    idNumberEnding: [...passenger.idNumber].slice(-4).join(''),
    seat: ticket.seat,
    cabin: ticket.cabin?.number ?? null,
    priceSen: ticket.priceSen,
    seatFeeSen: ticket.seatFeeSen,
    chargeSen: null,
    boardingStatus: 'pending',
    qrStatus: 'unused',
    verificationCode: null,
    canceledAt: null,
  };
}

const cabinOf = ({
  id,
  roomId,
  number,
  floor,
  position,
  roomTypeCode,
  priceSen,
}: NewOrder['cabins'][number]): OrderCabin => ({
  id,
  roomId,
  number,
  floor,
  position,
  roomTypeCode,
  priceSen,
  chargeSen: null,
  canceledAt: null,
});
