import { type Kysely, sql } from 'kysely';
import { keepParts, letPartsChange } from '../lib/database/audit-parts-lock.ts';
import type { Connection, Database } from '../lib/database/database.ts';
import type { MediaStorage } from '../lib/media/media-storage.ts';
import { findBrokenArchives } from './archives.ts';
import { placesInvariant } from './invariants/i1-places.ts';
import { cabinsInvariant } from './invariants/i2-cabins.ts';
import { amountsInvariant } from './invariants/i3-amounts.ts';
import { boardingInvariant } from './invariants/i6-boarding.ts';
import { transitionsInvariant } from './invariants/i7-transitions.ts';
import { requestsInvariant } from './invariants/i8-requests.ts';
import { documentsInvariant } from './invariants/i9-documents.ts';
import { queuesInvariant } from './invariants/i10-queues.ts';
import { calledOffInvariant } from './invariants/i13-called-off.ts';
import { waitlistsInvariant } from './invariants/i14-waitlists.ts';
import { offersAndVersionsInvariant } from './invariants/i16-offers-and-versions.ts';
import type { BrokenRow, Invariant } from './invariants/invariant.ts';
import { ledgerInvariant } from './invariants/money/i4-ledger.ts';
import { paymentsInvariant } from './invariants/money/i5-payments.ts';
import { vouchersInvariant } from './invariants/money/i11-vouchers.ts';
import { receiptsInvariant } from './invariants/money/i12-receipts.ts';
import { drawersInvariant } from './invariants/money/i15-drawers.ts';

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
  queuesInvariant,
  vouchersInvariant,
  receiptsInvariant,
  calledOffInvariant,
  waitlistsInvariant,
  drawersInvariant,
  offersAndVersionsInvariant,
];

export interface Finding extends BrokenRow {
  /** Name of the check. */
  check: string;
}

/**
 * Checks every invariant on one snapshot of a live database, and calls `report` with the findings of each, none if it
 * holds. Read-only; takes some seconds on 100 000 orders.
 *
 * @param media Where the archived months of the audit log are; without it their files are not checked.
 * @returns the number of findings.
 */
export function audit(
  db: Kysely<Database>,
  report: (invariant: Invariant, findings: Finding[]) => void,
  media?: MediaStorage,
): Promise<number> {
  return db.connection().execute(async connection => {
    await keepParts(connection);
    try {
      return await auditSnapshot(connection, report, media);
    } finally {
      await letPartsChange(connection);
    }
  });
}

function auditSnapshot(
  db: Kysely<Database>,
  report: (invariant: Invariant, findings: Finding[]) => void,
  media: MediaStorage | undefined,
): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async trx => {
      // Whole tables are joined in memory, as long as they fit.
      await sql`set local work_mem = '128MB'`.execute(trx);
      let brokenRows = 0;
      for (const invariant of invariants) {
        const findings = await findBroken(trx, invariant);
        if (media && invariant === transitionsInvariant)
          findings.push(
            ...(await findBrokenArchives(trx, media)).map(row => ({ check: 'archives-are-whole', ...row })),
          );
        brokenRows += findings.length;
        report(invariant, findings);
      }
      return brokenRows;
    });
}

/** All rows that violate an invariant, check by check. */
export async function findBroken(db: Connection, { checks }: Invariant): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, broken } of checks) {
    const { rows } = await broken.execute(db);
    findings.push(...rows.map(row => ({ check: name, ...row })));
  }
  return findings;
}
