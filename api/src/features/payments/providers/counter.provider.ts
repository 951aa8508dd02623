import { checkPermission } from '../../../lib/http/permission.ts';
import type { DirectProvider } from './provider.types.ts';

/** Cash at the desk, taken and handed out by staff. */
export const counter: DirectProvider = {
  kind: 'direct',
  async take(_trx, _deps, caller) {
    checkPermission(caller, 'orders.sell');
  },
  refund: 'by-hand',
};
