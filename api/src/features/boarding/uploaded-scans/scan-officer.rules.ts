import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';

/** For which officer a scan counts, what they may, and who sent it. */
export interface ScanOfficer {
  officer: { id: string; mayOverride: boolean };
  /** Whose session sent it, if not the officer's. */
  uploadedBy: string | null;
}

/** The officer that a scan names; the one who sends it where there is no such officer. */
export function officerOf(
  scan: Pick<GateScan, 'officerId'>,
  callerId: string,
  permissions: ReadonlyMap<string, ReadonlySet<RolePermission>>,
): ScanOfficer {
  const held = permissions.get(scan.officerId);
  const id = held ? scan.officerId : callerId;
  return {
    officer: { id, mayOverride: held?.has('boarding.override') ?? false },
    uploadedBy: id === callerId ? null : callerId,
  };
}
