import {
  createdSailings,
  exportQuery,
  importChoices,
  importPreview,
  repeatPreview,
  sailingRepeat,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { createRoute } from '@hono/zod-openapi';
import { fileAnswer, fileCall, XLSX } from '../../../lib/answers/file-answer.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { uploadEndpoint } from '../../../lib/http/upload.ts';
import { createRepeat, previewRepeat } from '../planning/planning.service.ts';
import { exportSeason, seasonTemplate } from './export-season.service.ts';
import { importSeason, previewSeason } from './import-season.service.ts';

/** Creates many sailings, by a rule or from a sheet. Before the routes of one sailing, which accept any word as an id. */
export function createOfficeSeasonRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/repeat/preview',
        permission: 'catalogue.manage',
        summary: 'The dates of a repeat rule, with the conflicts of each',
        body: sailingRepeat,
        data: repeatPreview,
      }),
      async c => {
        const now = deps.clock.now();
        const preview = await previewRepeat(deps.db, c.req.valid('json'), now, c.get('language'));
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/sailings/repeat',
        permission: 'catalogue.manage',
        summary: 'Create all sailings of a repeat rule, or none',
        headers: idempotencyHeader,
        body: sailingRepeat,
        data: createdSailings,
      }),
      async c => {
        const rule = c.req.valid('json');
        const key = requestKey(c.get('caller'), c.req.valid('header'), { call: 'repeat', rule });
        return c.json(success(await createRepeat(deps, key, rule)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/sailings/template.xlsx',
        summary: 'An empty season template',
        tags: ['office'],
        ...fileCall('catalogue.manage', XLSX),
      }),
      async c => fileAnswer(await seasonTemplate(deps.db, c.get('language')), XLSX),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/sailings/export.xlsx',
        summary: 'The sailings of a season as a filled template',
        tags: ['office'],
        request: { query: exportQuery },
        ...fileCall('catalogue.manage', XLSX),
      }),
      async c => fileAnswer(await exportSeason(deps.db, c.req.valid('query'), c.get('language')), XLSX),
    )
    .openapi(
      uploadEndpoint({
        path: '/office/sailings/import/preview',
        permission: 'catalogue.manage',
        summary: 'All problems of a season’s spreadsheet, without importing it',
        fields: importChoices,
        data: importPreview,
      }),
      async c => {
        const { files, ...choices } = c.req.valid('form');
        const sent = { bytes: await onlyFile(files), language: c.get('language'), ...choices };
        return c.json(success(await previewSeason(deps, sent)), 200);
      },
    )
    .openapi(
      uploadEndpoint({
        path: '/office/sailings/import',
        permission: 'catalogue.manage',
        summary: 'Import all sailings of a season’s spreadsheet, or none',
        headers: idempotencyHeader,
        fields: importChoices,
        data: createdSailings,
      }),
      async c => {
        const { files, ...choices } = c.req.valid('form');
        const key = c.req.valid('header')['idempotency-key'];
        const sent = { bytes: await onlyFile(files), key, language: c.get('language'), ...choices };
        const created = await importSeason(deps, asStaff(c.get('caller')), sent);
        return c.json(success(created), 200);
      },
    );
}

/** @throws AppError `invalid-input` for none, or more than one. */
async function onlyFile(files: readonly File[]): Promise<Buffer> {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new AppError('invalid-input', { fields: { files: 'required' } });
  return Buffer.from(await file.arrayBuffer());
}
