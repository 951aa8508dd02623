import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';

/** What every action's dialog is given. */
export interface ActionDialogProps {
  customer: OfficeCustomerDetail;
  onClose: () => void;
}
