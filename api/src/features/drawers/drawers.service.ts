/*
 * Cash drawers as officers and supervisors handle them: open, move cash, count and close.
 *
 * May import: reservations/drawer.
 */

import type {
  CashDrawerDetail,
  CashDrawerPage,
  DrawerClosing,
  DrawerMovement,
  DrawersQuery,
} from '@gangway/shared/contract/office/orders/drawers.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import {
  closeRow,
  findCounter,
  findDrawer,
  findDrawerOwner,
  findDrawerPage,
  findMovements,
  findOpenDrawer,
  insertDrawer,
  insertMovement,
  lockOpenDrawer,
} from '../../reservations/drawer/cash-drawer.repository.ts';

/** The officer's open drawer with its movements; null if there is none. */
export async function readOwnDrawer(db: Connection, officerId: string): Promise<CashDrawerDetail | null> {
  const drawer = await findOpenDrawer(db, officerId);
  return drawer ? { ...drawer, movements: await findMovements(db, drawer.id) } : null;
}

/** A drawer with its movements: the caller's own, or any drawer for staff who may see reports. @throws AppError `not-found` */
export async function readDrawer(db: Connection, caller: StaffCaller, id: string): Promise<CashDrawerDetail> {
  const drawer = requireFound(await findDrawer(db, id));
  if (drawer.officer.id !== caller.id && !caller.permissions.has('reports.read'))
    throw new AppError('not-found');
  return { ...drawer, movements: await findMovements(db, id) };
}

/** One page of the drawers of all officers. */
export async function pageDrawers(
  db: Connection,
  { from, to, ...query }: DrawersQuery,
): Promise<CashDrawerPage> {
  const since = from === undefined ? undefined : instantOf(from, '00:00');
  const before = to === undefined ? undefined : instantOf(addDays(to, 1), '00:00');
  const { page, size } = query;
  return { ...(await findDrawerPage(db, { ...query, since, before })), page, size };
}

/** Opens a drawer for the officer with its opening amount. @throws AppError `drawer-open` where the officer has an open one */
export function openDrawer(
  deps: Deps,
  key: RequestKey,
  caller: StaffCaller,
  floatSen: number,
): Promise<CashDrawerDetail> {
  return answerOnce(deps, key, async trx => {
    const id = deps.ids.uuid();
    const counter = await findCounter(trx, caller.session?.stationId ?? null);
    const at = deps.clock.now();
    const opened = await insertDrawer(trx, {
      id,
      officerId: caller.id,
      counter,
      at,
      floatSen,
      byItself: false,
    });
    if (!opened) throw new AppError('drawer-open');
    await writeAudit(trx, {
      entity: 'cash_drawers',
      entityId: id,
      action: 'opened',
      detail: { floatSen, counter },
    });
    return readDrawer(trx, caller, id);
  });
}

/**
 * Pays cash in or takes it out, beside sales and refunds, once per key.
 *
 * @throws AppError `not-found`, `drawer-closed` where the officer has no open drawer with this id, `drawer-too-little` where the
 * drawer has less than would be taken out
 */
export function moveCash(
  deps: Deps,
  key: RequestKey,
  caller: StaffCaller,
  id: string,
  { kind, amountSen, reason }: DrawerMovement,
): Promise<CashDrawerDetail> {
  return answerOnce(deps, key, async trx => {
    if ((await lockOpenDrawer(trx, caller.id))?.id !== id) throw new AppError('drawer-closed');
    const before = await readDrawer(trx, caller, id);
    if (kind === 'out' && amountSen > before.expectedSen) throw new AppError('drawer-too-little');
    const at = deps.clock.now();
    await insertMovement(trx, { id: deps.ids.uuid(), drawerId: id, kind, amountSen, reason, at });
    await writeAudit(trx, {
      entity: 'cash_drawers',
      entityId: id,
      action: kind === 'in' ? 'paid-in' : 'taken-out',
      detail: { amountSen, reason },
    });
    return readDrawer(trx, caller, id);
  });
}

/**
 * Closes a drawer with the counted amount: the caller's own, or any drawer for staff who may see reports. It cannot change
 * afterwards.
 *
 * @throws AppError `not-found`, `drawer-closed`, `drawer-moved` where cash moved since it was shown, `drawer-reason-missing`
 * where the counted amount differs from the expected one
 */
export function closeDrawer(
  deps: Deps,
  caller: StaffCaller,
  id: string,
  { countedSen, expectedSen, reason }: DrawerClosing,
): Promise<CashDrawerDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const { officerId } = requireFound(await findDrawerOwner(trx, id));
    if (officerId !== caller.id && !caller.permissions.has('reports.read')) throw new AppError('not-found');
    if ((await lockOpenDrawer(trx, officerId))?.id !== id) throw new AppError('drawer-closed');
    const drawer = await readDrawer(trx, caller, id);
    if (drawer.expectedSen !== expectedSen) throw new AppError('drawer-moved');
    if (countedSen !== expectedSen && !reason)
      throw new AppError('drawer-reason-missing', { fields: { reason: 'required' } });
    await closeRow(trx, id, { at: deps.clock.now(), by: caller.id, expectedSen, countedSen, reason });
    await writeAudit(trx, {
      entity: 'cash_drawers',
      entityId: id,
      action: 'closed',
      detail: { expectedSen, countedSen, ...(reason && { reason }) },
    });
    return readDrawer(trx, caller, id);
  });
}
