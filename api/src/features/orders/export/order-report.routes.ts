import { orderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { createRoute } from '@hono/zod-openapi';
import { excelAnswer, excelCall } from '../../../lib/excel/excel-answer.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { textsIn } from '../../../lib/texts.ts';
import { orderReport } from './order-report.service.ts';

/** Approximate size of a row in the file. */
const BYTES_A_ROW = 130;

/** The Excel report (R37). Mounted before the routes that would read `export.xlsx` as an order number. */
export function createOrderReportRoutes(deps: Deps) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/office/orders/export.xlsx',
      summary: 'The filtered orders, as an Excel file',
      tags: ['office'],
      request: { query: orderExportQuery },
      ...excelCall('reports.read'),
    }),
    async c => {
      const language = c.get('language');
      const report = await orderReport(deps, c.req.valid('query'), language);
      const name = textsIn(language)('reports:orders.file', { date: localDateIn(deps.clock.now()) });
      return excelAnswer(report, name, BYTES_A_ROW);
    },
  );
}
