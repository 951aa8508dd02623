import {
  ownerProof,
  recoveryCodes,
  secondFactorConfirm,
  secondFactorSecret,
  secondFactorState,
} from '@gangway/shared/contract/people/second-factor.ts';
import { systemUserParams } from '@gangway/shared/contract/people/staff.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import {
  confirmSecondFactor,
  createOwnSecondFactor,
  readSecondFactor,
  resetSecondFactor,
} from './second-factor.service.ts';

/** The second factor of the caller, and its reset for others (R460, R461). */
export function createSecondFactorRoutes(deps: Deps) {
  const own = createOwnSecondFactor(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/second-factor',
        permission: 'staff',
        summary: 'My second factor',
        data: secondFactorState,
      }),
      async c => c.json(success(await readSecondFactor(deps, asStaff(c.get('caller')))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/second-factor/begin',
        permission: 'staff',
        summary: 'Make a secret for my authenticator app; it counts once a code confirms it',
        body: ownerProof,
        data: secondFactorSecret,
      }),
      async c => c.json(success(await own.begin(asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/second-factor/confirm',
        permission: 'staff',
        summary: 'Confirm the secret by a code; data has the recovery codes, once',
        body: secondFactorConfirm,
        data: recoveryCodes,
      }),
      async c => {
        const confirmed = await confirmSecondFactor(deps, asStaff(c.get('caller')), c.req.valid('json').code);
        return c.json(success(confirmed), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/second-factor/recovery-codes',
        permission: 'staff',
        summary: 'Replace my recovery codes',
        body: ownerProof,
        data: recoveryCodes,
      }),
      async c =>
        c.json(success(await own.renewRecoveryCodes(asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/second-factor/remove',
        permission: 'staff',
        summary: 'Remove my second factor',
        body: ownerProof,
        data: z.null(),
      }),
      async c => {
        await own.remove(asStaff(c.get('caller')), c.req.valid('json'));
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/second-factor/{id}/reset',
        permission: 'staff.manage',
        summary: 'Remove another user’s second factor and end their sessions',
        params: systemUserParams,
        data: z.null(),
      }),
      async c => {
        await resetSecondFactor(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
