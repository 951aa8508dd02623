import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';

/** Which of the chosen orders each deed is for. */
export interface Applicable {
  payable: OrderSummary[];
  cancelable: OrderSummary[];
  /** Those that have e-tickets. */
  downloadable: OrderSummary[];
}

export const isPayable = ({ status, holdExpiresAt }: OrderSummary, now: number): boolean =>
  status === 'unpaid' && holdExpiresAt !== null && Date.parse(holdExpiresAt) > now;

export const hasTickets = ({ status }: OrderSummary): boolean => status === 'paid' || status === 'completed';

/** A departed sailing can no longer be canceled; the API decides finally. */
const isCancelable = ({ status, sailing }: OrderSummary, now: number): boolean =>
  status === 'unpaid' || (status === 'paid' && Date.parse(sailing.departsAt) > now);

/** Sorts chosen orders by what can be done with them at a moment, in milliseconds since the epoch. */
export const whatApplies = (orders: readonly OrderSummary[], now: number): Applicable => ({
  payable: orders.filter(order => isPayable(order, now)),
  cancelable: orders.filter(order => isCancelable(order, now)),
  downloadable: orders.filter(hasTickets),
});
