import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  codeTerms,
  emailChange,
  emailCodeRequest,
  phoneChange,
  phoneCodeRequest,
} from '@gangway/shared/contract/people/accounts.ts';
import { basicInfo, customer, passwordChange } from '@gangway/shared/contract/people/customers.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asCustomer } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { saveBasicInfo } from './account/basic-info.service.ts';
import { readCustomer } from './account/customers.service.ts';
import { createPasswordChange } from './account/set-password.service.ts';
import { createOwnCodeRequest } from './codes/code-requests.service.ts';
import { createContactChange } from './contacts/contact-change.service.ts';
import { contactPointOf } from './contacts/contact-point.rules.ts';

/** Basic info and security settings (R24). */
export function createPersonalCenterRoutes(deps: Deps) {
  const requestCode = createOwnCodeRequest(deps);
  const changeContact = createContactChange(deps);
  const changePassword = createPasswordChange(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/customers/me',
        permission: 'customer',
        summary: 'The signed-in customer; an agent with the balance',
        data: customer,
      }),
      async c => c.json(success(await readCustomer(deps, asCustomer(c.get('caller')).id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me',
        permission: 'customer',
        summary: 'Save my basic info',
        headers: versionHeader,
        body: basicInfo,
        data: customer,
      }),
      async c => {
        const seen = seenVersion(c.req.valid('header'));
        const saved = await saveBasicInfo(deps, asCustomer(c.get('caller')), seen, c.req.valid('json'));
        return c.json(success(saved), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/password',
        permission: 'customer',
        summary: 'Change my password; the other sessions end',
        body: passwordChange,
        data: z.null(),
      }),
      async c => {
        await changePassword(asCustomer(c.get('caller')), c.req.valid('json'));
        return c.json(success(null), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/email/code',
        permission: 'customer',
        summary: 'Send a code to my new e-mail address',
        body: emailCodeRequest,
        data: codeTerms,
      }),
      async c => {
        const { email, currentPassword } = c.req.valid('json');
        const request = { contact: contactPointOf({ email }), currentPassword, language: c.get('language') };
        const terms = await requestCode(asCustomer(c.get('caller')), request);
        return c.json(success(terms), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/email',
        permission: 'customer',
        summary: 'Confirm my new e-mail address with the code',
        body: emailChange,
        data: customer,
      }),
      async c => {
        const { email, code } = c.req.valid('json');
        const caller = asCustomer(c.get('caller'));
        await changeContact(caller, contactPointOf({ email }), code);
        return c.json(success(await readCustomer(deps, caller.id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/phone/code',
        permission: 'customer',
        summary: 'Send a code to my new phone number',
        body: phoneCodeRequest,
        data: codeTerms,
      }),
      async c => {
        const { phone, currentPassword } = c.req.valid('json');
        const request = { contact: contactPointOf({ phone }), currentPassword, language: c.get('language') };
        const terms = await requestCode(asCustomer(c.get('caller')), request);
        return c.json(success(terms), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/phone',
        permission: 'customer',
        summary: 'Confirm my new phone number with the code',
        body: phoneChange,
        data: customer,
      }),
      async c => {
        const { phone, code } = c.req.valid('json');
        const caller = asCustomer(c.get('caller'));
        await changeContact(caller, contactPointOf({ phone }), code);
        return c.json(success(await readCustomer(deps, caller.id)), 200);
      },
    );
}
