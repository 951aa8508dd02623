import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { orderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { orderReport } from '../../../api/src/features/orders/export/order-report.service.ts';
import { systemClock } from '../../../api/src/lib/clock.ts';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { createLog } from '../../../api/src/lib/process/log.ts';

/** The result of an export. */
export interface ExportResult {
  rows: number;
  seconds: number;
  bytes: number;
}

/** Discards everything written to it. */
export class DiscardStream extends Writable {
  bytes = 0;
  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.bytes += chunk.length;
    done();
  }
}

/** Writes the report of all orders of a database to nowhere, with the API's code. */
export async function exportAll(databaseUrl: string): Promise<ExportResult> {
  const { db } = createDatabase(databaseUrl, 2);
  try {
    const begun = performance.now();
    const deps = { db, clock: systemClock, ids: createIds(systemClock), log: createLog('error') };
    const { file, rows } = await orderReport(deps, orderExportQuery.parse({}), 'en');
    const nowhere = new DiscardStream();
    await pipeline(file, nowhere);
    return { rows, seconds: (performance.now() - begun) / 1000, bytes: nowhere.bytes };
  } finally {
    await db.destroy();
  }
}
