import {
  boardingChoices,
  boardingChoicesQuery,
  boardingExportQuery,
  boardingRecordPage,
  boardingRecordsQuery,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { createRoute } from '@hono/zod-openapi';
import { excelAnswer, excelCall } from '../../../lib/excel/excel-answer.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { textsIn } from '../../../lib/texts.ts';
import { pageRecords, readChoices } from './records.service.ts';
import { recordsReport } from './records-report.service.ts';

/** Approximate size of a row in the file. */
const BYTES_A_ROW = 90;

/** The write-off records (R35), for staff with the permission for gates. */
export function createBoardingRecordsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/boarding/records',
        permission: 'boarding.override',
        summary: 'One page of the verification records',
        query: boardingRecordsQuery,
        data: boardingRecordPage,
      }),
      async c => c.json(success(await pageRecords(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/boarding/choices',
        permission: 'boarding.override',
        summary: 'Officers and gates with records, and the sailings of a day',
        query: boardingChoicesQuery,
        data: boardingChoices,
      }),
      async c => c.json(success(await readChoices(deps.db, c.req.valid('query').departure)), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/boarding/records.xlsx',
        summary: 'The filtered verification records, as an Excel file',
        tags: ['office'],
        request: { query: boardingExportQuery },
        ...excelCall('reports.read'),
      }),
      async c => {
        const language = c.get('language');
        const report = await recordsReport(deps, c.req.valid('query'), language);
        const name = textsIn(language)('reports:boarding.file', { date: localDateIn(deps.clock.now()) });
        return excelAnswer(report, name, BYTES_A_ROW);
      },
    );
}
