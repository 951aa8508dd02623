import {
  guestMessagePreview,
  guestMessageRequest,
  guestMessages,
  messageMail,
  messageMailRequest,
} from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import { sailingParams } from '@gangway/shared/contract/sailings.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import {
  listGuestMessages,
  previewGuestMessage,
  renderGuestMessage,
  sendGuestMessage,
} from './guest-messages.service.ts';

/** Messages of the staff to all guests of a sailing. */
export function createGuestMessagesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/{id}/messages',
        permission: 'catalogue.manage',
        summary: 'Messages to all guests of a sailing, with their progress',
        params: sailingParams,
        data: guestMessages,
      }),
      async c => c.json(success(await listGuestMessages(deps.db, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/{id}/messages/recipients',
        permission: 'catalogue.manage',
        summary: 'The recipients of a message to all guests of a sailing',
        params: sailingParams,
        data: guestMessagePreview,
      }),
      async c => c.json(success(await previewGuestMessage(deps.db, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/messages/preview',
        permission: 'catalogue.manage',
        summary: 'Preview a message in a language',
        params: sailingParams,
        body: messageMailRequest,
        data: messageMail,
      }),
      async c => {
        const mail = await renderGuestMessage(deps, c.req.valid('param').id, c.req.valid('json'));
        return c.json(success(mail), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/{id}/messages',
        permission: 'catalogue.manage',
        summary: 'Send a message to all guests of a sailing',
        params: sailingParams,
        headers: idempotencyHeader,
        body: guestMessageRequest,
        data: guestMessages,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        const { id } = c.req.valid('param');
        const request = c.req.valid('json');
        const key = requestKey(caller, c.req.valid('header'), ['guest-message', id, request]);
        return c.json(success(await sendGuestMessage(deps, caller, key, id, request.texts)), 200);
      },
    );
}
