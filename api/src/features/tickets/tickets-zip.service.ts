import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { makeZip } from 'client-zip';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { textsIn } from '../../lib/texts.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import type { Visit } from '../../reservations/access/visitor.middleware.ts';
import { hasGoodTickets } from '../../reservations/order-views/order-view.service.ts';
import { countLiveTickets } from '../../reservations/tickets/tickets.repository.ts';
import type { PageFormat } from './e-ticket/e-ticket.types.ts';
import { orderTicketsPdf } from './tickets.service.ts';

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
  const byOrderId = new Map<string, Visit & { good: boolean }>();
  for (const { number, visitor } of visits) {
    const order = await findAccessibleOrder(deps, visitor, number);
    const good = hasGoodTickets(order.status) && (await countLiveTickets(deps.db, order.id)) > 0;
    byOrderId.set(order.id, { number: order.number, visitor, good });
  }
  const orders = [...byOrderId.values()];
  if (!orders.some(({ good }) => good)) throw new AppError('ticket-not-found');
  return makeZip(filesOf(deps, orders, format, language));
}

async function* filesOf(
  deps: Deps,
  orders: readonly (Visit & { good: boolean })[],
  format: PageFormat,
  language: Language,
) {
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
