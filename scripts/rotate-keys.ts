import { systemClock } from '../api/src/lib/clock.ts';
import { parseEnv } from '../api/src/lib/env.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { withMasterKey } from '../api/src/lib/master-key.ts';
import { withDatabase } from '../api/src/lib/open-database.ts';
import { rotateSigningKey } from '../api/src/tickets/signing-keys.service.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = withMasterKey(parseEnv(process.env));
  const deps = { env, clock: systemClock, ids: createIds(systemClock) };
  const id = await withDatabase(env, ({ db }) => rotateSigningKey({ ...deps, db }));
  process.stdout.write(`Tickets sold from now on are signed with key ${id}; those sold before stay valid.\n`);
});
