import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type SealedBackup, writeBackup } from '../api/src/lib/backup/backup-file.ts';
import { backupName } from '../api/src/lib/backup/backup-name.ts';
import { SALT_BYTES } from '../api/src/lib/backup/seal.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { migrationState } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { openStorage } from '../api/src/lib/media/open-storage.ts';
import { type ParsedEnv, parseEnv } from '../api/src/lib/process/env.ts';
import { storedMasterKey } from '../api/src/lib/process/master-key.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { insertBackup } from '../api/src/operator/backups.repository.ts';
import { ensureSigningKey } from '../api/src/reservations/tickets/signing-keys.service.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { backupPassphrase } from './backup/passphrase.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { runCommand } from './setup/command.ts';

const USAGE =
  'npm run backup makes a backup in BACKUP_DIR, npm run backup -- --to FILE one in a file; with --verify it is also restored for a trial, and npm run backup -- --verify FILE tries an earlier one.';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run backup` makes a backup (R433); `--verify` restores it, or the named one, for a trial (R435). */
await runCommand(async () => {
  const { to, verify, earlier } = readArguments();
  const env = parseEnv(process.env);
  const passphrase = await backupPassphrase(env, { isNew: earlier === undefined });
  const file = earlier ?? to ?? join(env.backupDir, backupName(systemClock.now()));
  if (earlier === undefined) await make(env, { file, passphrase });
  if (!verify) return;
  if ((await verifyBackup({ file, passphrase }, say)) > 0) process.exitCode = 1;
});

async function make(env: ParsedEnv, sealed: SealedBackup): Promise<void> {
  const begun = performance.now();
  const stored = storedMasterKey(env.dataDir);
  const masterKey = env.masterKey ?? stored;
  if (!masterKey)
    throw new StartError(
      `There is no master key in ${env.dataDir}: set DATA_DIR, or MASTER_KEY, as for the server whose backup is to be made.`,
    );
  const ids = createIds(systemClock);
  const madeAt = systemClock.now();
  const summary = await withDatabase(env, async ({ db, url }) => {
    await ensureSigningKey({ db, clock: systemClock, ids, env: { ...env, masterKey } });
    const made = await writeBackup(
      sealed,
      { url, dataDir: env.dataDir, masterKey, media: await openStorage(env, ids) },
      { madeAt, salt: ids.bytes(SALT_BYTES) },
    );
    // Before an update the table may not exist yet.
    const { missing } = await migrationState(db);
    if (missing.length === 0) await insertBackup(db, { madeAt, file: sealed.file, bytes: made.bytes });
    return made;
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${sealed.file}: ${describeBackup(summary)}; written and read back in ${seconds} s.`);
  if (!summary.head.hasMasterKey) say('It does not contain MASTER_KEY: keep that key elsewhere, too.');
}

function readArguments(): { to?: string; verify: boolean; earlier?: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' }, verify: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [earlier, ...others] = positionals;
    if (others.length > 0 || (earlier !== undefined && (!values.verify || values.to !== undefined)))
      throw new StartError(USAGE);
    return {
      verify: values.verify,
      ...(values.to !== undefined && { to: resolve(values.to) }),
      ...(earlier !== undefined && { earlier: resolve(earlier) }),
    };
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}
