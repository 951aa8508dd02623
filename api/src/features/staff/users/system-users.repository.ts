import type { AccountStatus, Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  SystemUser,
  SystemUserName,
  SystemUserPageRequest,
} from '@gangway/shared/contract/people/staff.ts';
import { sql } from 'kysely';
import type { Account } from '../../../accounts/passwords/credentials.service.ts';
import { secondFactorNeeded } from '../../../accounts/sessions/second-factor-needed.sql.ts';
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
  sql<boolean>`exists (select from second_factors f where f.system_user_id = u.id and f.secret is not null)`.as(
    'secondFactor',
  ),
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
    .select(secondFactorNeeded('u.id').as('second_factor_needed'))
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    demonstration_password: demonstrationPassword,
    password_is_given: passwordIsGiven,
    second_factor_needed,
    ...user
  } = row;
  return {
    ...toSystemUser(user),
    demonstrationPassword,
    passwordIsGiven,
    secondFactorNeeded: second_factor_needed,
  };
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

/** Keeps the language of a log-in, for mails to the user. */
export async function keepLanguage(db: Connection, id: string, language: Language): Promise<void> {
  await db
    .updateTable('system_users')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is distinct from', language)
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

interface ApproverRow {
  name: string;
  permissions: string[];
  passwordIsGiven: boolean;
  secondFactorNeeded: boolean;
}

/** The approver's permissions, and what they have to do before they may approve. */
export async function findApprover(db: Connection, id: string): Promise<ApproverRow> {
  const { rows } = await sql<ApproverRow>`
    select coalesce(nullif(u.name, ''), u.username) as name, u.password_is_given as "passwordIsGiven",
      ${secondFactorNeeded('u.id')} as "secondFactorNeeded", array(
      select distinct p.permission from system_user_roles ur join role_permissions p on p.role_id = ur.role_id
      where ur.system_user_id = u.id
    ) as permissions
    from system_users u where u.id = ${id}
  `.execute(db);
  const [approver] = rows;
  if (!approver) throw new Error(`system user ${id} is gone`);
  return approver;
}

/** A second factor that is set up, with its sealed secret. */
export interface SecondFactorRow {
  secret: Buffer;
  lastStep: number;
}

/** The second factor of a system user; undefined without one, or before it is confirmed. */
export async function findSecondFactor(db: Connection, userId: string): Promise<SecondFactorRow | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .where('system_user_id', '=', userId)
    .select(['secret', 'last_step'])
    .executeTakeFirst();
  return row?.secret ? { secret: row.secret, lastStep: row.last_step ?? 0 } : undefined;
}

/** When the second factor was set up, the recovery codes that are left, and whether a role requires it. */
export async function findSecondFactorState(
  db: Connection,
  userId: string,
): Promise<{ confirmedAt: Date | null; recoveryCodes: number; required: boolean }> {
  const { rows } = await sql<{ confirmedAt: Date | null; recoveryCodes: number; required: boolean }>`
    select
      (select confirmed_at from second_factors where system_user_id = u.id) as "confirmedAt",
      (select count(*)::integer from recovery_codes where system_user_id = u.id and used_at is null) as "recoveryCodes",
      exists (
        select from system_user_roles ur join roles r on r.id = ur.role_id
        where ur.system_user_id = u.id and r.requires_second_factor
      ) as required
    from system_users u where u.id = ${userId}
  `.execute(db);
  const [state] = rows;
  if (!state) throw new Error(`system user ${userId} is gone`);
  return state;
}

/** Stores a secret that is not confirmed yet, beside the one that counts meanwhile. */
export async function storePendingSecret(db: Connection, userId: string, secret: Buffer): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ system_user_id: userId, pending_secret: secret })
    .onConflict(conflict => conflict.column('system_user_id').doUpdateSet({ pending_secret: secret }))
    .execute();
}

/** The secret that waits for its first code; locked until the transaction ends. */
export async function lockPendingSecret(
  trx: Transaction<Database>,
  userId: string,
): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('second_factors')
    .where('system_user_id', '=', userId)
    .select('pending_secret')
    .forUpdate()
    .executeTakeFirst();
  return row?.pending_secret ?? undefined;
}

/** The pending secret counts from now on; codes up to `lastStep` are used. */
export async function confirmPendingSecret(
  trx: Transaction<Database>,
  userId: string,
  { confirmedAt, lastStep }: { confirmedAt: Date; lastStep: number },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set(({ ref }) => ({
      secret: ref('pending_secret'),
      pending_secret: null,
      confirmed_at: confirmedAt,
      last_step: lastStep,
    }))
    .where('system_user_id', '=', userId)
    .execute();
}

/** Uses the code of a time step; false if it, or a later one, was used meanwhile. */
export async function markStepUsed(db: Connection, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('system_user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Replaces all recovery codes of a system user, used ones too. */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  userId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('system_user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(digests.map(digest => ({ system_user_id: userId, digest })))
    .execute();
}

/** Uses a recovery code; false for an unknown or used one. */
export async function markRecoveryCodeUsed(
  trx: Transaction<Database>,
  userId: string,
  digest: Buffer,
  usedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: usedAt })
    .where('system_user_id', '=', userId)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the second factor of a system user with its recovery codes; false if none was set up. */
export async function deleteSecondFactor(trx: Transaction<Database>, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('system_user_id', '=', userId).execute();
  const removed = await trx
    .deleteFrom('second_factors')
    .where('system_user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return removed?.confirmed_at != null;
}
