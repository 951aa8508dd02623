import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { makeZip } from 'client-zip';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { textsIn } from '../../lib/texts.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import type { Visit } from '../../reservations/access/visitor.middleware.ts';
import { hasGoodTickets } from '../../reservations/order-views/order-view.service.ts';
import { countLiveTickets } from '../../reservations/tickets/tickets.repository.ts';
import type { OrderETickets, PageFormat } from './e-ticket/e-ticket.types.ts';
import { makeETicketFile } from './e-ticket/e-ticket-files.service.ts';
import { readETickets } from './e-ticket/order-e-tickets.service.ts';
import { type Download, orderTicketsPdf, pdfOf } from './tickets.service.ts';

/**
 * The e-tickets of several orders as one ZIP, one PDF per order, each drawn when it is sent. A text file in the reader's language
 * names the orders without valid tickets.
 *
 * @throws AppError `order-not-found` where one may not be seen, `ticket-not-found` where none has a valid ticket.
 */
export async function ticketsZip(
  deps: Deps,
  visits: readonly Visit[],
  format: PageFormat,
  language: Language,
): Promise<ReadableStream<Uint8Array>> {
  return makeZip(filesOf(deps, await findOrders(deps, visits), format, language));
}

/**
 * The e-tickets of several orders as one PDF, which a phone can open, and the numbers of the orders without valid tickets.
 *
 * @throws AppError as `ticketsZip`.
 */
export async function ticketsPdf(
  deps: Deps,
  visits: readonly Visit[],
  format: PageFormat,
): Promise<{ file: Download; leftOut: string[] }> {
  const found: OrderETickets[] = [];
  const leftOut: string[] = [];
  for (const { id, number, good } of await findOrders(deps, visits)) {
    const { voyage, tickets } = good ? await readETickets(deps, id) : { tickets: [] };
    if (voyage && tickets.length > 0) found.push({ voyage, tickets });
    else leftOut.push(number);
  }
  const [first, ...others] = found;
  if (!first) throw new AppError('ticket-not-found');
  const pdf = await makeETicketFile({ orders: [first, ...others], format });
  return { file: pdfOf('e-tickets.pdf', pdf), leftOut };
}

/** An order of the request, and whether it has valid tickets. */
interface FoundOrder extends Visit {
  id: string;
  good: boolean;
}

/** The orders of a request, each once; at least one has valid tickets. */
async function findOrders(deps: Deps, visits: readonly Visit[]): Promise<FoundOrder[]> {
  const byId = new Map<string, FoundOrder>();
  for (const { number, visitor } of visits) {
    const { id, ...order } = await findAccessibleOrder(deps, visitor, number);
    const good = hasGoodTickets(order.status) && (await countLiveTickets(deps.db, id)) > 0;
    byId.set(id, { id, number: order.number, visitor, good });
  }
  const orders = [...byId.values()];
  if (!orders.some(({ good }) => good)) throw new AppError('ticket-not-found');
  return orders;
}

async function* filesOf(deps: Deps, orders: readonly FoundOrder[], format: PageFormat, language: Language) {
  const lastModified = deps.clock.now();
  for (const { number, visitor, good } of orders) {
    if (!good) continue;
    const { fileName, bytes } = await orderTicketsPdf(deps, visitor, number, format);
    yield { name: fileName, input: bytes, lastModified };
  }
  const leftOut = orders.filter(({ good }) => !good);
  if (leftOut.length === 0) return;
  const t = textsIn(language);
  const lines = [t('documents:zip.leftOut'), '', ...leftOut.map(({ number }) => number), ''];
  yield { name: 'not-included.txt', input: lines.join('\r\n'), lastModified };
}
