import type { SoldVoucher, VoucherSaleRequest } from '@gangway/shared/contract/office/orders/vouchers.ts';
import { addDays, instantOf, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { issueVoucher } from '../../accounts/vouchers/vouchers.service.ts';
import { takeForVoucher } from '../../features/payments/counter-payment.service.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';

/**
 * Sells a voucher at the desk (R244): it is paid and issued in one transaction, once per key. It is mailed to its holder if they
 * have an address.
 *
 * @throws AppError `voucher-expired` for a last day that has passed, `cash-too-little`, `payment-reference-taken`
 */
export function sellVoucher(
  deps: Deps,
  key: RequestKey,
  caller: Caller,
  { amountSen, holder, validUntil, ...taking }: VoucherSaleRequest,
): Promise<SoldVoucher> {
  return answerOnce(deps, key, async trx => {
    if (validUntil < localDateIn(deps.clock.now()))
      throw new AppError('voucher-expired', { fields: { validUntil: 'voucher-expired' } });
    const { paymentId, changeSen } = await takeForVoucher(trx, deps, caller, { amountSen, taking });
    const { id, code } = await issueVoucher(trx, deps, {
      amountSen,
      expiresAt: instantOf(addDays(validUntil, 1), '00:00'),
      origin: 'sold',
      reason: '',
      holder,
      paymentId,
      author: actorOf(caller),
    });
    return { id, code, changeSen };
  });
}
