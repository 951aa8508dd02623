import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';

/** Whether the buyer must come to the counter for a pending refund: counter payments are refunded at the counter. */
export const isAtCounter = ({ status, provider }: OrderDetail['refunds'][number]): boolean =>
  status === 'pending' && isByHand(provider);
