import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import { picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import {
  officeSlide,
  officeSlidePage,
  officeSlideParams,
  officeSlideSave,
  officeSlidesQuery,
  slideOrder,
} from '@gangway/shared/contract/office/fleet/slides.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { uploadEndpoint } from '../../lib/http/upload.ts';
import { seenVersion } from '../../lib/seen-version.ts';
import {
  changeSlide,
  createSlide,
  deleteSlide,
  orderSlides,
  pageSlides,
  uploadSlidePicture,
} from './office-slides.service.ts';

const permission = 'catalogue.manage';
const params = officeSlideParams;

/** Home-page slides (R31). */
export function createOfficeSlidesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/slides',
        permission,
        summary: 'One page of the slides',
        query: officeSlidesQuery,
        data: officeSlidePage,
      }),
      async c => c.json(success(await pageSlides(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/slides',
        permission,
        summary: 'Create a slide',
        body: officeSlideSave,
        data: officeSlide,
      }),
      async c => c.json(success(await createSlide(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      uploadEndpoint({
        path: '/office/slides/picture',
        permission,
        summary: 'Upload a picture for a slide, JPG/PNG of at most 5 MB',
        data: picture,
      }),
      async c => c.json(success(await uploadSlidePicture(deps, c.req.valid('form').files)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/slides/order',
        permission,
        summary: 'Change the order of the slides',
        body: slideOrder,
        data: z.null(),
      }),
      async c => c.json(success(await orderSlides(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/slides/{id}',
        permission,
        summary: 'Change a slide',
        params,
        headers: versionHeader,
        body: officeSlideSave,
        data: officeSlide,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        return c.json(
          success(await changeSlide(deps, asStaff(c.get('caller')), id, c.req.valid('json'), seen)),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/slides/{id}/delete',
        permission,
        summary: 'Delete a slide',
        params,
        data: z.null(),
      }),
      async c =>
        c.json(success(await deleteSlide(deps, asStaff(c.get('caller')), c.req.valid('param').id)), 200),
    );
}
