import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { defaultRoles } from '@gangway/shared/contract/base/permissions.ts';
import { createSession } from '../../../src/accounts/sessions/sessions.service.ts';
import { inTransaction } from '../../../src/lib/database/database.ts';
import type { TestApp } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';
import { passwordHash } from './password.ts';

/** The roles of a new system with their permissions. */
export async function createDefaultRoles({ deps }: TestApp): Promise<void> {
  for (const [code, permissions] of Object.entries(defaultRoles)) {
    const { id } = await deps.db
      .insertInto('roles')
      .values({ code, name: sameInAll(code) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await deps.db
      .insertInto('role_permissions')
      .values(permissions.map(permission => ({ role_id: id, permission })))
      .execute();
  }
}

/** An active system user with `PASSWORD` and one of the default roles, signed in. */
export async function createSystemUser(
  { deps }: TestApp,
  username: string,
  role: keyof typeof defaultRoles,
  options: { demonstration_password?: boolean } = {},
): Promise<SignedIn> {
  const id = deps.ids.uuid();
  await inTransaction(deps, 'system:test', async trx => {
    const user = {
      id,
      username,
      password_hash: await passwordHash,
      created_at: deps.clock.now(),
      ...options,
    };
    await trx.insertInto('system_users').values(user).execute();
    await trx
      .insertInto('system_user_roles')
      .columns(['system_user_id', 'role_id'])
      .expression(query =>
        query
          .selectFrom('roles')
          .where('code', '=', role)
          .select(({ val, ref }) => [val(id).as('system_user_id'), ref('roles.id').as('role_id')]),
      )
      .execute();
  });
  const device = { userAgent: 'test', address: '127.0.0.1' };
  return { id, headers: { 'X-Token': await createSession(deps, deps.db, { systemUserId: id }, device) } };
}
