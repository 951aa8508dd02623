import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import type { Deps } from '../../lib/http/context.ts';
import { setGatewayReference } from '../../reservations/payments/payments.repository.ts';
import { findOfferedGateway } from './providers/providers.service.ts';

/**
 * Opens a payment at its gateway, outside any transaction. A repetition opens the same payment.
 *
 * @returns the address where the customer pays; null if no gateway is needed.
 * @throws AppError `payment-provider-unavailable`, `payment-provider-refused`
 */
export async function openAtGateway(
  deps: Deps,
  { id, provider, amountSen, createdAt, orders }: Payment,
): Promise<string | null> {
  const offeredGateway = findOfferedGateway(deps.env, provider);
  if (!offeredGateway) return null;
  const { gatewayUrl, gatewayReference } = await offeredGateway.gateway.start(deps, {
    id,
    amountSen,
    createdAt: new Date(createdAt),
    orderNumbers: orders.map(({ number }) => number),
  });
  await setGatewayReference(deps.db, id, gatewayReference);
  return gatewayUrl;
}
