import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { bypassesQueue, findTurns, useTurns } from '../../reservations/queue/turns.service.ts';
import type { OfferedOrder, OrderRequest, SeatedOrder } from './order-draft.types.ts';

/** The turn of each order whose sailing has a waiting room. */
export type Turns = ReadonlyMap<OrderRequest, string>;

/** Refuses orders whose turn has not come (R190). Without a sailing with a waiting room, the database is not asked. */
export async function letIn(
  trx: Transaction<Database>,
  offered: readonly OfferedOrder[],
  settings: Settings,
  now: Date,
  refusals: Map<OrderRequest, AppError>,
): Promise<{ offered: OfferedOrder[]; turns: Turns }> {
  const askers = offered
    .filter(
      ({ sailing, wanted: { booker, offered: passes } }) =>
        sailing.waitingRoom && !passes && !bypassesQueue(booker, settings),
    )
    .map(({ wanted }) => ({
      wanted,
      sailingId: wanted.request.sailingId,
      token: wanted.request.waitingToken,
      caller: wanted.booker.caller,
    }));
  const found = await findTurns(trx, askers, now);
  const turns = new Map([...found].map(([{ wanted }, turn]) => [wanted, turn]));
  for (const { wanted } of askers) if (!turns.has(wanted)) refusals.set(wanted, new AppError('waiting-room'));
  return { offered: offered.filter(({ wanted }) => !refusals.has(wanted)), turns };
}

/** Ends the turns of the orders that were made: a turn is valid for one booking. */
export async function endTurns(
  trx: Transaction<Database>,
  orders: readonly SeatedOrder[],
  turns: Turns,
  now: Date,
): Promise<void> {
  const used = orders.flatMap(({ id, wanted }) => {
    const turn = turns.get(wanted);
    return turn === undefined ? [] : [{ id: turn, orderId: id, party: wanted.request.passengers.length }];
  });
  await useTurns(trx, used, now);
}
