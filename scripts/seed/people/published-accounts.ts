import {
  type DemonstrationAccount,
  demonstrationAccounts,
} from '@gangway/shared/node/demonstration-accounts.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';

/** The demonstration accounts in this database; staff are left out once their published password was changed. */
export async function publishedAccounts(db: Kysely<Database>): Promise<DemonstrationAccount[]> {
  const names = demonstrationAccounts.map(account => account.username);
  const staff = await db
    .selectFrom('system_users')
    .select('username')
    .where('demonstration_password', '=', true)
    .where('username', 'in', names)
    .execute();
  const customers = await db
    .selectFrom('customers')
    .select('username')
    .where('username', 'in', names)
    .execute();
  const present = new Set([
    ...staff.map(({ username }) => `back office/${username}`),
    ...customers.map(({ username }) => `storefront/${username}`),
  ]);
  return demonstrationAccounts.filter(({ site, username }) => present.has(`${site}/${username}`));
}
