import type { Kysely } from 'kysely';
import { type Finding, findBroken, invariants } from '../../../src/audit/audit.ts';
import type { Database } from '../../../src/lib/database/database.ts';

/** What `npm run audit` would find: rows at which an invariant does not hold. */
export async function brokenRows(
  db: Kysely<Database>,
  codes = invariants.map(({ code }) => code),
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants)
    if (codes.includes(invariant.code)) findings.push(...(await findBroken(db, invariant)));
  return findings;
}
