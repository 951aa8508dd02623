import { linkedAccount, passwordLink, passwordLinkUse } from '@gangway/shared/contract/people/customers.ts';
import { z } from '@hono/zod-openapi';
import { noteKnownDevice } from '../../../accounts/known-devices/known-device.middleware.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { openPasswordLink, usePasswordLink } from './password-links.service.ts';

/** Choosing a password through a link that the back office sent (R36). */
export function createPasswordLinksRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/password/link',
        permission: 'public',
        summary: 'The account that a password link is for',
        body: passwordLink,
        data: linkedAccount,
      }),
      async c => {
        const { username } = await openPasswordLink(deps, c.req.valid('json').token);
        return c.json(success({ username }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/password/link/use',
        permission: 'public',
        summary: 'Set a password by a link; all sessions of the account end',
        body: passwordLinkUse,
        data: z.null(),
      }),
      async c => {
        const id = await usePasswordLink(deps, c.req.valid('json'));
        noteKnownDevice(c, deps, { kind: 'customer', id });
        return c.json(success(null), 200);
      },
    );
}
