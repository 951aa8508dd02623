import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';

/** Whether the buyer has to come to the counter for a refund that waits: what was paid there is given back there. */
export const isAtCounter = ({ status, provider }: OrderDetail['refunds'][number]): boolean =>
  status === 'pending' && isByHand(provider);
