import { erasureRequest } from '@gangway/shared/contract/people/accounts.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asCustomer, requires } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { createErasure } from './erasure.service.ts';
import { exportPersonalData } from './export.service.ts';

/** The rights of the Personal Data Protection Act: access to stored data, and erasure. */
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
        responses: {
          200: {
            description: 'A JSON file to keep, not an envelope',
            content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
          },
        },
      }),
      async c => {
        const data = await exportPersonalData(deps, asCustomer(c.get('caller')));
        const file = `personal-data-${localDateIn(deps.clock.now())}.json`;
        const headers = {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename="${file}"`,
          'Cache-Control': 'no-store',
        };
        return new Response(JSON.stringify(data, null, 2), { headers });
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
