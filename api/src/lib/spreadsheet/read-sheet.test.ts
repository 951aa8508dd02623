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
      if (cell.kind === 'moment') return `${cell.elapsed ? 'elapsed' : 'day'} ${cell.days}`;
      return cell.kind === 'text' ? cell.text : cell.value;
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

  const formats = (...styles: string[]) => ({
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="30" formatCode="0.00"/><numFmt numFmtId="164" formatCode="[h]:mm"/><numFmt numFmtId="165" formatCode="yyyy&quot;년&quot; m&quot;월&quot;"/><numFmt numFmtId="166" formatCode="#,##0_d;[Red]0"/><numFmt numFmtId="167" formatCode="[hh]"/></numFmts><cellXfs>${styles.map(id => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  });

  test.each([
    // Excel in Chinese, Japanese and Korean stores these formats by number only.
    ...[27, 28, 29, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(id => [id, 'day 46458']),
    ...[14, 22, 45, 47, 165].map(id => [id, 'day 46458']),
    [46, 'elapsed 46458'],
    [164, 'elapsed 46458'],
    [167, 'elapsed 46458'],
    // A format with that number in the file overrides Excel's meaning of it.
    [30, 46458],
    [0, 46458],
    [26, 46458],
    [37, 46458],
    [49, 46458],
    [59, 46458],
    [166, 46458],
  ])('with number format %s shows 46458 as %s', (id, shown) => {
    const rows = '<row><c s="0"><v>46458</v></c></row>';
    expect(plain(read(workbook(sheetOf(rows), formats(String(id)))))).toEqual([[1, shown]]);
  });

  test.each([
    ['2027-03-12T00:00:00', 'day 46458'],
    ['2027-03-12T00:00:00.000Z', 'day 46458'],
    ['2027-03-12', 'day 46458'],
    ['2027-03-12T18:00', 'day 46458.75'],
    ['T06:00:00', 'day 0.25'],
    ['06:00:00', 'day 0.25'],
    ['2027-02-30', '2027-02-30'],
    ['soon', 'soon'],
  ])('with the date %s written out, is %s', (value, shown) =>
    expect(plain(read(workbook(sheetOf(`<row><c t="d"><v>${value}</v></c></row>`))))).toEqual([[1, shown]]),
  );

  test('of the 1904 date system has unchanged times and durations', () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="rId1"/></sheets></workbook>',
      ...formats('20', '164'),
    };
    const rows = '<row><c s="0"><v>0.375</v></c><c s="1"><v>1.0486</v></c></row>';
    expect(plain(read(workbook(sheetOf(rows), parts)))).toEqual([[1, 'day 0.375', 'elapsed 1.0486']]);
  });

  test.each([
    ['Selat Aurora_x000D_', 'Selat Aurora'],
    ['Selat_x000a_Aurora', 'Selat\nAurora'],
    ['_x005F_x0041_', '_x0041_'],
    ['_x0041_x0042_', 'Ax0042_'],
    ['_X0041_ _x41_', '_X0041_ _x41_'],
    ['_xD83D__xDEA2_', '🚢'],
    ['A_x0000__xD83D__xFFFF_B_x0007_', 'AB'],
    ['\u200b\u202aPenang\u202c\ufeff', 'Penang'],
  ])('with the text %j, is read as %j', (written, text) => {
    const rows =
      `<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>${written}</t></is></c>` +
      `<c t="str"><f>A1</f><v>${written}</v></c></row>`;
    const parts = { 'xl/sharedStrings.xml': `<sst><si><t>${written}</t></si></sst>` };
    expect(plain(read(workbook(sheetOf(rows), parts)))).toEqual([[1, text, text, text]]);
  });

  test.each(['0b11', '0x10', 'Infinity'])('with the value %s has no number', value =>
    expect(plain(read(workbook(sheetOf(`<row><c><v>${value}</v></c></row>`))))).toEqual([[1, value]]),
  );

  const relations = 'xmlns:d3p1="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  test.each([
    [
      'a prefix of its own',
      `<sheet name="S" sheetId="1" d3p1:id="rId1" ${relations}/>`,
      'worksheets/sheet1.xml',
    ],
    [
      'the prefix before the name',
      `<sheet ${relations} d3p1:id='rId1' name='S'/>`,
      '/xl/worksheets/sheet1.xml',
    ],
    ['an attribute named in a name', `<sheet name=" r:id='rId2'" r:id="rId1"/>`, './worksheets/sheet1.xml'],
  ])('whose sheet is named with %s is read', (_, sheet, target) => {
    const parts = {
      'xl/workbook.xml': `<x:workbook xmlns:x="a"><x:sheets>${sheet.replace('<sheet', '<x:sheet')}</x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId2" Target="styles.xml"/><Relationship Target="${target}" Id="rId1"/></Relationships>`,
    };
    expect(plain(read(workbook(sheetOf('<row><c><v>7</v></c></row>'), parts)))).toEqual([[1, 7]]);
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
    for (const piece of nasty)
      read(workbook(sheetOf(`<row r="1">${piece.repeat(Math.floor(4_000_000 / piece.length))}</row>`)));
    // With quadratic growth, this would exceed any timeout.
  });
});

describe('a CSV', () => {
  test('has its texts without invisible characters, otherwise unchanged', () =>
    expect(plain(read('\u200ea\u202c,_x0041_\n\u200b,b'))).toEqual([
      [1, 'a', '_x0041_'],
      [2, null, 'b'],
    ]));

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

  test('is cut at our limits of columns and cell length', () => {
    const [row] = read(`${'x'.repeat(60)}${',y'.repeat(50)}`);
    expect(row?.cells.size).toBe(40);
    expect(row?.cells.get(0)).toEqual({ kind: 'text', text: 'x'.repeat(50) });
  });

  test('is too long with more rows than our limit, not counting empty ones', () => {
    expect(() => read('1\n'.repeat(101))).toThrow(expect.objectContaining({ reason: 'too-long' }));
    expect(read(`${'\n'.repeat(1000)}${'1\n'.repeat(100)}`)).toHaveLength(100);
  });

  test.each(['\n', ',', '"', '""', '"a', 'a"', '",'])(
    'made of %j is read in time linear in its length',
    piece => {
      const timeOf = (length: number) => {
        const text = piece.repeat(length / piece.length);
        const runs = [1, 2, 3, 4, 5].map(() => {
          const begun = process.cpuUsage();
          try {
            read(text);
          } catch (error) {
            expect(error).toMatchObject({ name: 'SheetError' });
          }
          return process.cpuUsage(begun).user / 1000;
        });
        return Math.min(...runs);
      };
      // Sixteen times the length: 256 times the processor time with quadratic growth.
      expect(timeOf(800_000)).toBeLessThan(100 * Math.max(timeOf(50_000), 2));
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

test('does not end a tag at a > within quotes', () => {
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
