import { cart, cartSave } from '@gangway/shared/contract/sales/carts.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asCustomer } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { readCart, saveCart } from './carts.service.ts';

/** A customer's cart, shared by all their devices; a guest's cart stays on the device. */
export function createCartsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/cart',
        permission: 'customer',
        summary: 'My cart at current prices, with what changed',
        data: cart,
      }),
      async c => c.json(success(await readCart(deps, asCustomer(c.get('caller')), c.get('language'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/cart',
        permission: 'customer',
        summary: 'Replace my cart, if its version is still the one that was read',
        body: cartSave,
        data: cart,
      }),
      async c => {
        const caller = asCustomer(c.get('caller'));
        await saveCart(deps, caller, c.req.valid('json'));
        return c.json(success(await readCart(deps, caller, c.get('language'))), 200);
      },
    );
}
