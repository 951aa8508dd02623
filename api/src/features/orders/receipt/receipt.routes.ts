import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { asStaff, requires } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { orderReceipt } from './receipt.service.ts';

/** Receipts for the printer at the desk. */
export function createReceiptRoutes(deps: Deps) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/office/orders/{number}/receipt.pdf',
      summary: 'The receipt of a paid order',
      tags: ['office'],
      'x-permission': 'orders.read' as const,
      middleware: requires('orders.read'),
      request: { params: orderParams },
      responses: {
        200: {
          description: 'The file',
          content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async c => {
      const { id } = asStaff(c.get('caller'));
      const { fileName, pdf } = await orderReceipt(deps, c.req.valid('param').number, id);
      return new Response(new Uint8Array(pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${fileName}"`,
          'Cache-Control': 'private, no-store',
        },
      });
    },
  );
}
