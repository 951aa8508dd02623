import { parseArgs } from 'node:util';
import { systemClock } from '../api/src/lib/clock.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { withMasterKey } from '../api/src/lib/process/master-key.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import {
  rotateSigningKey,
  withdrawSigningKey,
} from '../api/src/reservations/tickets/signing-keys.service.ts';
import { runCommand } from './setup/command.ts';

/** `npm run keys:rotate`, or `npm run keys:rotate -- --withdraw ID` for a key that must no longer be trusted. */
await runCommand(async () => {
  const withdrawn = keyToWithdraw();
  const env = withMasterKey(parseEnv(process.env));
  const deps = { env, clock: systemClock, ids: createIds(systemClock) };
  const id = await withDatabase(env, ({ db }) =>
    withdrawn === undefined
      ? rotateSigningKey({ ...deps, db })
      : withdrawSigningKey({ ...deps, db }, withdrawn),
  );
  process.stdout.write(
    withdrawn === undefined
      ? `Tickets sold from now on are signed with key ${id}; those sold before stay valid.\n`
      : `Codes of key ${withdrawn} are refused from now on; its tickets are signed with key ${id} when printed again.\n`,
  );
});

function keyToWithdraw(): number | undefined {
  const { withdraw } = parseArgs({ options: { withdraw: { type: 'string' } } }).values;
  if (withdraw === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(withdraw))
    throw new StartError('Name the key by its number: npm run keys:rotate -- --withdraw ID');
  return Number(withdraw);
}
