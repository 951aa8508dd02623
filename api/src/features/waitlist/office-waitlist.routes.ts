import {
  officeWaitlist,
  officeWaitlistSailings,
  standbyJoin,
  waitlistMove,
  waitlistParams,
  waitlistPartyParams,
  waitlistReason,
  waitlistsQuery,
} from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { createJoining } from './join-list.service.ts';
import { moveParty, offerNow, readList, readLists, removeParty } from './office-waitlist.service.ts';

/** Waiting lists at the desk (R284): the parties in order, and standby at the counter. */
export function createOfficeWaitlistRoutes(deps: Deps) {
  const joining = createJoining(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/waitlists',
        permission: 'orders.sell',
        summary: 'Future sailings with waiting parties, and those of a date',
        query: waitlistsQuery,
        data: officeWaitlistSailings,
      }),
      async c => c.json(success(await readLists(deps, c.req.valid('query').date)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/waitlists/{sailingId}',
        permission: 'orders.sell',
        summary: 'The waiting list of a sailing, next first',
        params: waitlistParams,
        data: officeWaitlist,
      }),
      async c => {
        const { sailingId } = c.req.valid('param');
        return c.json(success(await inSnapshot(deps.db, db => readList(deps, db, sailingId))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/waitlists/{sailingId}/standby',
        permission: 'orders.sell',
        summary: 'Add a party at the counter, with a number',
        params: waitlistParams,
        body: standbyJoin,
        data: officeWaitlist,
      }),
      async c => {
        const { sailingId } = c.req.valid('param');
        await joining.joinStandby(sailingId, c.req.valid('json'), asStaff(c.get('caller')));
        return c.json(success(await readList(deps, deps.db, sailingId)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/waitlists/{sailingId}/parties/{id}/move',
        permission: 'orders.sell',
        summary: 'Swap a party with the next one',
        params: waitlistPartyParams,
        body: waitlistMove,
        data: officeWaitlist,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        return c.json(success(await moveParty(deps, caller, c.req.valid('param'), c.req.valid('json'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/waitlists/{sailingId}/parties/{id}/offer',
        permission: 'orders.sell',
        summary: 'Offer a party free places ahead of the parties before it',
        params: waitlistPartyParams,
        body: waitlistReason,
        data: officeWaitlist,
      }),
      async c => {
        const { reason } = c.req.valid('json');
        const caller = asStaff(c.get('caller'));
        return c.json(success(await offerNow(deps, caller, c.req.valid('param'), reason)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/waitlists/{sailingId}/parties/{id}/end',
        permission: 'orders.sell',
        summary: 'Remove a party from its waiting lists',
        params: waitlistPartyParams,
        body: waitlistReason,
        data: officeWaitlist,
      }),
      async c => {
        const { reason } = c.req.valid('json');
        const caller = asStaff(c.get('caller'));
        return c.json(success(await removeParty(deps, caller, c.req.valid('param'), reason)), 200);
      },
    );
}
