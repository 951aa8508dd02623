import {
  passkeyAdd,
  passkeyAnswer,
  passkeyCeremony,
  passkeyCeremonyParams,
  passkeyDone,
  passkeyLogIn,
  passkeyOptions,
  passkeyParams,
  passkeyState,
} from '@gangway/shared/contract/people/passkeys.ts';
import { ownerProof } from '@gangway/shared/contract/people/second-factor.ts';
import { z } from '@hono/zod-openapi';
import { originOf } from '../../../accounts/known-devices/known-device.middleware.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import {
  createOwnPasskeys,
  createPasskeyLogIn,
  finishCeremony,
  passkeyOptionsOf,
  readPasskeys,
} from './passkeys.service.ts';

/** The caller's passkeys, and the ceremonies that a browser performs for a workplace (R473). */
export function createPasskeyRoutes(deps: Deps) {
  const own = createOwnPasskeys(deps);
  const logIn = createPasskeyLogIn(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/sysUser/passkeys',
        permission: 'staff',
        summary: 'My passkeys',
        data: passkeyState,
      }),
      async c => c.json(success(await readPasskeys(deps, asStaff(c.get('caller')))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/passkeys/add',
        permission: 'staff',
        summary: 'Begin to add a passkey; a browser does the rest',
        body: passkeyAdd,
        data: passkeyCeremony,
      }),
      async c => c.json(success(await own.add(asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/passkeys/log-in',
        permission: 'public',
        summary: 'Begin a log-in with a passkey; a browser does the rest',
        body: passkeyLogIn,
        data: passkeyCeremony,
      }),
      async c => {
        const origin = originOf(c, 'staff', deps.env.trustProxy);
        return c.json(success(await logIn(origin, c.req.valid('json').officeDigest)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/passkeys/ceremonies/{id}/options',
        permission: 'public',
        summary: 'What the browser asks its authenticator for',
        params: passkeyCeremonyParams,
        data: passkeyOptions,
      }),
      async c => c.json(success(await passkeyOptionsOf(deps, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/passkeys/ceremonies/{id}/finish',
        permission: 'public',
        summary: 'What the authenticator signed; data has the proof of a log-in',
        params: passkeyCeremonyParams,
        body: passkeyAnswer,
        data: passkeyDone,
      }),
      async c => {
        const done = await finishCeremony(deps, c.req.valid('param').id, c.req.valid('json').answer);
        return c.json(success(done), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/sysUser/passkeys/{id}/remove',
        permission: 'staff',
        summary: 'Remove one of my passkeys',
        params: passkeyParams,
        body: ownerProof,
        data: z.null(),
      }),
      async c => {
        await own.remove(asStaff(c.get('caller')), c.req.valid('param').id, c.req.valid('json'));
        return c.json(success(null), 200);
      },
    );
}
