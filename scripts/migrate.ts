import { migrate } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { runCommand } from './setup/command.ts';

await runCommand(async () => {
  const done = await withDatabase(parseEnv(process.env), ({ db }) => migrate(db));
  process.stdout.write(done.length > 0 ? `Ran ${done.join(', ')}.\n` : 'The database is up to date.\n');
});
