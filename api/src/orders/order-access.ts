import { normaliseOrderNumber } from '@gangway/shared/domain/order-number.ts';
import type { Caller } from '../lib/caller.ts';
import type { Deps } from '../lib/context.ts';
import type { Connection } from '../lib/database.ts';
import { AppError } from '../lib/errors.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { isOrderToken } from './order-token.ts';

type Needs = { db: Connection; env: Pick<Deps['env'], 'masterKey'> };

/** Who asks for an order: their session, and the order's token where they hold it. */
export interface Visitor {
  caller: Caller;
  token: string | undefined;
}

/**
 * Finds an order for somebody who may see it: the customer it belongs to, whoever holds its token, or staff who read
 * orders. Another's order is not told from one that does not exist.
 *
 * @throws AppError `order-not-found`
 */
export async function findAccessibleOrder(deps: Needs, { caller, token }: Visitor, number: string) {
  const { orderPrefix } = await loadSettings(deps.db);
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', normaliseOrderNumber(number, orderPrefix) ?? '')
    .executeTakeFirst();
  const may =
    order !== undefined &&
    ((caller.kind === 'customer' && order.customer_id === caller.id) ||
      (caller.kind === 'staff' && caller.permissions.has('orders.read')) ||
      (token !== undefined && isOrderToken(deps, order.id, token)));
  if (!may) throw new AppError('order-not-found');
  return order;
}

/**
 * Finds an order for a guest who knows its number and the e-mail or phone that was given with it. Phones are compared
 * by their digits, since nobody remembers where they put the dashes; fewer than six digits open nothing.
 *
 * @throws AppError `order-not-found`
 */
export async function lookUpOrder(deps: Needs, number: string, emailOrPhone: string) {
  const { orderPrefix } = await loadSettings(deps.db);
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', normaliseOrderNumber(number, orderPrefix) ?? '')
    .executeTakeFirst();
  const digits = significantDigits(emailOrPhone);
  const matches =
    order !== undefined &&
    (order.contact_email === emailOrPhone.toLowerCase() ||
      (digits.length >= 6 && significantDigits(order.contact_phone) === digits));
  if (!matches) throw new AppError('order-not-found');
  return order;
}

/** Digits without the leading 0 or Malaysia's 60, which people write or leave out as they like. */
function significantDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(60|0)/, '');
}
