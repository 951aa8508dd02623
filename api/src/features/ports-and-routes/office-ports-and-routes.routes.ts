import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  catalogueParams,
  fareRules,
  officePort,
  officePortPage,
  officeRoute,
  officeRoutePage,
  portSave,
  portsQuery,
  routeChange,
  routeCreate,
  routeFares,
  routesQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { farePreview } from '@gangway/shared/contract/office/sailings/fares.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { changeFareRules, previewFareRules } from './fare-rules.service.ts';
import { changePort, createPort, listOfficePorts } from './office-ports.service.ts';
import { changeRoute, changeRouteFares, createRoute, listOfficeRoutes } from './office-routes.service.ts';

/** Ports and routes in the back office. */
export function createOfficePortsAndRoutesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/ports',
        permission: 'catalogue.manage',
        summary: 'Ports',
        query: portsQuery,
        data: officePortPage,
      }),
      async c => c.json(success(await listOfficePorts(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/ports',
        permission: 'catalogue.manage',
        summary: 'Add a port',
        body: portSave,
        data: officePort,
      }),
      async c => c.json(success(await createPort(deps, c.get('caller'), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/ports/{id}',
        permission: 'catalogue.manage',
        summary: 'Change a port',
        params: catalogueParams,
        headers: versionHeader,
        body: portSave,
        data: officePort,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(success(await changePort(deps, c.get('caller'), id, c.req.valid('json'), seen)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/routes',
        permission: 'catalogue.manage',
        summary: 'Routes with their fares',
        query: routesQuery,
        data: officeRoutePage,
      }),
      async c => c.json(success(await listOfficeRoutes(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/routes',
        permission: 'catalogue.manage',
        summary: 'Add a route',
        body: routeCreate,
        data: officeRoute,
      }),
      async c => c.json(success(await createRoute(deps, c.get('caller'), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/routes/{id}',
        permission: 'catalogue.manage',
        summary: 'Change a route, or take it out of service',
        params: catalogueParams,
        headers: versionHeader,
        body: routeChange,
        data: officeRoute,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(success(await changeRoute(deps, c.get('caller'), id, c.req.valid('json'), seen)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/routes/{id}/fares',
        permission: 'catalogue.manage',
        summary: 'Replace the fares of a route',
        params: catalogueParams,
        headers: versionHeader,
        body: routeFares,
        data: officeRoute,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeRouteFares(deps, c.get('caller'), id, c.req.valid('json'), seen)),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/routes/{id}/fare-rules/preview',
        permission: 'catalogue.manage',
        summary: 'Preview the sailings whose fares these rules change',
        params: catalogueParams,
        body: fareRules,
        data: farePreview,
      }),
      async c => {
        const { rules } = c.req.valid('json');
        return c.json(success(await previewFareRules(deps, c.req.valid('param').id, rules)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/routes/{id}/fare-rules',
        permission: 'catalogue.manage',
        summary: 'Replace the fares of a route by weekday and season',
        params: catalogueParams,
        headers: versionHeader,
        body: fareRules,
        data: officeRoute,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const { rules } = c.req.valid('json');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(success(await changeFareRules(deps, c.get('caller'), id, rules, seen)), 200);
      },
    );
}
