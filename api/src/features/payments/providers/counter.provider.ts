import { checkPermission } from '../../../lib/http/permission.ts';
import type { CounterProvider } from './provider.types.ts';

/** Money that staff take and give back at the counter. What they type for it is the provider's own, in the contract. */
export const atCounter: CounterProvider = {
  kind: 'direct',
  async take(_trx, _deps, caller) {
    checkPermission(caller, 'orders.sell');
  },
  refund: 'by-hand',
};
