import type { CheckoutResult, OrderRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { attempt } from '../../lib/database/savepoint.ts';
import type { Deps } from '../../lib/http/context.ts';
import { failureEnvelope } from '../../lib/http/failure.ts';
import { UNDECIDED } from '../../lib/http/idempotency.repository.ts';
import { type Booker, createOrder } from './create-order.service.ts';

/**
 * Makes several orders, each for itself: one that is refused says why and does not keep the others from being made
 * (R22: "Successfully created {success}/{total} orders"). Sailings are taken in the order of their
 * ids, so that two checkouts never wait for each other in a ring.
 *
 * @throws AppError `human-proof-required` where one of them needs a proof of work: then none is made, and all are sent again
 * with it.
 */
export async function checkOut(
  trx: Transaction<Database>,
  deps: Deps,
  requests: OrderRequest[],
  booker: Booker,
): Promise<CheckoutResult> {
  const checkoutId = deps.ids.uuid();
  const results: CheckoutResult['results'] = [];
  const inLockOrder = requests.map((request, index) => ({ request, index }));
  inLockOrder.sort((a, b) => a.request.sailingId - b.request.sailingId);
  for (const { request, index } of inLockOrder) {
    const made = await attempt(trx, () => createOrder(trx, deps, request, booker, checkoutId));
    if (!made.ok && made.refusal.code === UNDECIDED) throw made.refusal;
    results[index] = made.ok
      ? { ok: true, ...made.data }
      : refusal(failureEnvelope(made.refusal, booker.language));
  }
  return { checkoutId, success: results.filter(({ ok }) => ok).length, total: results.length, results };
}

function refusal({ msg, data }: ReturnType<typeof failureEnvelope>): CheckoutResult['results'][number] {
  return { ok: false, error: data.error, message: msg, ...(data.fields && { fields: data.fields }) };
}
