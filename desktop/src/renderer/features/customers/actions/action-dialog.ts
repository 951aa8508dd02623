import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';

/** Props of every action's dialog. */
export interface ActionDialogProps {
  customer: OfficeCustomerDetail;
  onClose: () => void;
}
