import { checkPermission } from '../../../lib/http/permission.ts';
import type { CounterProvider } from './provider.types.ts';

/** Money that staff receive and pay out at the counter. The provider's contract lists the entries that they must type. */
export const atCounter: CounterProvider = {
  kind: 'direct',
  async take(_trx, _deps, caller) {
    checkPermission(caller, 'orders.sell');
  },
  refund: 'by-hand',
};
