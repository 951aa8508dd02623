import { deflateRawSync } from 'node:zlib';
import Excel from 'exceljs';
import { describe, expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { columnLetter, type SheetLimits, type SheetRow } from './sheet.ts';
import { readXml } from './xml.ts';

const limits: SheetLimits = { rows: 100, columns: 40, cellLength: 50 };
const read = (bytes: Uint8Array | string) => readSheet(Buffer.from(bytes), limits);
/** Rows as plain values, an empty cell as null. */
const plain = (rows: SheetRow[]) =>
  rows.map(({ number, cells }) => [
    number,
    ...Array.from({ length: Math.max(...cells.keys()) + 1 }, (_, column) => {
      const cell = cells.get(column);
      if (!cell) return null;
      return cell.kind === 'text' ? cell.text : cell.kind === 'moment' ? `day ${cell.days}` : cell.value;
    }),
  ]);

/** A workbook of hand-written parts. */
function workbook(sheet: string, parts: Record<string, string> = {}): Buffer {
  const files: Record<string, string> = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  };
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]));
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(2), fields, tail, Buffer.from(name)]),
    );
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...entries, ...directory, end]);
}

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe('a workbook', () => {
  test('as exceljs writes it', async () => {
    const book = new Excel.Workbook();
    const sheet = book.addWorksheet('S');
    sheet.addRow(['Aurora & <Sons>', 3.5, true, null, { formula: 'A1', result: 'saved' }]);
    sheet.getCell('B3').value = new Date('2027-03-12T00:00:00Z');
    sheet.getCell('B3').numFmt = '[$-409]d mmm yyyy';
    expect(plain(read(new Uint8Array(await book.xlsx.writeBuffer())))).toEqual([
      [1, 'Aurora & <Sons>', 3.5, true, null, 'saved'],
      [3, null, 'day 46458'],
    ]);
  });

  test('with shared strings without phonetic hints, and inline strings', () => {
    const texts =
      '<sst><si><t>Penang</t></si><si><r><t>马六</t></r><r><t>甲</t></r><rPh><t>Mǎliùjiǎ</t></rPh></si></sst>';
    const rows =
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><t>A&#49;</t></is></c></row>';
    expect(plain(read(workbook(sheetOf(rows), { 'xl/sharedStrings.xml': texts })))).toEqual([
      [2, '马六甲', null, 'A1'],
    ]);
  });

  test('with the 1904 date system', () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    const rows = '<row><c s="1"><v>44996</v></c><c><v>7</v></c></row>';
    expect(plain(read(workbook(sheetOf(rows), parts)))).toEqual([[1, 'day 46458', 7]]);
  });

  test.each([
    ['a document type', workbook(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf('')}`)],
    ['a tag that never ends', workbook('<worksheet><sheetData><row r="1')],
    ['a comment that never ends', workbook('<worksheet><!-- ')],
    ['a sheet that is not there', workbook('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' })],
    ['an archive that breaks off', workbook(sheetOf('')).subarray(0, 200)],
  ])('is unreadable with %s', (_, bytes) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining({ reason: 'unreadable' }));
  });

  test('is too long with too many rows, wherever they are', () => {
    const rows = Array.from({ length: 101 }, (_, row) => `<row r="${row * 1000 + 1}"><c><v>1</v></c></row>`);
    expect(() => read(workbook(sheetOf(rows.join(''))))).toThrow(
      expect.objectContaining({ reason: 'too-long' }),
    );
    expect(read(workbook(sheetOf(rows.slice(1).join(''))))).toHaveLength(100);
  });

  test('is read in linear time, whatever its content', () => {
    const nasty = ['<c r="A1"><v>1</v></c>', '<a b=">">', '&amp;'.repeat(4), '<!---->', '<![CDATA[<]]>'];
    const begun = performance.now();
    for (const piece of nasty)
      read(workbook(sheetOf(`<row r="1">${piece.repeat(Math.floor(4_000_000 / piece.length))}</row>`)));
    expect(performance.now() - begun).toBeLessThan(15_000);
  }, 30_000);
});

describe('a CSV', () => {
  test.each<[string, string, unknown[]]>([
    [
      'with commas',
      'a,b\r\n1,2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'with semicolons, as where the comma is decimal',
      'a;b\n1,5;2',
      [
        [1, 'a', 'b'],
        [2, '1,5', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1\t2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'with quotes, doubled ones, and lines within',
      '"a ""b"", c",d\n"x\ny",z',
      [
        [1, 'a "b", c', 'd'],
        [2, 'x\ny', 'z'],
      ],
    ],
    [
      'with empty lines and cells',
      'a,,c\n\n,,\n1',
      [
        [1, 'a', null, 'c'],
        [4, '1'],
      ],
    ],
    [
      'with a byte order mark',
      '\ufeffa\n1',
      [
        [1, 'a'],
        [2, '1'],
      ],
    ],
  ])('%s', (_, text, rows) => expect(plain(read(text))).toEqual(rows));

  test('in UTF-16, as Excel saves "Unicode text"', () =>
    expect(plain(read(Buffer.from('\ufeff日期\t船舶\n', 'utf16le')))).toEqual([[1, '日期', '船舶']]));

  test('with a quote inside a field, and every kind of line end', () =>
    expect(plain(read('a,5" pipe\r\nb\rc\nd'))).toEqual([
      [1, 'a', '5" pipe'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ]));

  test('is cut at the columns and the cell length that we take', () => {
    const [row] = read(`${'x'.repeat(60)}${',y'.repeat(50)}`);
    expect(row?.cells.size).toBe(40);
    expect(row?.cells.get(0)).toEqual({ kind: 'text', text: 'x'.repeat(50) });
  });

  test('is too long with more rows than we take; empty ones count for nothing', () => {
    expect(() => read('1\n'.repeat(101))).toThrow(expect.objectContaining({ reason: 'too-long' }));
    expect(read(`${'\n'.repeat(1000)}${'1\n'.repeat(100)}`)).toHaveLength(100);
  });

  test.each(['\n', ',', '"', '""', '"a', 'a"', '",'])(
    'made of %j is read in time linear in its length',
    piece => {
      const timeOf = (length: number) => {
        const text = piece.repeat(length / piece.length);
        const runs = [1, 2, 3].map(() => {
          const begun = performance.now();
          try {
            read(text);
          } catch (error) {
            expect(error).toMatchObject({ name: 'SheetError' });
          }
          return performance.now() - begun;
        });
        return Math.min(...runs);
      };
      // Sixteen times the length: 256 times the time where it grew with the square, with room for a machine that is busy.
      expect(timeOf(800_000)).toBeLessThan(100 * Math.max(timeOf(50_000), 1));
    },
  );

  test.each([
    ['another encoding', Buffer.from('caf\xe9', 'latin1')],
    ['no text at all', Buffer.from('a\0b')],
    ['quotes that are never closed', Buffer.from('a,"b\nc,d\n')],
  ])('is unreadable in %s', (_, bytes) =>
    expect(() => read(bytes)).toThrow(expect.objectContaining({ reason: 'unreadable' })),
  );
});

test('a > within quotes does not end a tag', () => {
  const [token] = readXml('<numFmt formatCode="[>100]0"/>');
  expect(token).toMatchObject({ kind: 'open', name: 'numFmt', closed: true });
  expect(token?.kind === 'open' && token.attributes('formatCode')).toBe('[>100]0');
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (column, letter) => expect(columnLetter(column)).toBe(letter));
