import type { Connection } from '../lib/database.ts';
import { findUsernames } from './system-users.repository.ts';

/** User names of system users by their ids, of those who were deleted too. */
export const readStaffNames = (db: Connection, ids: readonly string[]): Promise<Map<string, string>> =>
  findUsernames(db, ids);
