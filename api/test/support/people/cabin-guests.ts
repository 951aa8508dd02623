import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { ticketCodes } from '../../../src/reservations/tickets/ticket-code.service.ts';
import { CABIN_SEN, FARES, newContact, passengerInput } from '../database/factories.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../money/paying.ts';
import type { TestApp } from '../test-app.ts';

/** Guests of a cabin, as the desk sees them. */
export interface CabinGuests {
  order: BookedOrder;
  /** In the order of the passengers. */
  tickets: { id: string; serial: string; code: string }[];
}

/** Books a room, or none, for these names before the voyage; paid by default. */
export async function bookCabin(
  gangway: TestApp,
  sailingId: number,
  roomId: number | null,
  { names = ['Tan Wei Ming', 'Tan Siew Ling'], paid = true, at = '2026-11-20T02:00:00.000Z' } = {},
): Promise<CabinGuests> {
  const { clock, deps } = gangway;
  const now = clock.now().toISOString();
  clock.set(at);
  const totalSen = names.length * FARES.adult + (roomId === null ? 0 : CABIN_SEN);
  const changes: Partial<OrderRequestInput> = {
    passengers: names.map(name => passengerInput({ name })),
    contact: newContact(names[0]),
    cabins: roomId === null ? null : { kind: 'chosen', roomIds: [roomId] },
    expectedTotalSen: totalSen,
  };
  const order = await book(gangway, sailingId, changes);
  if (paid) {
    const { data } = await askToPay(gangway, [order]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: totalSen }));
  }
  clock.set(now);
  const rows = await deps.db
    .selectFrom('tickets')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('serial')
    .execute();
  const codes = await ticketCodes(deps, rows);
  const tickets = rows.map(({ id, serial }, index) => ({ id, serial, code: codes[index] as string }));
  return { order, tickets };
}
