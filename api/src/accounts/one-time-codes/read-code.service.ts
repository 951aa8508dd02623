import type { Connection } from '../../lib/database/database.ts';
import { findCode } from './one-time-codes.repository.ts';

/** What is known of a code that was asked for, but for its digits. */
export type CodeDetails = NonNullable<Awaited<ReturnType<typeof findCode>>>;

export const readCode = (db: Connection, id: string): Promise<CodeDetails | undefined> => findCode(db, id);
