import type {
  ConflictFinding,
  ConflictKind,
  GateConflict,
  GateSailingName,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';

type Scan = GateConflict['other'];
type Person = Scan['officer'];

/** A conflict as the database gives it; instants within JSON are texts with an offset. */
export interface ConflictRow {
  id: string;
  kind: ConflictKind;
  refusal: GateConflict['refusal'];
  opened_at: Date;
  finding: ConflictFinding | null;
  reason: string | null;
  resolved_at: Date | null;
  resolver: Person | null;
  ticket: GateConflict['ticket'];
  sailing: (GateSailingName & { zone: string }) | null;
  effective: Scan | null;
  other: Scan;
}

/** The name of a sailing, with its departure on the clock of the port. */
const toName = ({ zone, ...sailing }: NonNullable<ConflictRow['sailing']>): GateSailingName => ({
  ...sailing,
  departsAt: momentIn(new Date(sailing.departsAt), zone),
});

export const toConflict = (row: ConflictRow): GateConflict => ({
  id: row.id,
  kind: row.kind,
  refusal: row.refusal,
  openedAt: row.opened_at.toISOString(),
  ticket: row.ticket,
  sailing: row.sailing && toName(row.sailing),
  effective: row.effective && toScan(row.effective),
  other: toScan(row.other),
  resolution: toResolution(row),
});

const toScan = (scan: Scan): Scan => ({ ...scan, at: inUtc(scan.at) });

function toResolution({ finding, reason, resolved_at, resolver }: ConflictRow): GateConflict['resolution'] {
  if (!finding || reason === null || !resolved_at || !resolver) return null;
  return { finding, reason, at: resolved_at.toISOString(), by: resolver };
}

const inUtc = (instant: string) => new Date(instant).toISOString();
