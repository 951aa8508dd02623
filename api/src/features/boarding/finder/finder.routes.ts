import {
  gateLookupsRequest,
  gateLookupsResult,
  passengerListAnswer,
  passengerListRequest,
} from '@gangway/shared/contract/office/gate/finder.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { requireStation } from '../stations/reach.service.ts';
import { takeLookups } from './lookups.service.ts';
import { readPassengerList } from './passenger-list.service.ts';

/** The data with which a station finds passengers without a ticket (R140). */
export function createFinderRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/passengers',
        permission: 'boarding.find',
        summary: 'The sealed passenger list of the calling workplace’s sailing, and its key',
        body: passengerListRequest,
        data: passengerListAnswer,
      }),
      async c => {
        const request = c.req.valid('json');
        requireStation(c.get('stationId'), request.stationId);
        return c.json(success(await readPassengerList(deps, asStaff(c.get('caller')), request)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/gate/lookups',
        permission: 'boarding.verify',
        summary: 'Record the passengers who were looked up at a gate without a ticket',
        body: gateLookupsRequest,
        data: gateLookupsResult,
      }),
      async c => {
        const request = c.req.valid('json');
        requireStation(c.get('stationId'), request.stationId);
        return c.json(success({ stored: await takeLookups(deps, asStaff(c.get('caller')), request) }), 200);
      },
    );
}
