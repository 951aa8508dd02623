import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { bypassesQueue, findTurns, useTurns } from '../../reservations/queue/turns.service.ts';
import type { NewOrder, OrderRequest, RequestOnSale } from './order-draft.types.ts';

/** The turn of each order whose sailing has an open queue. */
export type Turns = ReadonlyMap<OrderRequest, string>;

/** Refuses orders whose turn has not come (R190). Asks the database only if a queue is open. */
export async function letIn(
  trx: Transaction<Database>,
  onSale: readonly RequestOnSale[],
  settings: Settings,
  now: Date,
  refusals: Map<OrderRequest, AppError>,
): Promise<{ admitted: RequestOnSale[]; turns: Turns }> {
  const queuing = onSale
    .filter(
      ({ sailing, request: { booker, offered, kept } }) =>
        sailing.queueOpen && !offered && !kept && !bypassesQueue(booker, settings),
    )
    .map(({ request }) => ({
      request,
      sailingId: request.booking.sailingId,
      token: request.booking.waitingToken,
      caller: request.booker.caller,
    }));
  const granted = await findTurns(trx, queuing, now);
  const turns = new Map([...granted].map(([{ request }, turn]) => [request, turn]));
  for (const { request } of queuing)
    if (!turns.has(request)) refusals.set(request, new AppError('waiting-room'));
  return { admitted: onSale.filter(({ request }) => !refusals.has(request)), turns };
}

/** Ends the turns of the orders that were made: a turn is valid for one booking. */
export async function endTurns(
  trx: Transaction<Database>,
  orders: readonly NewOrder[],
  turns: Turns,
  now: Date,
): Promise<void> {
  const used = orders.flatMap(({ id, request }) => {
    const turn = turns.get(request);
    return turn === undefined ? [] : [{ id: turn, orderId: id, party: request.booking.passengers.length }];
  });
  await useTurns(trx, used, now);
}
