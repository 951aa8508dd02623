import { erasureRequest, orderErasureRequest } from '@gangway/shared/contract/people/accounts.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, orderAccess, success } from '../../lib/http/endpoint.ts';
import { asCustomer, requires } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { visitorOf } from '../../reservations/access/visitor.middleware.ts';
import { createErasure } from './erasure.service.ts';
import { exportPersonalData } from './export.service.ts';
import { eraseOrderData, exportOrderData } from './order-data.service.ts';

const fileToKeep = {
  200: {
    description: 'A JSON file to keep, not an envelope',
    content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
  },
};

const answerWithFile = (name: string, data: object): Response =>
  new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'Cache-Control': 'no-store',
    },
  });

/** The rights of the Personal Data Protection Act: access to stored data, and erasure, of accounts and of single orders. */
export function createPersonalDataRoutes(deps: Deps) {
  const erase = createErasure(deps);
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/customers/me/export',
        summary: 'My personal data, as a file',
        tags: ['customers'],
        'x-permission': 'customer',
        middleware: [requires('customer')] as const,
        responses: fileToKeep,
      }),
      async c => {
        const data = await exportPersonalData(deps, asCustomer(c.get('caller')));
        return answerWithFile(`personal-data-${localDateIn(deps.clock.now())}`, data);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/orders/{number}/personal-data',
        summary: 'The personal data of one order, as a file',
        tags: ['orders'],
        'x-permission': 'public',
        security: orderAccess,
        middleware: [requires('public')] as const,
        request: { params: orderParams },
        responses: fileToKeep,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const data = await exportOrderData(deps, visit);
        return answerWithFile(`personal-data-${data.order.number}`, data);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/personal-data/erase',
        permission: 'public',
        security: orderAccess,
        summary: 'Erase the personal data of one order permanently',
        params: orderParams,
        body: orderErasureRequest,
        data: z.null(),
      }),
      async c => {
        await eraseOrderData(deps, { visitor: visitorOf(c), number: c.req.valid('param').number });
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/erase',
        permission: 'customer',
        summary: 'Erase my personal data and close my account permanently',
        body: erasureRequest,
        data: z.null(),
      }),
      async c => {
        const { currentPassword } = c.req.valid('json');
        await erase(asCustomer(c.get('caller')), currentPassword, c.get('language'));
        return c.json(success(null), 200);
      },
    );
}
