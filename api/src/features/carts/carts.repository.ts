import { type CartItem, cartItem } from '@gangway/shared/contract/sales/carts.ts';
import { z } from 'zod';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

export interface StoredCart {
  version: number;
  items: CartItem[];
  updatedAt: Date;
}

const storedItems = z.array(cartItem);

export async function findCart(db: Connection, customerId: string): Promise<StoredCart | undefined> {
  const row = await db
    .selectFrom('carts')
    .where('customer_id', '=', customerId)
    .select(['version', 'items', 'updated_at'])
    .executeTakeFirst();
  return row && { version: row.version, items: storedItems.parse(row.items), updatedAt: row.updated_at };
}

/** @returns whether the cart was still at `version`, 0 for none; of two saves of one version one succeeds. */
export async function replaceCart(
  db: Connection,
  customerId: string,
  { version, items, updatedAt }: StoredCart,
): Promise<boolean> {
  const values = { version: version + 1, items: JSON.stringify(items), updated_at: updatedAt };
  const saved =
    version === 0
      ? await db
          .insertInto('carts')
          .values({ customer_id: customerId, ...values })
          .onConflict(conflict => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('carts')
          .set(values)
          .where('customer_id', '=', customerId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved !== undefined;
}

export async function deleteCart(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx.deleteFrom('carts').where('customer_id', '=', customerId).execute();
}
