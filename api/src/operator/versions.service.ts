import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';
import type { Database, Transaction } from '../lib/database/database.ts';
import { AppError } from '../lib/errors.ts';
import type { SeenVersion } from '../lib/seen-version.ts';
import { findStaffName } from './staff.repository.ts';
import { lockVersion, type RecordVersion, type VersionedTable } from './versions.repository.ts';

/**
 * Refuses a change that was made from an earlier version of the record than the one that stands. The record is locked from
 * then on, so that nobody comes in between. To be asked before anything is written.
 *
 * @param read the record as a call that reads it answers it, for the refusal
 * @param reader customers are told that the staff changed it, but no name of the staff
 * @throws AppError `changed-meanwhile`, with the record as it stands now
 */
export async function requireUnchanged(
  trx: Transaction<Database>,
  [table, key]: readonly [table: VersionedTable, key: number | string],
  seen: SeenVersion,
  read: () => Promise<object | undefined>,
  reader: 'staff' | 'customer' = 'staff',
): Promise<void> {
  await refuseStale(trx, await lockVersion(trx, table, key), seen, read, reader);
}

/** As `requireUnchanged`, for a record of several rows: the caller has locked them, and tells how they stand together. */
export async function refuseStale(
  trx: Transaction<Database>,
  { version, changedBy, changedAt }: RecordVersion,
  seen: SeenVersion,
  read: () => Promise<object | undefined>,
  reader: 'staff' | 'customer' = 'staff',
): Promise<void> {
  if (seen === 'any' || seen === version) return;
  const meanwhile: Meanwhile = {
    version,
    record: { ...(await read()) },
    by: changedBy === null ? null : await authorOf(trx, changedBy, reader),
    at: changedAt?.toISOString() ?? null,
  };
  throw new AppError('changed-meanwhile', { meanwhile });
}

/** Customers are named by nobody here: it is enough that it was not the staff. */
async function authorOf(
  trx: Transaction<Database>,
  actor: string,
  reader: 'staff' | 'customer',
): Promise<NonNullable<Meanwhile['by']>> {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'staff') return { kind, name: reader === 'staff' ? await findStaffName(trx, id) : '' };
  return { kind: kind === 'customer' || kind === 'guest' ? kind : 'system', name: '' };
}
