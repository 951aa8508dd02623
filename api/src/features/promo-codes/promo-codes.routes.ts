import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import { catalogueParams } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import {
  officePromo,
  officePromoPage,
  promoSave,
  promosQuery,
} from '@gangway/shared/contract/office/orders/promo-codes.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { changePromo, createPromo, listPromos } from './promo-codes.service.ts';

/** Promo codes in the back office (R246). */
export function createPromoCodeRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/promo-codes',
        permission: 'promotions.manage',
        summary: 'Promo codes',
        query: promosQuery,
        data: officePromoPage,
      }),
      async c => c.json(success(await listPromos(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/promo-codes',
        permission: 'promotions.manage',
        summary: 'Add a promo code',
        body: promoSave,
        data: officePromo,
      }),
      async c => c.json(success(await createPromo(deps, c.get('caller'), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/promo-codes/{id}',
        permission: 'promotions.manage',
        summary: 'Change or deactivate a promo code',
        params: catalogueParams,
        headers: versionHeader,
        body: promoSave,
        data: officePromo,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(success(await changePromo(deps, c.get('caller'), id, c.req.valid('json'), seen)), 200);
      },
    );
}
