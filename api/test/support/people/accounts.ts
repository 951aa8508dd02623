import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { AccountStatus, CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { createSession } from '../../../src/accounts/sessions/sessions.service.ts';
import { inTransaction } from '../../../src/lib/database/database.ts';
import type { TestApp } from '../test-app.ts';
import { PASSWORD, passwordHash } from './password.ts';

/** An account with its session header. */
export interface SignedIn {
  id: string;
  headers: { 'X-Token': string };
}

const device = { userAgent: 'test', address: '127.0.0.1' };
/** The hash of random bytes that nobody knows: these accounts never log in with a password. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,p=1,t=2$q9yr0Om5DHtfU+jQCXEJzw$Xwvj7BBFccXs+AtG1aWeIaGJJ67Sacm4wUGZW12qhBE';

/** A customer of a level, signed in. */
export async function signInCustomer({ deps }: TestApp, level: CustomerLevel = 'normal'): Promise<SignedIn> {
  const id = deps.ids.uuid();
  await inTransaction(deps, 'system:test', trx =>
    trx
      .insertInto('customers')
      .values({
        id,
        username: `customer-${id}`,
        level,
        referral_code: id.slice(-12).toUpperCase(),
        password_hash: NO_PASSWORD,
        registered_at: deps.clock.now(),
      })
      .execute(),
  );
  return { id, headers: { 'X-Token': await createSession(deps, deps.db, { customerId: id }, device) } };
}

/** A customer with a password and a confirmed e-mail address, signed in. */
export interface Member extends SignedIn {
  username: string;
  email: string;
  password: string;
}

/** A registered customer; a given `phone` is confirmed too. */
export async function createMember(
  gangway: TestApp,
  { phone = '', status = 'active' as AccountStatus } = {},
): Promise<Member> {
  const { deps } = gangway;
  const signedIn = await signInCustomer(gangway);
  const username = `member-${signedIn.id}`;
  const email = `${username}@example.com`;
  const now = deps.clock.now();
  await inTransaction(deps, 'system:test', async trx =>
    trx
      .updateTable('customers')
      .set({
        username,
        email,
        email_confirmed_at: now,
        phone,
        phone_confirmed_at: phone ? now : null,
        real_name: 'Tan Wei Ming',
        birth_date: '1990-05-01',
        password_hash: await passwordHash,
        status,
      })
      .where('id', '=', signedIn.id)
      .execute(),
  );
  return { ...signedIn, username, email, password: PASSWORD };
}

/** A system user whose only role holds these permissions, signed in. */
export async function signInStaff({ deps }: TestApp, permissions: RolePermission[]): Promise<SignedIn> {
  const id = deps.ids.uuid();
  await inTransaction(deps, 'system:test', async trx => {
    const letters = id.replaceAll('-', '').replace(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? '');
    const role = await trx
      .insertInto('roles')
      .values({
        code: `test-${letters}`,
        name: JSON.stringify(sameInAll('Test')) as never,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const permission of permissions)
      await trx.insertInto('role_permissions').values({ role_id: role.id, permission }).execute();
    await trx
      .insertInto('system_users')
      .values({ id, username: `staff-${id}`, password_hash: NO_PASSWORD, created_at: deps.clock.now() })
      .execute();
    await trx.insertInto('system_user_roles').values({ system_user_id: id, role_id: role.id }).execute();
  });
  return { id, headers: { 'X-Token': await createSession(deps, deps.db, { systemUserId: id }, device) } };
}
