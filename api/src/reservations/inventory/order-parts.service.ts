import { sumSen } from '@gangway/shared/domain/money/money.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { LockedOrder } from '../orders/order-locks.repository.ts';
import { changeDue } from '../orders/orders.repository.ts';
import { cancelTicket, clearBeds } from '../tickets/tickets.repository.ts';
import { returnPlaces } from './inventory.repository.ts';
import type { LiveParts } from './order-cabins.repository.ts';
import { releaseCabin } from './order-cabins.repository.ts';

/**
 * Cancels tickets and cabins of an order: each keeps its charge (`charges`, by the ids of the parts; no entry means none), places
 * and rooms are free again, and the order's amount due follows (invariant I3). An unpaid order releases held places, a paid one
 * sold places.
 */
export async function cancelParts(
  trx: Transaction<Database>,
  order: LockedOrder,
  { tickets, cabins }: LiveParts,
  charges: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const chargeOf = ({ id }: { id: string }) => charges.get(id) ?? 0;
  const kind = order.status === 'unpaid' ? 'held' : 'sold';
  // First, for the lock order: otherwise a customer who holds the inventory and books one of these cabins would deadlock with us.
  if (tickets.length > 0) await returnPlaces(trx, order.sailing_id, kind, tickets.length);
  for (const ticket of tickets) await cancelTicket(trx, ticket.id, chargeOf(ticket), now);
  for (const cabin of cabins) {
    await releaseCabin(trx, cabin.id, chargeOf(cabin), now);
    await clearBeds(trx, cabin.id);
  }
  const savedSen = sumSen([...tickets, ...cabins].map(part => part.price_sen - chargeOf(part)));
  await changeDue(trx, order.id, -savedSen, now);
}
