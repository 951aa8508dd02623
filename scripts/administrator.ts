import { parseArgs } from 'node:util';
import { hashPassword } from '../api/src/accounts/passwords/passwords.service.ts';
import { ensureBuiltInAccess } from '../api/src/features/staff/access/built-in-access.service.ts';
import { ADMINISTRATOR, replaceRoles } from '../api/src/features/staff/access/roles.repository.ts';
import {
  findAccountByUsername,
  insertSystemUser,
} from '../api/src/features/staff/users/system-users.repository.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { type Database, inTransaction, type Transaction } from '../api/src/lib/database/database.ts';
import { migrate } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { createIds, type Ids } from '../api/src/lib/ids.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { withMasterKey } from '../api/src/lib/process/master-key.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { runCommand } from './setup/command.ts';

/** 12 random bytes are 16 characters, within the 20 that a password may have (R54). */
const PASSWORD_BYTES = 12;

/**
 * `npm run administrator -- NAME`: creates the first account of a new system, or another one when nobody can sign in
 * any more.
 */
await runCommand(async () => {
  const [username = ''] = parseArgs({ allowPositionals: true }).positionals;
  if (username.trim().length < 3)
    throw new StartError(
      'Name the new administrator with at least 3 characters: npm run administrator -- NAME',
    );
  const ids = createIds(systemClock);
  const password = Buffer.from(ids.bytes(PASSWORD_BYTES)).toString('base64url');
  const passwordHash = await hashPassword(password);
  await withDatabase(withMasterKey(parseEnv(process.env)), async ({ db }) => {
    await migrate(db);
    await inTransaction({ db, clock: systemClock }, 'system:administrator', trx =>
      createAdministrator(trx, ids, { username: username.trim(), passwordHash }),
    );
  });
  process.stdout.write(`${username.trim()} may sign in to the back office with the password ${password}\n`);
});

async function createAdministrator(
  trx: Transaction<Database>,
  ids: Ids,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<void> {
  if (await findAccountByUsername(trx, username))
    throw new StartError(`There is a system user ${username} already: choose another name.`);
  const id = ids.uuid();
  await insertSystemUser(trx, {
    id,
    username,
    name: username,
    avatar: '',
    introduction: '',
    email: null,
    status: 'active',
    passwordHash,
    passwordIsGiven: true,
    createdAt: systemClock.now(),
  });
  await replaceRoles(trx, id, [await roleOfAdministrators(trx)]);
}

async function roleOfAdministrators(trx: Transaction<Database>): Promise<number> {
  await ensureBuiltInAccess(trx);
  const { id } = await trx
    .selectFrom('roles')
    .select('id')
    .where('code', '=', ADMINISTRATOR)
    .executeTakeFirstOrThrow();
  return id;
}
