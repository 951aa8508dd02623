import { checkPermission } from '../../../lib/http/permission.ts';
import type { PaidByHand } from './provider.types.ts';

/** Money that staff receive and pay out at the counter. The provider's contract lists the entries that they must type. */
export const atCounter: PaidByHand = {
  kind: 'direct',
  async take(_trx, _deps, caller) {
    checkPermission(caller, 'orders.sell');
  },
  refund: 'by-hand',
};
