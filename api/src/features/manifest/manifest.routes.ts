import { manifestParams, manifestSummary } from '@gangway/shared/contract/office/gate/manifest.ts';
import { createRoute } from '@hono/zod-openapi';
import { fileAnswer, fileCall, fileHeaders, XLSX } from '../../lib/answers/file-answer.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { type Manifest, readManifest, summaryOf } from './manifest.service.ts';
import { makeManifestFile } from './manifest-file.service.ts';
import { manifestSheet } from './manifest-sheet.view.ts';

const permission = 'orders.read';

/** The passenger manifest of a sailing: its completeness, and the files for authorities and gate. */
export function createManifestRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/sailings/{id}/manifest',
        permission,
        summary: 'How complete a sailing’s passenger manifest is',
        params: manifestParams,
        data: manifestSummary,
      }),
      async c => c.json(success(summaryOf(await readManifest(deps, c.req.valid('param').id))), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/sailings/{id}/manifest.xlsx',
        tags: ['office'],
        ...fileCall(permission, XLSX),
        summary: 'A sailing’s passenger manifest as an Excel file',
        request: { params: manifestParams },
      }),
      async c => {
        const manifest = await readManifest(deps, c.req.valid('param').id);
        const { operatorName } = await loadSettings(deps.db);
        const file = manifestSheet(manifest, c.get('language'), {
          creator: operatorName,
          createdAt: deps.clock.now(),
        });
        return new Response(file, { headers: fileHeaders(XLSX, `${nameOf(manifest)}.xlsx`) });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/sailings/{id}/manifest.pdf',
        tags: ['office'],
        ...fileCall(permission, 'application/pdf'),
        summary: 'A sailing’s passenger manifest as a PDF',
        request: { params: manifestParams },
      }),
      async c => {
        const manifest = await readManifest(deps, c.req.valid('param').id);
        const { operatorName } = await loadSettings(deps.db);
        const now = deps.clock.now();
        const file = { manifest, language: c.get('language'), operator: operatorName, now };
        const bytes = await makeManifestFile(file);
        return fileAnswer({ fileName: `${nameOf(manifest)}.pdf`, bytes }, 'application/pdf');
      },
    );
}

const nameOf = ({ sailing }: Manifest) => `manifest-${sailing.ship}-${sailing.date}-${sailing.session}`;
