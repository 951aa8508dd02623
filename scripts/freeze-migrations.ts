import { StartError } from '../api/src/lib/process/start-error.ts';
import {
  migrationsFolder,
  readFrozen,
  sumsOf,
  unrecorded,
  violationsOf,
  writeFrozen,
} from './migrations/frozen.ts';
import { runCommand } from './setup/command.ts';

/** `npm run migrate:freeze`: records the checksums of new migrations; from then on the tests refuse a change to them. */
await runCommand(async () => {
  const frozen = readFrozen(migrationsFolder);
  const present = sumsOf(migrationsFolder);
  const violations = violationsOf(frozen, present);
  if (violations.length > 0) throw new StartError(violations.join('\n'));
  const added = unrecorded(frozen, present);
  writeFrozen(migrationsFolder, present);
  process.stdout.write(
    added.length > 0 ? `Recorded ${added.join(', ')}.\n` : 'Every migration is recorded.\n',
  );
});
