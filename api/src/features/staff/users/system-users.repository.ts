import type { AccountStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  SystemUser,
  SystemUserName,
  SystemUserPageRequest,
} from '@gangway/shared/contract/people/staff.ts';
import { sql } from 'kysely';
import type { Account } from '../../../accounts/passwords/credentials.service.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { fetchPage } from '../../../lib/database/paging.ts';

/** The system users, without deleted ones, whose rows are kept. */
const systemUsers = (db: Connection) => db.selectFrom('system_users as u').where('u.deleted_at', 'is', null);

const shown = [
  'u.id',
  'u.version',
  'u.username',
  'u.name',
  'u.avatar',
  'u.introduction',
  'u.email',
  'u.status',
  'u.created_at',
  sql<string[]>`array(
    select r.code from system_user_roles ur join roles r on r.id = ur.role_id
    where ur.system_user_id = u.id order by r.code
  )`.as('roles'),
] as const;

type Row = Omit<SystemUser, 'createdAt'> & { created_at: Date };

const toSystemUser = ({ created_at, ...user }: Row): SystemUser => ({
  ...user,
  createdAt: created_at.toISOString(),
});

export async function findAccountByUsername(db: Connection, username: string): Promise<Account | undefined> {
  const row = await systemUsers(db)
    .where(sql`lower(u.username)`, '=', username.toLowerCase())
    .select(['u.id', 'u.password_hash', 'u.status'])
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash, active: row.status === 'active' };
}

export async function findSystemUser(db: Connection, id: string) {
  const row = await systemUsers(db)
    .where('u.id', '=', id)
    .select([...shown, 'u.demonstration_password', 'u.password_is_given'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { demonstration_password: demonstrationPassword, password_is_given: passwordIsGiven, ...user } = row;
  return { ...toSystemUser(user), demonstrationPassword, passwordIsGiven };
}

/** Locks a system user until the transaction ends. */
export async function lockSystemUser(
  trx: Transaction<Database>,
  id: string,
): Promise<SystemUser | undefined> {
  const locked = await systemUsers(trx).where('u.id', '=', id).select('u.id').forUpdate().executeTakeFirst();
  return locked && findSystemUser(trx, id);
}

export async function findSystemUserPage(
  db: Connection,
  request: SystemUserPageRequest,
): Promise<{ items: SystemUser[]; total: number }> {
  const { username, status, role, sort, descending } = request;
  let users = systemUsers(db);
  if (username) users = users.where(sql`position(lower(${username}) in lower(u.username))`, '>', 0);
  if (status) users = users.where('u.status', '=', status);
  if (role)
    users = users.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('system_user_roles as ur')
          .innerJoin('roles as r', 'r.id', 'ur.role_id')
          .whereRef('ur.system_user_id', '=', 'u.id')
          .where('r.code', '=', role)
          .select('r.id'),
      ),
    );
  const matching = users
    .select(shown)
    .orderBy(sort === 'username' ? sql`lower(u.username)` : 'u.created_at', descending ? 'desc' : 'asc')
    .orderBy('u.id');
  const { rows, total } = await fetchPage(matching, request);
  return { items: rows.map(toSystemUser), total };
}

export async function findActiveNames(db: Connection): Promise<SystemUserName[]> {
  return systemUsers(db)
    .where('u.status', '=', 'active')
    .select(['u.id', 'u.username', 'u.name'])
    .orderBy(sql`lower(u.username)`)
    .execute();
}

export interface SystemUserFields {
  username: string;
  name: string;
  avatar: string;
  introduction: string;
  email: string | null;
}

export async function insertSystemUser(
  trx: Transaction<Database>,
  user: SystemUserFields & {
    id: string;
    status: AccountStatus;
    passwordHash: string;
    /** The creator of the account knows the password. */
    passwordIsGiven?: boolean;
    createdAt: Date;
  },
): Promise<void> {
  const { passwordHash, passwordIsGiven = false, createdAt, ...fields } = user;
  await trx
    .insertInto('system_users')
    .values({
      ...fields,
      password_hash: passwordHash,
      password_is_given: passwordIsGiven,
      created_at: createdAt,
    })
    .execute();
}

/** A new password hash also ends the reminder about a demonstration password. */
export async function updateSystemUser(
  trx: Transaction<Database>,
  id: string,
  fields: SystemUserFields,
  password: { hash: string; isGiven: boolean } | undefined,
): Promise<void> {
  await trx
    .updateTable('system_users')
    .set({
      ...fields,
      ...(password && {
        password_hash: password.hash,
        password_is_given: password.isGiven,
        demonstration_password: false,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * The only function that changes the status of a system user's account. The database refuses a transition that is not in
 * shared/domain/states/transitions.ts and writes the audit entry (invariant I7).
 */
export async function setSystemUserStatus(
  trx: Transaction<Database>,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await trx.updateTable('system_users').set({ status }).where('id', '=', id).execute();
}

export async function markSystemUserDeleted(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await trx.updateTable('system_users').set({ deleted_at: at }).where('id', '=', id).execute();
}

/** The approver's permissions. */
export async function findApprover(
  db: Connection,
  id: string,
): Promise<{ name: string; permissions: string[]; passwordIsGiven: boolean }> {
  const { rows } = await sql<{ name: string; permissions: string[]; passwordIsGiven: boolean }>`
    select coalesce(nullif(u.name, ''), u.username) as name, u.password_is_given as "passwordIsGiven", array(
      select distinct p.permission from system_user_roles ur join role_permissions p on p.role_id = ur.role_id
      where ur.system_user_id = u.id
    ) as permissions
    from system_users u where u.id = ${id}
  `.execute(db);
  const [approver] = rows;
  if (!approver) throw new Error(`system user ${id} is gone`);
  return approver;
}
