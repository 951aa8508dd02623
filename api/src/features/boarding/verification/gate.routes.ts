import {
  boardingEventParams,
  boardingParty,
  gateSailing,
  partyBoarded,
  partyBoarding,
  undoneBoarding,
  undoRequest,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import { typedTicket, typedTicketRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { listGateSailings } from '../departures/gate-sailings.service.ts';
import { requireGate } from './at-a-gate.rules.ts';
import { boardParty, readParty } from './party.service.ts';
import { undoBoarding } from './undo.service.ts';
import { createFindTyped } from './verification.service.ts';

/** The other calls of a gate (R123): its sailing, the party, and a supervisor's undo. */
export function createGateRoutes(deps: Deps) {
  const findTyped = createFindTyped(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/typed',
        permission: 'boarding.verify',
        summary: 'The sailing of a typed ticket that a gate does not have',
        body: typedTicketRequest,
        data: typedTicket,
      }),
      async c => {
        const caller = asStaff(c.get('caller'));
        requireGate(c.get('stationId'), caller);
        return c.json(success(await findTyped(caller.id, c.req.valid('json'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/boarding/sailings',
        permission: 'boarding.verify',
        summary: 'Sailings that a gate boards now, boarded last or boards next',
        data: z.array(gateSailing),
      }),
      async c => c.json(success(await listGateSailings(deps)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/boarding/events/{id}/party',
        permission: 'boarding.verify',
        summary: 'The party of a ticket that was presented to the caller',
        params: boardingEventParams,
        data: boardingParty,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const caller = asStaff(c.get('caller'));
        requireGate(c.get('stationId'), caller);
        return c.json(success(await readParty(deps.db, caller, id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/boarding/events/{id}/party',
        permission: 'boarding.verify',
        summary: 'Board the party of a ticket that was presented to the caller',
        params: boardingEventParams,
        body: partyBoarding,
        data: partyBoarded,
      }),
      async c => {
        const officer = { caller: asStaff(c.get('caller')), language: c.get('language') };
        requireGate(c.get('stationId'), officer.caller);
        const { id } = c.req.valid('param');
        return c.json(success(await boardParty(deps, officer, id, c.req.valid('json'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/boarding/undo',
        permission: 'boarding.override',
        summary: 'Undo a boarding',
        body: undoRequest,
        data: undoneBoarding,
      }),
      async c => {
        const undone = await undoBoarding(deps, asStaff(c.get('caller')), c.req.valid('json'));
        return c.json(success(undone), 200);
      },
    );
}
