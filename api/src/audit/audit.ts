import { type Kysely, sql } from 'kysely';
import type { Connection, Database } from '../lib/database/database.ts';
import { placesInvariant } from './i1-places.ts';
import { cabinsInvariant } from './i2-cabins.ts';
import { amountsInvariant } from './i3-amounts.ts';
import { ledgerInvariant } from './i4-ledger.ts';
import { paymentsInvariant } from './i5-payments.ts';
import { boardingInvariant } from './i6-boarding.ts';
import { transitionsInvariant } from './i7-transitions.ts';
import { requestsInvariant } from './i8-requests.ts';
import { documentsInvariant } from './i9-documents.ts';
import { linesInvariant } from './i10-lines.ts';
import type { BrokenRow, Invariant } from './invariant.ts';

/** The invariants of docs/architecture.md, in its order. */
export const invariants: readonly Invariant[] = [
  placesInvariant,
  cabinsInvariant,
  amountsInvariant,
  ledgerInvariant,
  paymentsInvariant,
  boardingInvariant,
  transitionsInvariant,
  requestsInvariant,
  documentsInvariant,
  linesInvariant,
];

export interface Finding extends BrokenRow {
  /** Name of the check that found it. */
  check: string;
}

/**
 * Checks every invariant on one snapshot of a live database, and calls `report` with the findings of each, none if it
 * holds. Read-only; takes some seconds on 100 000 orders.
 *
 * @returns the number of findings.
 */
export function audit(
  db: Kysely<Database>,
  report: (invariant: Invariant, findings: Finding[]) => void,
): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async trx => {
      // Whole tables are joined: in memory, as long as they fit.
      await sql`set local work_mem = '128MB'`.execute(trx);
      let found = 0;
      for (const invariant of invariants) {
        const findings = await findBroken(trx, invariant);
        found += findings.length;
        report(invariant, findings);
      }
      return found;
    });
}

/** Every row at which an invariant does not hold, check by check. */
export async function findBroken(db: Connection, { checks }: Invariant): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, broken } of checks) {
    const { rows } = await broken.execute(db);
    findings.push(...rows.map(row => ({ check: name, ...row })));
  }
  return findings;
}
