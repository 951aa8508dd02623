import { audit } from '../api/src/audit/audit.ts';
import { describeFindings, describeOutcome } from '../api/src/audit/report.ts';
import { requireCurrentSchema } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { runCommand } from './setup/command.ts';

await runCommand(() =>
  withDatabase(parseEnv(process.env), async ({ db }) => {
    await requireCurrentSchema(db);
    const begun = performance.now();
    const outcome = await audit(db, (invariant, findings) => {
      process.stdout.write(describeFindings(invariant, findings));
    });
    process.stdout.write(describeOutcome(outcome, (performance.now() - begun) / 1000));
    if (outcome > 0) process.exitCode = 1;
  }),
);
