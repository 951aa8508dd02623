import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Excel from 'exceljs';
import { expect, test, vi } from 'vitest';
import { readSheet } from '../spreadsheet/read-sheet.ts';
import type { SheetCell } from './columns.ts';
import { writeSheet } from './write-sheet.ts';

const sheet = {
  name: 'Rows',
  columns: [
    { header: 'Number', kind: 'count', width: 10 },
    { header: 'Text', kind: 'text', width: 30 },
  ],
  creator: 'Test',
  createdAt: new Date('2026-11-20T02:00:00Z'),
} as const;

const BATCH = 200;

/** Endless rows that do not compress, and the number of requested ones. */
function endless() {
  const asked = { rows: 0 };
  async function* batches(): AsyncGenerator<SheetCell[][]> {
    for (;;) {
      asked.rows += BATCH;
      yield Array.from({ length: BATCH }, (_, index) => [index, randomBytes(200).toString('base64')]);
    }
  }
  return { asked, batches: batches() };
}

test('stops writing while the client does not read, and ends when it disconnects', async () => {
  const { asked, batches } = endless();
  const out = new PassThrough();
  const writing = writeSheet(out, sheet, batches);
  // Independent of the machine's load: after a second without a request for rows, none follows until the client reads.
  let before = -1;
  while (asked.rows !== before) {
    before = asked.rows;
    await wait(1000);
    expect(asked.rows).toBeLessThan(20 * BATCH);
  }
  expect(before).toBeGreaterThan(0);
  out.destroy();
  await expect(writing).rejects.toThrow();
  expect((await batches.next()).done).toBe(true);
});

test('continues writing while the client reads', async () => {
  const { asked, batches } = endless();
  const out = new PassThrough();
  const writing = writeSheet(out, sheet, batches);
  let read = 0;
  out.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  await vi.waitFor(() => expect(asked.rows).toBeGreaterThan(40 * BATCH), { timeout: 10_000 });
  expect(read).toBeGreaterThan(100_000);
  out.destroy();
  await expect(writing).rejects.toThrow();
});

test('writes a well-formed file whatever is stored', async () => {
  async function* rows(): AsyncGenerator<SheetCell[][]> {
    yield [[1, 'A\uffffB\ud800\u0000']];
  }
  const out = new PassThrough();
  const file = buffer(out);
  await writeSheet(out, { ...sheet, creator: 'Selat\ufffe Cruises\u0001' }, rows());
  const workbook = new Excel.Workbook();
  await workbook.xlsx.load((await file) as never);
  expect(workbook.worksheets[0]?.getCell(2, 2).value).toBe('AB');
  expect(workbook.creator).toBe('Selat Cruises');
});

test('writes a text that looks like an escape so that it is read back unchanged', async () => {
  const texts = ['_x0041_', '_x0041_x0042_', '_x005F_', 'A\uffffB\rC', '_X0041_', '=1+1', '<&"'];
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  const columns = [{ header: 'Name_x0041_', kind: 'text', width: 30 }] as const;
  async function* batches() {
    yield texts.map(text => [text]);
  }
  await writeSheet(out, { ...sheet, columns }, batches());
  const rows = readSheet(Buffer.concat(chunks), { rows: 20, columns: 2, cellLength: 50 });
  expect(rows.map(({ cells }) => cells.get(0))).toEqual(
    // A character that no reader can show is not read back, and does not break the file.
    ['Name_x0041_', ...texts.map(text => text.replace('\uffff', ''))].map(text => ({ kind: 'text', text })),
  );
});

test('R483: an amount that is too wide for its column is written smaller, also in the sums', async () => {
  async function* rows(): AsyncGenerator<SheetCell[][]> {
    yield [['Penang', 12_500_000_000]];
  }
  const out = new PassThrough();
  const file = buffer(out);
  const columns = [
    { header: 'Route', kind: 'text', width: 30 },
    { header: 'Paid', kind: 'money', width: 10 },
  ] as const;
  await writeSheet(out, { ...sheet, columns, total: 'Total' }, rows());
  const workbook = new Excel.Workbook();
  await workbook.xlsx.load((await file) as never);
  for (const row of [2, 3])
    expect(workbook.worksheets[0]?.getCell(row, 2).alignment).toMatchObject({ shrinkToFit: true });
});
