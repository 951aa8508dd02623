import type { OrderChangeInput } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';

/** The props of the second step of a change, which enters the details. */
export interface ChangeFormProps {
  order: OrderDetail;
  onBack: () => void;
  onChosen: (change: OrderChangeInput) => void;
}
