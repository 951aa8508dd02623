import { PassThrough, Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { openSnapshot, type Snapshot } from '../database/snapshot.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../process/log.ts';
import type { SheetCell } from './columns.ts';
import { type FurtherSheet, type Sheet, writeSheet } from './write-sheet.ts';

/** Each holds a connection until it has been read. */
const MOST_AT_ONCE = 4;

/** The source of an export: the sheet's header, its rows and their number, then further sheets. */
export interface SheetSource {
  sheet: Sheet;
  rows: number;
  batches: AsyncIterable<SheetCell[][]>;
  further?: readonly FurtherSheet[];
}

export interface ExportedSheet {
  file: ReadableStream<Uint8Array>;
  rows: number;
}

let running = 0;

/**
 * Exports a sheet as a stream. Cursor and transaction end with the last row, when the client disconnects, or when it stops
 * reading for too long. `prepare` defines the export within one snapshot of the database.
 *
 * @throws AppError `too-many-exports`
 */
export async function exportSheet(
  { db, log }: { db: Kysely<Database>; log: Logger },
  prepare: (snapshot: Snapshot) => Promise<SheetSource>,
): Promise<ExportedSheet> {
  if (running >= MOST_AT_ONCE) throw new AppError('too-many-exports');
  running += 1;
  const snapshot = await openSnapshot(db).catch(error => {
    running -= 1;
    throw error;
  });
  const end = async () => {
    running -= 1;
    await snapshot.close();
  };
  try {
    const { sheet, rows, batches, further } = await prepare(snapshot);
    const out = new PassThrough();
    writeSheet(out, sheet, batches, further)
      .catch(error => {
        log.info({ err: error, rows }, 'an export has ended early');
        out.destroy(error);
      })
      .finally(end);
    return { file: Readable.toWeb(out) as ReadableStream<Uint8Array>, rows };
  } catch (error) {
    await end();
    throw error;
  }
}
