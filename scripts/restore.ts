import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../api/src/lib/backup/restore-backup.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { openStorage } from '../api/src/lib/media/open-storage.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { withMasterKey } from '../api/src/lib/process/master-key.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { ensureSigningKey } from '../api/src/reservations/tickets/signing-keys.service.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { migrateAndAudit } from './backup/migrate-and-audit.ts';
import { backupPassphrase } from './backup/passphrase.ts';
import { runCommand } from './setup/command.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run restore -- FILE`: restores a backup into an empty database and data folder, migrates it and audits it (R434). */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new StartError('Name the file of the backup: npm run restore -- FILE');
  const env = parseEnv(process.env);
  const passphrase = await backupPassphrase(env, { isNew: false });
  await withDatabase(env, async ({ db, url }) => {
    const ids = createIds(systemClock);
    const place = { ...env, url, media: await openStorage(env, ids) };
    const begun = performance.now();
    const restored = await restoreBackup({ file: resolve(file), passphrase }, place);
    say(`${describeBackup(restored)}; restored in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    for (const table of restored.leftOut)
      say(`The table ${table} was left out, because it is none of Gangway's.`);
    const brokenRows = await migrateAndAudit(db, say, place.media);
    await ensureSigningKey({ db, clock: systemClock, ids, env: withMasterKey(env) });
    if (brokenRows > 0) process.exitCode = 1;
  });
});
