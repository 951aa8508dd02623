import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';
import type { Database, Transaction } from '../lib/database/database.ts';
import { AppError } from '../lib/errors.ts';
import type { SeenVersion } from '../lib/seen-version.ts';
import { findStaffName } from './staff.repository.ts';
import { lockVersion, type RecordVersion, type VersionedTable } from './versions.repository.ts';

/**
 * Refuses a change that is based on an outdated version of the record. The record stays locked, so that no other change comes
 * between. Must be called before anything is written.
 *
 * @param read reads the record as its own call would return it, for the refusal
 * @param reader customers learn that the staff changed it, but no name of the staff
 * @throws AppError `changed-meanwhile`, with the current record
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

/** As `requireUnchanged`, for a record of several rows: the caller has locked them, and provides their common version. */
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

/** Customers are not named: it is enough that it was not the staff. */
async function authorOf(
  trx: Transaction<Database>,
  actor: string,
  reader: 'staff' | 'customer',
): Promise<NonNullable<Meanwhile['by']>> {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'staff') return { kind, name: reader === 'staff' ? await findStaffName(trx, id) : '' };
  return { kind: kind === 'customer' || kind === 'guest' ? kind : 'system', name: '' };
}
