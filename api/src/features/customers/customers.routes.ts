import { codeRequest, codeTerms } from '@gangway/shared/contract/people/accounts.ts';
import {
  credentials,
  passwordReset,
  registration,
  signedInCustomer,
} from '@gangway/shared/contract/people/customers.ts';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { noteKnownDevice, originOf } from '../../accounts/known-devices/known-device.middleware.ts';
import type { Origin } from '../../accounts/known-devices/origin.types.ts';
import type { Device } from '../../accounts/sessions/sessions.service.ts';
import { endSession } from '../../accounts/sessions/sessions.service.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { createCustomerLogin, readCustomer } from './account/customers.service.ts';
import { createOpenCodeRequest } from './codes/code-requests.service.ts';
import { createPasswordReset } from './codes/password-reset.service.ts';
import { createRegistration } from './codes/registration.service.ts';

/** Registration, sign-in and sign-out of customers. */
export function createCustomersRoutes(deps: Deps) {
  const register = createRegistration(deps);
  const logIn = createCustomerLogin(deps);
  const requestCode = createOpenCodeRequest(deps);
  const resetPassword = createPasswordReset(deps);
  const comesFrom = (c: Context<AppEnv>): Origin => originOf(c, 'customer', deps.env.trustProxy);
  const deviceOf = (c: Context): Device => ({
    userAgent: c.req.header('User-Agent') ?? '',
    address: clientAddress(c, deps.env.trustProxy),
  });
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/register',
        permission: 'public',
        summary: 'Register a customer and sign them in',
        body: registration,
        data: signedInCustomer,
      }),
      async c => {
        const { id, token } = await register(c.req.valid('json'), deviceOf(c));
        noteKnownDevice(c, deps, { kind: 'customer', id });
        return c.json(success({ token, customer: await readCustomer(deps, id) }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/login',
        permission: 'public',
        summary: 'Sign a customer or agent in',
        body: credentials,
        data: signedInCustomer,
      }),
      async c => {
        const { id, token } = await logIn({ ...c.req.valid('json'), origin: comesFrom(c) }, deviceOf(c));
        noteKnownDevice(c, deps, { kind: 'customer', id });
        return c.json(success({ token, customer: await readCustomer(deps, id) }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/logout',
        permission: 'public',
        summary: 'Sign out; a session that has ended already is no error',
        data: z.null(),
      }),
      async c => {
        await endSession(deps, deps.db, c.req.header('X-Token'));
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/codes',
        permission: 'public',
        summary: 'Send a one-time code to register or to reset a password',
        body: codeRequest,
        data: codeTerms,
      }),
      async c => c.json(success(await requestCode(c.req.valid('json'), comesFrom(c))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/password/reset',
        permission: 'public',
        summary: 'Set a new password with the code that was sent',
        body: passwordReset,
        data: z.null(),
      }),
      async c => {
        const { id } = await resetPassword(c.req.valid('json'), comesFrom(c));
        noteKnownDevice(c, deps, { kind: 'customer', id });
        return c.json(success(null), 200);
      },
    );
}
