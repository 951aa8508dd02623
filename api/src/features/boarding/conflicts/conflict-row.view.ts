import type {
  ConflictFinding,
  ConflictKind,
  GateConflict,
  GateSailingName,
} from '@gangway/shared/contract/office/gate/gate.ts';

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
  sailing: GateSailingName | null;
  effective: Scan | null;
  other: Scan;
}

export const toConflict = (row: ConflictRow): GateConflict => ({
  id: row.id,
  kind: row.kind,
  refusal: row.refusal,
  openedAt: row.opened_at.toISOString(),
  ticket: row.ticket,
  sailing: row.sailing && { ...row.sailing, departsAt: inUtc(row.sailing.departsAt) },
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
