import {
  endStandDowns,
  type GateAssignments,
  type GateContact,
  type GateReport,
  recordAssignments,
  storeGateContact,
  storeGateReport,
} from '../../../accounts/stations/station.repository.ts';
import type { Connection } from '../../../lib/database/database.ts';

/** Stores the state that a gate reports, and which sailings it may hold scans of. */
export async function recordReport(db: Connection, report: GateReport & GateAssignments): Promise<void> {
  await storeGateReport(db, report);
  await recordAssignments(db, report);
}

/** Stores that a gate made contact without reporting its state. */
export async function recordContact(db: Connection, contact: GateContact): Promise<void> {
  await storeGateContact(db, contact);
  await endStandDowns(db, contact.id);
}
