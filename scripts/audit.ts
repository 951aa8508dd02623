import { audit } from '../api/src/audit/audit.ts';
import { describeFindings, describeOutcome } from '../api/src/audit/report.ts';
import { systemClock } from '../api/src/lib/clock.ts';
import { requireCurrentSchema } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { createIds } from '../api/src/lib/ids.ts';
import { openStorage } from '../api/src/lib/media/open-storage.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { runCommand } from './setup/command.ts';

await runCommand(async () => {
  const env = parseEnv(process.env);
  const media = await openStorage(env, createIds(systemClock));
  await withDatabase(env, async ({ db }) => {
    await requireCurrentSchema(db);
    const begun = performance.now();
    const report: Parameters<typeof audit>[1] = (invariant, findings) => {
      process.stdout.write(describeFindings(invariant, findings));
    };
    const outcome = await audit(db, report, media);
    process.stdout.write(describeOutcome(outcome, (performance.now() - begun) / 1000));
    if (outcome > 0) process.exitCode = 1;
  });
});
