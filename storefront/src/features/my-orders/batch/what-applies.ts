import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';

/** The selected orders to which each action applies. */
export interface Applicable {
  payable: OrderSummary[];
  cancelable: OrderSummary[];
  /** Orders with e-tickets. */
  downloadable: OrderSummary[];
}

export const isPayable = ({ status, holdExpiresAt }: OrderSummary, now: number): boolean =>
  status === 'unpaid' && holdExpiresAt !== null && Date.parse(holdExpiresAt) > now;

export const hasTickets = ({ status }: OrderSummary): boolean => status === 'paid' || status === 'completed';

/** A departed sailing can no longer be canceled; the API has the final decision. */
const isCancelable = ({ status, sailing }: OrderSummary, now: number): boolean =>
  status === 'unpaid' || (status === 'paid' && Date.parse(sailing.departsAt) > now);

/** Groups the selected orders by the actions possible at `now`, in milliseconds since the epoch. */
export const whatApplies = (orders: readonly OrderSummary[], now: number): Applicable => ({
  payable: orders.filter(order => isPayable(order, now)),
  cancelable: orders.filter(order => isCancelable(order, now)),
  downloadable: orders.filter(hasTickets),
});
