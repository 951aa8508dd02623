import { ensureBuiltInAccess } from '../../api/src/features/staff/access/built-in-access.service.ts';
import { ADMINISTRATOR, replaceRoles } from '../../api/src/features/staff/access/roles.repository.ts';
import { insertSystemUser } from '../../api/src/features/staff/users/system-users.repository.ts';
import type { Clock } from '../../api/src/lib/clock.ts';
import type { Database, Transaction } from '../../api/src/lib/database/database.ts';
import type { Ids } from '../../api/src/lib/ids.ts';

/**
 * Creates an account with the role of administrators, which no account has to allow.
 *
 * @param account whose password was given by somebody (`passwordIsGiven`) has to choose its own at the first log-in (R462)
 * @returns its id
 */
export async function createAdministrator(
  trx: Transaction<Database>,
  { clock, ids }: { clock: Clock; ids: Ids },
  { username, ...password }: { username: string; passwordHash: string; passwordIsGiven?: boolean },
): Promise<string> {
  const id = ids.uuid();
  await ensureBuiltInAccess(trx);
  await insertSystemUser(trx, {
    id,
    username,
    name: username,
    avatar: '',
    introduction: '',
    email: null,
    status: 'active',
    ...password,
    createdAt: clock.now(),
  });
  const { id: role } = await trx
    .selectFrom('roles')
    .select('id')
    .where('code', '=', ADMINISTRATOR)
    .executeTakeFirstOrThrow();
  await replaceRoles(trx, id, [role]);
  return id;
}
