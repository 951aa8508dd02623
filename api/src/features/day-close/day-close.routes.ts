import { dayClose, dayClosing, dayParams } from '@gangway/shared/contract/office/orders/day-close.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import { excelAnswer, excelCall } from '../../lib/excel/excel-answer.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff, requires } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { closeDay, readDay } from './day-close.service.ts';
import { daySlip } from './day-slip.service.ts';
import { dayWorkbook } from './day-workbook.service.ts';

/** Approximate size of a row in the file. */
const BYTES_A_ROW = 80;

/** The day's takings, explained and closed (R260). */
export function createDayCloseRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/day-closes/{date}',
        permission: 'reports.read',
        summary: 'The takings of a local day, and its close',
        params: dayParams,
        data: dayClose,
      }),
      async c => {
        const { date } = c.req.valid('param');
        return c.json(success(await inSnapshot(deps.db, db => readDay(db, date))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/day-closes/{date}',
        permission: 'reports.read',
        summary: 'Close a day with the takings that were shown',
        params: dayParams,
        body: dayClosing,
        data: dayClose,
      }),
      async c => {
        const { date } = c.req.valid('param');
        return c.json(
          success(await closeDay(deps, asStaff(c.get('caller')), date, c.req.valid('json'))),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/day-closes/{date}/takings.xlsx',
        summary: 'The takings of a local day, as an Excel file',
        tags: ['office'],
        request: { params: dayParams },
        ...excelCall('reports.read'),
      }),
      async c => {
        const { date } = c.req.valid('param');
        const { sheet, name } = await dayWorkbook(deps, date, c.get('language'));
        return excelAnswer(sheet, name, BYTES_A_ROW);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/day-closes/{date}/takings.pdf',
        summary: 'The takings of a local day, for the receipt printer',
        tags: ['office'],
        'x-permission': 'reports.read' as const,
        middleware: requires('reports.read'),
        request: { params: dayParams },
        responses: {
          200: {
            description: 'The file',
            content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
          },
        },
      }),
      async c => {
        const { date } = c.req.valid('param');
        const pdf = await daySlip(deps, date, c.get('language'));
        return new Response(new Uint8Array(pdf), {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': `inline; filename="takings-${date}.pdf"`,
            'Cache-Control': 'private, no-store',
          },
        });
      },
    );
}
