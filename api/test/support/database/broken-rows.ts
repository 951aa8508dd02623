import type { Kysely } from 'kysely';
import { type Finding, findBroken, invariants } from '../../../src/audit/audit.ts';
import type { Database } from '../../../src/lib/database/database.ts';

/** The findings of `npm run audit`: rows that violate an invariant. */
export async function brokenRows(
  db: Kysely<Database>,
  codes = invariants.map(({ code }) => code),
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants)
    if (codes.includes(invariant.code)) findings.push(...(await findBroken(db, invariant)));
  return findings;
}
