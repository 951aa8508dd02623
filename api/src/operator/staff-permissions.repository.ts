import type { RolePermission } from '@gangway/shared/contract/permissions.ts';
import { findPermissions } from '../features/staff/users/system-users.repository.ts';
import type { Connection } from '../lib/database/database.ts';

/** What system users may do at this moment, by their ids, of those who were deleted too; nobody for an id that is none. */
export const readStaffPermissions = (
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, ReadonlySet<RolePermission>>> => findPermissions(db, ids);
