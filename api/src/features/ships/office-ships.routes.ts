import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  officeShip,
  officeShipPage,
  officeShipParams,
  officeShipSave,
  officeShipsQuery,
  shipImageDelete,
  shipImageOrder,
} from '@gangway/shared/contract/office/fleet/ships.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { uploadEndpoint } from '../../lib/http/upload.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import { changeShip, createShip, pageShips, readShip } from './office-ships.service.ts';
import { addShipImages, deleteShipImage, orderShipImages } from './ship-images.service.ts';

const permission = 'catalogue.manage';
const params = officeShipParams;

/** Ship management of the back office (R31). */
export function createOfficeShipsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/ships',
        permission,
        summary: 'One page of the ships',
        query: officeShipsQuery,
        data: officeShipPage,
      }),
      async c => c.json(success(await pageShips(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/ships',
        permission,
        summary: 'Create a ship',
        body: officeShipSave,
        data: officeShip,
      }),
      async c => c.json(success(await createShip(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/ships/{id}',
        permission,
        summary: 'A ship',
        params,
        data: officeShip,
      }),
      async c => c.json(success(await readShip(deps, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/ships/{id}',
        permission,
        summary: 'Change a ship',
        params,
        headers: versionHeader,
        body: officeShipSave,
        data: officeShip,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeShip(deps, asStaff(c.get('caller')), id, c.req.valid('json'), seen)),
          200,
        );
      },
    )
    .openapi(
      uploadEndpoint({
        path: '/office/ships/{id}/images',
        permission,
        summary: 'Add images, JPG/PNG, at most 5 of at most 5 MB',
        params,
        data: officeShip,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const { files } = c.req.valid('form');
        return c.json(success(await addShipImages(deps, asStaff(c.get('caller')), id, files)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/ships/{id}/images/order',
        permission,
        summary: 'Change the order of the images',
        params,
        body: shipImageOrder,
        data: officeShip,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const order = c.req.valid('json');
        return c.json(success(await orderShipImages(deps, asStaff(c.get('caller')), id, order)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/ships/{id}/images/delete',
        permission,
        summary: 'Delete an image',
        params,
        body: shipImageDelete,
        data: officeShip,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const { name } = c.req.valid('json');
        return c.json(success(await deleteShipImage(deps, asStaff(c.get('caller')), id, name)), 200);
      },
    );
}
