/*
 * Workplaces as the office lists, enrolls and revokes them, and signed proofs of who is signed in.
 *
 * May import: accounts/stations.
 */

import {
  enrolledStation,
  officerAssertion,
  station,
  stationCode,
  stationEnrollment,
  stationParams,
} from '@gangway/shared/contract/office/gate/stations.ts';
import { z } from '@hono/zod-openapi';
import { requireOwnKey } from '../../accounts/stations/station.middleware.ts';
import { findStations } from '../../accounts/stations/station.repository.ts';
import {
  createStationCode,
  createStationEnrollment,
  revokeStation,
} from '../../accounts/stations/stations.service.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { assertOfficer } from './assertions.service.ts';

/** The enrolled workplaces (R136). */
export function createStationsRoutes(deps: Deps) {
  const enroll = createStationEnrollment(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/stations',
        permission: 'stations.manage',
        summary: 'All workplaces, with gate, version and time of last contact',
        data: z.array(station),
      }),
      async c => c.json(success(await findStations(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/stations/code',
        permission: 'stations.manage',
        summary: 'Create a code that enrolls one workplace, once, within 15 minutes',
        data: stationCode,
      }),
      async c => c.json(success(await createStationCode(deps, asStaff(c.get('caller')))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/stations/enrol',
        permission: 'boarding.verify',
        summary: 'Enroll the calling workplace, with a code or by a user with the permission',
        body: stationEnrollment,
        data: enrolledStation,
      }),
      async c => {
        const enrollment = c.req.valid('json');
        await requireOwnKey(c, enrollment, deps.clock.now());
        await enroll(asStaff(c.get('caller')), enrollment);
        return c.json(success({ id: enrollment.stationId, name: enrollment.name }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/stations/assertion',
        permission: 'boarding.verify',
        summary: 'A signed proof of who is signed in at the calling workplace',
        data: officerAssertion,
      }),
      c => c.json(success(assertOfficer(deps, asStaff(c.get('caller')), c.get('stationId'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/stations/{id}/revoke',
        permission: 'stations.manage',
        summary: 'Revoke a workplace',
        params: stationParams,
        data: z.null(),
      }),
      async c => {
        await revokeStation(deps, asStaff(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
