import type { CheckoutResult, CreatedOrder, OrderRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Attempt } from '../../lib/attempt.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { attempt } from '../../lib/database/savepoint.ts';
import type { Deps } from '../../lib/http/context.ts';
import { failureEnvelope } from '../../lib/http/failure.ts';
import { UNDECIDED } from '../../lib/http/idempotency.repository.ts';
import { type Booker, createOrder, createOrders } from './create-order.service.ts';

/**
 * Makes several orders independently: a refused one has its reason and does not affect the others (R22: "Successfully created
 * {success}/{total} orders"). They are made as one batch, so that turns and sailings are always locked in the same order. Offers
 * of a waiting list are taken up afterwards, one by one.
 *
 * @throws AppError `human-proof-required` where one of them needs a proof of work: then none is made, and the client sends all
 * again with it.
 */
export async function checkOut(
  trx: Transaction<Database>,
  deps: Deps,
  requests: OrderRequest[],
  booker: Booker,
): Promise<CheckoutResult> {
  const checkoutId = deps.ids.uuid();
  const made = new Map<OrderRequest, Attempt<CreatedOrder>>();
  const together = requests.filter(({ waitlistToken }) => waitlistToken === undefined);
  const orders = await createOrders(
    trx,
    deps,
    together.map(booking => ({ booking, booker, checkoutId })),
  );
  for (const [index, request] of together.entries())
    made.set(request, orders[index] as Attempt<CreatedOrder>);
  const offered = requests.filter(({ waitlistToken }) => waitlistToken !== undefined);
  for (const request of offered.sort((a, b) => a.sailingId - b.sailingId))
    made.set(request, await attempt(trx, () => createOrder(trx, deps, request, booker, checkoutId)));

  const results = requests.map(request => {
    const answer = made.get(request) as Attempt<CreatedOrder>;
    if (answer.ok) return { ok: true as const, ...answer.data };
    if (answer.refusal.code === UNDECIDED) throw answer.refusal;
    return refusal(failureEnvelope(answer.refusal, booker.language));
  });
  return { checkoutId, success: results.filter(({ ok }) => ok).length, total: results.length, results };
}

function refusal({ msg, data }: ReturnType<typeof failureEnvelope>): CheckoutResult['results'][number] {
  return { ok: false, error: data.error, message: msg, ...(data.fields && { fields: data.fields }) };
}
