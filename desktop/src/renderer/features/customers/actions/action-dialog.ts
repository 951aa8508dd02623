import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/customers.ts';

/** What every action's dialog is given. */
export interface ActionDialogProps {
  customer: OfficeCustomerDetail;
  onClose: () => void;
}
