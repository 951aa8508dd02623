import { parseArgs } from 'node:util';
import { hashPassword } from '../api/src/accounts/passwords/passwords.service.ts';
import { findAccountByUsername } from '../api/src/features/staff/users/system-users.repository.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { inTransaction } from '../api/src/lib/database/database.ts';
import { migrate } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { withMasterKey } from '../api/src/lib/process/master-key.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { runCommand } from './setup/command.ts';
import { createAdministrator } from './staff/create-administrator.ts';

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
    await inTransaction({ db, clock: systemClock }, 'system:administrator', async trx => {
      if (await findAccountByUsername(trx, username.trim()))
        throw new StartError(`There is a system user ${username.trim()} already: choose another name.`);
      const account = { username: username.trim(), passwordHash, passwordIsGiven: true };
      await createAdministrator(trx, { clock: systemClock, ids }, account);
    });
  });
  process.stdout.write(`${username.trim()} may sign in to the back office with the password ${password}\n`);
});
