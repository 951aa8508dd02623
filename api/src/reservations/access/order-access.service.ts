/*
 * Who may see and change an order: its booker by session or by link, and staff by permission.
 *
 * May import: operator, reservations/orders.
 */

import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import type { Caller } from '../../lib/caller.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findOrderByNumber } from '../orders/order-locks.repository.ts';
import { isOrderToken } from './order-token.rules.ts';

type AccessDeps = { db: Connection; env: Pick<Deps['env'], 'masterKey'> };

/** The caller of an order: their session, and the order's token if they have it. */
export interface Visitor {
  caller: Caller;
  token: string | undefined;
}

/**
 * Finds an order for a caller with access: its customer, a holder of its token, or staff who may read orders. An
 * inaccessible order is indistinguishable from a missing one.
 *
 * @throws AppError `order-not-found`
 */
export async function findAccessibleOrder(deps: AccessDeps, { caller, token }: Visitor, number: string) {
  const { orderPrefix } = await loadSettings(deps.db);
  const order = await findOrderByNumber(deps.db, normalizeOrderNumber(number, orderPrefix) ?? '');
  const may =
    order !== undefined &&
    ((caller.kind === 'customer' && order.customer_id === caller.id) ||
      (caller.kind === 'staff' && caller.permissions.has('orders.read')) ||
      (token !== undefined && isOrderToken(deps, order.id, token)));
  if (!may) throw new AppError('order-not-found');
  return order;
}
