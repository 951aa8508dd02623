import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { deleteCodesExpiredBefore, deleteCodesOf } from './one-time-codes.repository.ts';

/** A used code is kept this long for the mail that confirms its use. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Forgets codes that expired a day ago. */
export async function forgetCodes({ db, clock }: Data): Promise<void> {
  await deleteCodesExpiredBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS));
}

/** Deletes the codes sent to a person whose data are erased. */
export function forgetCodesOf(
  trx: Transaction<Database>,
  customerId: string,
  recipients: string[],
): Promise<void> {
  return deleteCodesOf(trx, customerId, recipients);
}
