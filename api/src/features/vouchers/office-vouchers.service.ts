/*
 * Vouchers as the office lists, shows and cancels them.
 *
 * May import: accounts/vouchers.
 */

import type {
  OfficeVoucherDetail,
  OfficeVoucherPage,
  VoucherCancelRequest,
  VouchersQuery,
} from '@gangway/shared/contract/office/orders/vouchers.ts';
import { voucherCodeOf } from '../../accounts/vouchers/voucher-code.rules.ts';
import {
  findOfficeVoucher,
  findOfficeVouchers,
  findVoucherEntries,
} from '../../accounts/vouchers/vouchers.repository.ts';
import { cancelVoucher } from '../../accounts/vouchers/vouchers.service.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { requireFound } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';

/** One page of the vouchers. */
export async function listVouchers({ db, clock }: Data, query: VouchersQuery): Promise<OfficeVoucherPage> {
  return pageOf(await findOfficeVouchers(db, query, clock.now()), query);
}

/** A voucher with all its entries. @throws AppError `not-found` */
export async function readVoucher(db: Connection, id: string, now: Date): Promise<OfficeVoucherDetail> {
  const voucher = requireFound(await findOfficeVoucher(db, id, now));
  return { ...voucher, entries: await findVoucherEntries(db, id) };
}

/** The code of a voucher, for a holder who has lost it. The audit log records the access. @throws AppError `not-found` */
export async function showVoucherCode(deps: Deps, caller: Caller, id: string): Promise<{ code: string }> {
  return inTransaction(deps, actorOf(caller), async trx => {
    requireFound(await findOfficeVoucher(trx, id, deps.clock.now()));
    await writeAudit(trx, { entity: 'vouchers', entityId: id, action: 'code-shown' });
    return { code: voucherCodeOf(deps.env.masterKey, id) };
  });
}

/** Cancels a voucher. @throws AppError what `cancelVoucher` throws. */
export function cancelOfficeVoucher(
  deps: Deps,
  caller: Caller,
  id: string,
  request: VoucherCancelRequest,
): Promise<OfficeVoucherDetail> {
  const author = actorOf(caller);
  return inTransaction(deps, author, async trx => {
    await cancelVoucher(trx, deps, { id, ...request, author });
    return readVoucher(trx, id, deps.clock.now());
  });
}
