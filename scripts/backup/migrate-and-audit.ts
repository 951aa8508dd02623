import type { Kysely } from 'kysely';
import { audit } from '../../api/src/audit/audit.ts';
import { describeFindings, describeOutcome } from '../../api/src/audit/report.ts';
import type { Database } from '../../api/src/lib/database/database.ts';
import { migrate } from '../../api/src/lib/database/migrations.ts';

/** Brings a restored database up to this version and checks every invariant. @returns the number of broken rows. */
export async function migrateAndAudit(db: Kysely<Database>, say: (text: string) => void): Promise<number> {
  const ran = await migrate(db);
  if (ran.length > 0) say(`The backup was made by an older version: ran ${ran.join(', ')}.`);
  const begun = performance.now();
  const brokenRows = await audit(db, (invariant, findings) => {
    if (findings.length > 0) say(describeFindings(invariant, findings).trimEnd());
  });
  say(describeOutcome(brokenRows, (performance.now() - begun) / 1000).trimEnd());
  return brokenRows;
}
