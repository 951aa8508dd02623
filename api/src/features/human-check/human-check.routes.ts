/*
 * The address where a browser gets a proof of work to solve.
 *
 * May import: accounts/human-check.
 */

import { humanCheckChallenge } from '@gangway/shared/contract/base/human-check.ts';
import { issueChallenge } from '../../accounts/human-check/human-check.service.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';

export function createHumanCheckRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'get',
      path: '/human-check/challenge',
      permission: 'public',
      summary: 'A challenge for the human check, in ALTCHA’s format; valid for ten minutes and one solution',
      data: humanCheckChallenge,
    }),
    async c => {
      c.header('Cache-Control', 'no-store');
      return c.json(success(await issueChallenge(deps)), 200);
    },
  );
}
