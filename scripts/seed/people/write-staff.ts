import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { hashPassword } from '../../../api/src/accounts/passwords/passwords.service.ts';
import { ensureBuiltInAccess } from '../../../api/src/features/staff/access/built-in-access.service.ts';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import { known } from '../fleet/catalogue.ts';
import type { Random } from '../ground/random.ts';
import type { StateChange } from '../ground/rows.ts';
import { staff } from './staff.ts';

/** A system user for each of the built-in roles. Returns the history of the accounts. */
export async function writeStaff(
  trx: Transaction<Database>,
  random: Random,
  since: Date,
): Promise<StateChange[]> {
  await ensureBuiltInAccess(trx);
  const roles = await trx.selectFrom('roles').select(['id', 'code']).execute();
  const roleIds = new Map(roles.map(({ code, id }) => [code, id]));
  const users = await Promise.all(
    staff.map(async ({ username, name, introduction }) => ({
      id: random.uuid(since),
      username,
      name,
      introduction,
      email: `${username}@selatcruises.example`,
      password_hash: await hashPassword(passwordOf(username)),
      demonstration_password: true,
      created_at: since,
    })),
  );
  await trx.insertInto('system_users').values(users).execute();
  await trx
    .insertInto('system_user_roles')
    .values(
      users.map(({ id }, index) => ({
        system_user_id: id,
        role_id: known(roleIds, staff[index]?.role ?? ''),
      })),
    )
    .execute();
  return users.map(({ id }) => ({
    at: since,
    actor: 'system:seed',
    entity: 'system_users',
    entityId: id,
    from: null,
    to: 'active',
  }));
}
