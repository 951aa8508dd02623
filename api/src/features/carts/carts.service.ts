/*
 * Carts of signed-in customers, and the price of each item. The checkout is in `processes/book`.
 *
 * May import: operator, reservations/pricing, reservations/sailings.
 */

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Cart, CartSave, QuotedCartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { CustomerCaller } from '../../lib/caller.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { deleteCart, findCart, replaceCart, type StoredCart } from './carts.repository.ts';
import { quoteItem } from './quote-item.service.ts';

/** A customer's cart at current prices, with the changes of each item since they last saw it. */
export async function readCart(deps: Deps, { id }: CustomerCaller, language: Language): Promise<Cart> {
  const stored = await findCart(deps.db, id);
  if (!stored) return { version: 0, items: [], totalSen: 0, updatedAt: null };
  const { salesCloseMinutes } = await loadSettings(deps.db);
  const items: QuotedCartItem[] = [];
  for (const item of stored.items) items.push(await quoteItem(deps, item, { salesCloseMinutes, language }));
  return {
    version: stored.version,
    items,
    totalSen: items.reduce((sum, { totalSen }) => sum + (totalSen ?? 0), 0),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/**
 * Replaces the cart that the customer's device last read.
 *
 * @throws AppError `cart-changed` where another device saved it meanwhile.
 */
export async function saveCart(
  { db, clock }: Deps,
  { id }: CustomerCaller,
  { version, items }: CartSave,
): Promise<void> {
  if (!(await replaceCart(db, id, { version, items, updatedAt: clock.now() })))
    throw new AppError('cart-changed');
}

/** A cart as stored, for the export of personal data. */
export const readStoredCart = (db: Connection, customerId: string): Promise<StoredCart | undefined> =>
  findCart(db, customerId);

export const forgetCart = (trx: Transaction<Database>, customerId: string): Promise<void> =>
  deleteCart(trx, customerId);
