import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

export interface PasswordLink {
  id: string;
  customerId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Replaces earlier unused links. */
export async function replaceLinks(trx: Transaction<Database>, link: PasswordLink): Promise<void> {
  await trx
    .deleteFrom('password_links')
    .where('customer_id', '=', link.customerId)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('password_links')
    .values({
      id: link.id,
      customer_id: link.customerId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** A usable link of an active account with an address. */
export async function findOpenLink(db: Connection, id: string, now: Date) {
  return db
    .selectFrom('password_links as link')
    .innerJoin('customers as customer', 'customer.id', 'link.customer_id')
    .where('link.id', '=', id)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('customer.status', '=', 'active')
    .where('customer.email', 'is not', null)
    .select(['customer.id as customerId', 'customer.username', 'link.expires_at as expiresAt'])
    .select(sql<string>`customer.email`.as('email'))
    .executeTakeFirst();
}

/** The expiry of the customer's unused link; undefined without one. */
export async function findOpenLinkEnd(
  db: Connection,
  customerId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('password_links')
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

/** Whether the link was still unused; of two concurrent uses one succeeds. */
export async function markLinkUsed(trx: Transaction<Database>, id: string, usedAt: Date): Promise<boolean> {
  const used = await trx
    .updateTable('password_links')
    .set({ used_at: usedAt })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteLinksExpiredBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<', moment).execute();
}
