import { findUsernames } from '../features/staff/users/system-users.repository.ts';
import type { Connection } from '../lib/database/database.ts';

/** User names of system users by their ids, of those who were deleted too. */
export const readStaffNames = (db: Connection, ids: readonly string[]): Promise<Map<string, string>> =>
  findUsernames(db, ids);
