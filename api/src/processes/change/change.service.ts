/*
 * Changes of an order by guests and the desk: another sailing, cabins, passengers, names; a divided order; new e-tickets.
 *
 * May import: operator, reservations/access, reservations/cabins, reservations/hold-limits, reservations/inventory,
 * reservations/order-views, reservations/orders, reservations/payments, reservations/pricing, reservations/queue,
 * reservations/sailings, reservations/tickets, reservations/waitlist, features/payments, features/staff, processes/book,
 * processes/cancel.
 */

import type {
  ContactChange,
  PassengerChange,
  SailingMove,
  SailingMovePreview,
  SailingMoveRequest,
  SailingMoveResult,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { orderIdOf, readOfficeOrder } from '../../reservations/order-views/office-order.service.ts';
import type { Booker } from '../book/create-order.service.ts';
import { changeContact, changePassenger } from './details.service.ts';
import { moveOrder } from './move.service.ts';
import { planMove } from './move-plan.service.ts';
import { reissueTickets } from './reissue.service.ts';

/*
 * One request of the desk changes an order in one transaction. A move or new e-tickets are carried out once per key (invariant
 * I8).
 */

/** Corrects a passenger's data. @throws AppError `order-not-found`, what `changePassenger` throws. */
export function correctPassenger(
  deps: Deps,
  { caller, language }: Booker,
  number: string,
  passengerId: string,
  change: PassengerChange,
  seen: SeenVersion,
): Promise<OfficeOrderDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const id = await orderIdOf(trx, number);
    await changePassenger(trx, deps, id, passengerId, change, seen, language);
    return readOfficeOrder(trx, id, deps.clock.now());
  });
}

/** Changes the contact and the remarks of an order. @throws AppError `order-not-found`, what `changeContact` throws. */
export function correctContact(
  deps: Deps,
  caller: Caller,
  number: string,
  change: ContactChange,
  seen: SeenVersion,
): Promise<OfficeOrderDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const id = await orderIdOf(trx, number);
    await changeContact(trx, deps, id, change, seen);
    return readOfficeOrder(trx, id, deps.clock.now());
  });
}

/** Gives an order new e-tickets. @throws AppError `order-not-found`, what `reissueTickets` throws. */
export function reissue(deps: Deps, key: RequestKey, number: string): Promise<OfficeOrderDetail> {
  return answerOnce(deps, key, async trx => {
    const id = await orderIdOf(trx, number);
    await reissueTickets(trx, deps, id);
    return readOfficeOrder(trx, id, deps.clock.now());
  });
}

/** What another sailing would cost this party. @throws AppError `order-not-found`, what `planMove` throws. */
export function previewMove(
  deps: Deps,
  { caller, language }: Booker,
  number: string,
  move: SailingMove,
): Promise<SailingMovePreview> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const plan = await planMove(trx, deps, await orderIdOf(trx, number), move, language);
    return { ...plan.preview, guests: plan.guests, ladder: plan.charges };
  });
}

/** Moves the party to another sailing. @throws AppError `order-not-found`, what `moveOrder` throws. */
export function moveToSailing(
  deps: Deps,
  key: RequestKey,
  booker: Booker,
  number: string,
  request: SailingMoveRequest,
): Promise<SailingMoveResult> {
  return answerOnce(deps, key, async trx =>
    moveOrder(trx, deps, await orderIdOf(trx, number), request, booker),
  );
}
