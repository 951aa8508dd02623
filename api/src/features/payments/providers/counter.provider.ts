import { checkPermission } from '../../../lib/http/permission.ts';
import type { CounterProvider } from './provider.types.ts';

/** Money that staff receive and give back at the counter. The entries that they must type are in the provider's contract. */
export const atCounter: CounterProvider = {
  kind: 'direct',
  async take(_trx, _deps, caller) {
    checkPermission(caller, 'orders.sell');
  },
  refund: 'by-hand',
};
