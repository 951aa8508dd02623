import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { askEarly } from '../api/early-answers.ts';
import { request, requestFile } from '../api/request.ts';
import { pathOfBoarding, pathOfOrder, paths, ticketQr } from '../paths.ts';
import { orderToken, storeOrderToken } from '../session/order-access.ts';
import { mayBoard } from './may-board.ts';
import { drawTicket } from './opening-ticket.ts';
import { orderOfAddress } from './order-of-address.ts';

/**
 * Asks for the order of this address, the code of its next ticket and its boarding times, while the code of the page is being loaded.
 * Resolves when the code of the ticket is drawn, or when there is none.
 */
export async function askForOrder(address: Location): Promise<void> {
  if (address.pathname !== paths.personalOrder) return;
  const { number, key } = orderOfAddress(address);
  if (number === null) return;
  if (key !== null) storeOrderToken(number, key);
  const access = { orderToken: orderToken(number) };
  const path = pathOfOrder(number);
  const order = await askEarly(path, () => request<OrderDetail>('GET', path, access)).catch(() => undefined);
  // A canceled sailing has no use for a ticket: the screen says what comes instead.
  if (order?.status !== 'paid' || order.sailing.status === 'canceled') return;
  const next = order.tickets.find(mayBoard);
  if (!next) return;
  const qr = askEarly(ticketQr(next.id), () => requestFile(ticketQr(next.id), access));
  const boarding = pathOfBoarding(order.sailing.id);
  void askEarly(boarding, () => request<BoardingMonitor>('GET', boarding));
  // The screen shows it, or why it failed.
  const answer = await qr.catch(() => undefined);
  if (answer) await drawTicket(next, order.sailing.session, await answer.clone().text());
}
