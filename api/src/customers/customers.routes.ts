import { credentials, customer, registration, signedInCustomer } from '@gangway/shared/contract/customers.ts';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Device } from '../auth/sessions.ts';
import { endSession } from '../auth/sessions.ts';
import { clientAddress } from '../lib/client-address.ts';
import type { Deps } from '../lib/context.ts';
import { endpoint, success } from '../lib/endpoint.ts';
import { asCustomer } from '../lib/permission.ts';
import { createRouter } from '../lib/router.ts';
import { createCustomerLogin, readCustomer } from './customers.service.ts';
import { createRegistration } from './registration.service.ts';

export function createCustomersRoutes(deps: Deps) {
  const register = createRegistration(deps);
  const logIn = createCustomerLogin(deps);
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
        const { id, token } = await logIn(c.req.valid('json'), deviceOf(c));
        return c.json(success({ token, customer: await readCustomer(deps, id) }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/logout',
        permission: 'public',
        summary: 'End the session of the token; one that is over already is as good',
        data: z.null(),
      }),
      async c => {
        await endSession(deps, deps.db, c.req.header('X-Token'));
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/customers/me',
        permission: 'customer',
        summary: 'The signed-in customer, agents with their balance',
        data: customer,
      }),
      async c => c.json(success(await readCustomer(deps, asCustomer(c.get('caller')).id)), 200),
    );
}
