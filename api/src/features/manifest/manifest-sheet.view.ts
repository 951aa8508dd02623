import { PassThrough, Readable } from 'node:stream';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SheetCell } from '../../lib/excel/columns.ts';
import { writeSheet } from '../../lib/excel/write-sheet.ts';
import { textsIn } from '../../lib/texts.ts';
import type { Manifest } from './manifest.service.ts';
import { excelCell, manifestColumns } from './manifest-columns.view.ts';

/** The manifest as an Excel file. */
export function manifestSheet(
  { passengers, route }: Manifest,
  language: Language,
  { creator, createdAt }: { creator: string; createdAt: Date },
): ReadableStream<Uint8Array> {
  const columns = manifestColumns(language, route);
  const rows = passengers.map((passenger, index) =>
    columns.map(column => excelCell(column, passenger, index + 1)),
  );
  const out = new PassThrough();
  const name = textsIn(language)('reports:manifest.sheet');
  writeSheet(out, { name, columns, creator, createdAt }, once(rows)).catch(error => out.destroy(error));
  return Readable.toWeb(out) as ReadableStream<Uint8Array>;
}

async function* once(rows: SheetCell[][]): AsyncGenerator<SheetCell[][]> {
  yield rows;
}
