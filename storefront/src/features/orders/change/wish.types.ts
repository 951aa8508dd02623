import type { OrderChangeInput } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';

/** The second step of a change: what exactly is wanted. */
export interface WishProps {
  order: OrderDetail;
  onBack: () => void;
  onChosen: (change: OrderChangeInput) => void;
}
