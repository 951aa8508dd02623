import type { Kysely } from 'kysely';
import { audit } from '../../api/src/audit/audit.ts';
import { describeFindings, describeOutcome } from '../../api/src/audit/report.ts';
import type { Database } from '../../api/src/lib/database/database.ts';
import { migrate } from '../../api/src/lib/database/migrations.ts';
import type { MediaStorage } from '../../api/src/lib/media/media-storage.ts';

/**
 * Brings a restored database up to this version and checks every invariant.
 *
 * @param media The files that were restored beside it.
 * @returns the number of broken rows.
 */
export async function migrateAndAudit(
  db: Kysely<Database>,
  say: (text: string) => void,
  media: MediaStorage,
): Promise<number> {
  const ran = await migrate(db);
  if (ran.length > 0) say(`The backup was made by an older version: ran ${ran.join(', ')}.`);
  const begun = performance.now();
  const report: Parameters<typeof audit>[1] = (invariant, findings) => {
    if (findings.length > 0) say(describeFindings(invariant, findings).trimEnd());
  };
  const brokenRows = await audit(db, report, media);
  say(describeOutcome(brokenRows, (performance.now() - begun) / 1000).trimEnd());
  return brokenRows;
}
