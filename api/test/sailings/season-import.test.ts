import type { ImportPreview } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import Excel from 'exceljs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { bomb, rewriteSheet } from '../support/documents/zip-bomb.ts';
import { longTest } from '../support/long-test.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { app } = gangway;

type Answer = { msg: string; data: ImportPreview & { error?: string } };

let voyage: Voyage;
let manager: SignedIn;
beforeAll(async () => {
  voyage = await createVoyage(db);
  manager = await signInStaff(gangway, ['catalogue.manage']);
});

type File = string | Uint8Array;
async function send(path: string, file: File, { key = '', language = 'en', dateOrder = '' } = {}) {
  const body = new FormData();
  if (dateOrder) body.append('dateOrder', dateOrder);
  body.append('files', new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]), 'season.txt');
  const response = await app.request(`/prod-api/office/sailings/import${path}`, {
    method: 'POST',
    headers: { ...manager.headers, 'Accept-Language': language, ...(key && { 'Idempotency-Key': key }) },
    body,
  });
  return { status: response.status, ...((await response.json()) as Answer) };
}
const preview = (file: File, language = 'en') => send('/preview', file, { language });
let keys = 0;
const commit = (file: File, key = `season-key-${++keys}`) => send('', file, { key });
const count = async () => (await db.selectFrom('sailings').select('id').execute()).length;

const HEADER =
  'Date,Session,Ship,From,To,Departs,Arrives,Gate,Capacity,Non-refundable,Peak,Adult (RM),Child (RM),Infant (RM),Senior (RM)';
const row = (date: string, rest = 'Daytime,Selat Aurora,Port Klang,Penang,09:00,17:00,S1,600,No,Yes,,,,') =>
  `${date},${rest}`;
const csv = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

describe('a valid season', () => {
  test('is previewed, and imported completely and once', async () => {
    const before = await count();
    const file = csv(
      row('2027-03-12'),
      row('2027-03-12', 'Nighttime,selat-aurora,port-klang,PENANG,20:00,07:00,,,,,128,77.5,19.00,"1,102.00"'),
    );
    const { data } = await preview(file);
    expect(data).toMatchObject({ rows: 2, refused: 0, from: '2027-03-12', until: '2027-03-12' });
    expect(data.findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
    expect(await count()).toBe(before);
    const [first, again] = [await commit(file, 'the-same-key'), await commit(file, 'the-same-key')];
    expect(first.data).toEqual({ created: 2, first: '2027-03-12', last: '2027-03-12' });
    expect(again.data).toEqual(first.data);
    expect(await count()).toBe(before + 2);
    expect((await commit(csv(row('2027-04-01')), 'the-same-key')).data.error).toBe('key-reused');
    const night = await gangway.call(
      'GET',
      '/office/sailings?from=2027-03-12&to=2027-03-12&session=nighttime',
      { headers: manager.headers },
    );
    expect(night.data.items).toMatchObject([
      { capacity: 600, arrivesAt: '2027-03-13T07:00:00.000+08:00', nonRefundable: false },
    ]);
    const detail = await gangway.call('GET', `/office/sailings/${night.data.items[0].id}`, {
      headers: manager.headers,
    });
    expect(detail.data.ownFares).toEqual({ adult: 12_800, child: 7_750, infant: 1_900, senior: 110_200 });
  });

  test('can be in Chinese, with semicolons, reordered columns and a byte order mark', async () => {
    const file =
      '\ufeff时段;日期;邮轮;出发港;目的港;启航;抵达\n日间;2027年4月2日;Selat Aurora;Port Klang;Penang;9:00;1700';
    expect((await preview(file, 'zh')).data).toMatchObject({ rows: 1, refused: 0, from: '2027-04-02' });
  });

  test('can be Excel with native dates and times, and formulas with their stored values', async () => {
    const book = new Excel.Workbook();
    const sheet = book.addWorksheet('Season');
    sheet.addRow(HEADER.split(','));
    sheet.addRow([
      new Date('2027-04-03T00:00:00Z'),
      'Daytime',
      'Selat Aurora',
      'Port Klang',
      'Penang',
      0.375,
      new Date('1899-12-30T17:00:00Z'),
      '',
      { formula: '500+50', result: 550 },
    ]);
    sheet.getCell('A2').numFmt = 'dd/mm/yyyy';
    sheet.getCell('F2').numFmt = 'hh:mm';
    sheet.getCell('G2').numFmt = 'hh:mm';
    const { data } = await preview(new Uint8Array(await book.xlsx.writeBuffer()));
    expect(data).toMatchObject({ rows: 1, refused: 0 });
    expect(data.preview[0]?.cells).toMatchObject({
      date: '2027-04-03',
      departs: '09:00',
      arrives: '17:00',
      capacity: '550',
    });
  });
});

describe('a season in everyday notation', () => {
  test.each([
    ['20:00', '24:05', '2027-08-01T20:00:00.000+08:00', '2027-08-02T00:05:00.000+08:00'],
    ['8.00 pm', '25:10', '2027-08-01T20:00:00.000+08:00', '2027-08-02T01:10:00.000+08:00'],
    ['下午8:00', '1.0486', '2027-08-01T20:00:00.000+08:00', '2027-08-02T01:10:00.000+08:00'],
    ['오후 8:00', '6:15 AM', '2027-08-01T20:00:00.000+08:00', '2027-08-02T06:15:00.000+08:00'],
    ['20:00:30', '12:05 am', '2027-08-01T20:00:00.000+08:00', '2027-08-02T00:05:00.000+08:00'],
    ['0800H', '20.00', '2027-08-01T08:00:00.000+08:00', '2027-08-01T20:00:00.000+08:00'],
    ['9:00 AM', '2027-08-02 17:00', '2027-08-01T09:00:00.000+08:00', '2027-08-02T17:00:00.000+08:00'],
  ])('leaves at %s and arrives at %s', async (departs, arrives, departsAt, arrivesAt) => {
    const file = csv(
      row(
        '2027-08-01 00:00:00',
        `Malam,Selat Aurora,Port Klang,Penang,${departs},${arrives},,"1,200",是的,Tidak,,,,`,
      ),
    );
    await db.updateTable('ships').set({ capacity: 1_200 }).execute();
    expect((await preview(file)).data.findings).toEqual([]);
    expect((await commit(file)).data).toEqual({ created: 1, first: '2027-08-01', last: '2027-08-01' });
    const { items } = (
      await gangway.call('GET', '/office/sailings?from=2027-08-01&to=2027-08-01', {
        headers: manager.headers,
      })
    ).data;
    expect(items).toMatchObject([
      { departsAt, arrivesAt, capacity: 1_200, nonRefundable: true, peak: false },
    ]);
    await gangway.call('POST', `/office/sailings/${items[0].id}/delete`, { headers: manager.headers });
    await db.updateTable('ships').set({ capacity: 600 }).execute();
  });

  test('asks once for the day of 12/06/2027, and is read in that order', async () => {
    const file = csv(row('25/06/2028'), row('12/06/2028'), row('01/07/2028'), row('1 Aug 2028'));
    const asked = await preview(file);
    expect(asked.data).toMatchObject({
      rows: 4,
      refused: 0,
      from: '2028-06-25',
      until: '2028-08-01',
      dateOrder: {
        chosen: null,
        rows: 2,
        examples: [
          { row: 3, text: '12/06/2028', dayMonth: '2028-06-12', monthDay: '2028-12-06' },
          { row: 4, text: '01/07/2028', dayMonth: '2028-07-01', monthDay: '2028-01-07' },
        ],
      },
    });
    expect(asked.data.findings.filter(({ severity }) => severity === 'refusal')).toEqual([
      {
        row: 0,
        column: 'date',
        letter: null,
        severity: 'refusal',
        message:
          '“12/06/2028” can be 12 Jun 2028 or 6 Dec 2028. Choose whether the day or the month comes first in this file.',
      },
    ]);
    for (const language of ['en', 'zh', 'ko', 'ms'])
      expect((await preview(file, language)).data.findings[0]?.message).toContain('12/06/2028');
    const before = await count();
    expect(await commit(file, 'order-unknown')).toMatchObject({
      status: 422,
      msg: 'Some dates in this file are ambiguous. Please choose whether the day or the month comes first.',
      data: { error: 'season-date-order' },
    });
    expect(await count()).toBe(before);
    expect((await send('/preview', file, { dateOrder: 'either' })).status).toBe(422);

    const monthFirst = await send('/preview', file, { dateOrder: 'month-day' });
    expect(monthFirst.data.preview.map(({ cells }) => cells.date)).toEqual([
      '2028-06-25',
      '2028-12-06',
      '2028-01-07',
      '2028-08-01',
    ]);
    const dayFirst = await send('/preview', file, { dateOrder: 'day-month' });
    expect(dayFirst.data).toMatchObject({ refused: 0, dateOrder: { chosen: 'day-month', rows: 2 } });
    expect(dayFirst.data.findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
    const made = await send('', file, { key: 'order-known', dateOrder: 'day-month' });
    expect(made.data).toEqual({ created: 4, first: '2028-06-12', last: '2028-08-01' });
    expect((await send('', file, { key: 'order-known', dateOrder: 'month-day' })).data.error).toBe(
      'key-reused',
    );
  });

  test('asks nothing if each date is unambiguous', async () => {
    const { data } = await preview(csv(row('25/06/2029'), row('6/6/2029'), row('12 Jun 2029')));
    expect(data).toMatchObject({ refused: 0, dateOrder: null, from: '2029-06-06', until: '2029-06-25' });
  });
});

describe('every error', () => {
  test('is reported by row and column in the language of the request, and nothing is written', async () => {
    const before = await count();
    const file = csv(
      row(
        '31/02/2027',
        'Noon,Titanic,Atlantis,Penang,25:00,,a gate with a name much too long,0,maybe,,1,2,,x',
      ),
      '',
      row('2027-05-01', 'Daytime,Selat Aurora,Penang,Port Klang,09:00,17:00,,,,,,,,'),
      row('2027-02-29'),
    );
    const { data } = await preview(file);
    expect(data).toMatchObject({ rows: 3, refused: 3 });
    expect(data.findings.map(found => `${found.letter}${found.row}: ${found.message}`)).toEqual([
      'A2: “31/02/2027” is not a date. Enter it as 2027-03-12.',
      'B2: “Noon” is not a time slot. Enter Daytime or Nighttime.',
      'C2: There is no ship “Titanic”.',
      'D2: There is no port “Atlantis”.',
      'F2: “25:00” is not a time of day. Enter it as 09:00.',
      'G2: This is required.',
      'H2: At most 20 characters.',
      'I2: “0” is not a number of people from 1 to 10000.',
      'J2: “maybe” is neither Yes nor No.',
      'N2: Enter all four fares, or none to use the fares of the route.',
      'O2: “x” is not an amount in RM, such as 128.00.',
      'E4: There is no route from Penang to Port Klang.',
      'A5: “2027-02-29” is not a date. Enter it as 2027-03-12.',
    ]);
    expect((await preview(file, 'zh')).data.findings[2]?.message).toBe('没有名为“Titanic”的邮轮。');
    expect(await commit(file)).toMatchObject({ status: 409, data: { error: 'season-refused' } });
    expect(await count()).toBe(before);
  });

  test('includes clashes within the file and with existing sailings', async () => {
    await createSailing(db, voyage, { date: '2027-06-01' });
    const file = csv(
      row('2027-06-01'),
      row('2027-06-02'),
      row('2027-06-02'),
      row('2027-06-03', 'Daytime,Selat Aurora,Port Klang,Penang,09:00,21:00,,601,perhaps,,,,,'),
      row('2027-06-03', 'Nighttime,Selat Aurora,Port Klang,Penang,20:00,07:00,,,,,,,,'),
      row('2020-01-01'),
    );
    const { data } = await preview(file);
    const refusals = data.findings.filter(({ severity }) => severity === 'refusal');
    expect(refusals.map(found => `${found.letter}${found.row}: ${found.message}`)).toEqual([
      'A2: The ship already has a sailing on this date and time slot.',
      'A4: The same ship, date and time slot as row 3.',
      'F5: The times overlap with row 6.',
      'I5: The ship carries at most 600 people.',
      'J5: “perhaps” is neither Yes nor No.',
      'F6: The times overlap with row 5.',
      'A7: The departure is in the past.',
    ]);
    expect(data.findings).toContainEqual(
      expect.objectContaining({
        row: 3,
        severity: 'warning',
        message: 'The ship’s previous sailing ends in Penang.',
      }),
    );
  });

  test.each([
    [
      'a missing column',
      'Date,Session\n2027-01-01,Daytime',
      'The column “Ship” is missing. Please start from the template.',
    ],
    ['a column twice', `Date,${HEADER}\n`, 'The column “Date” appears twice.'],
    ['no rows', HEADER, 'There are no sailings in this file.'],
    ['nothing at all', ' ', 'The column “Date” is missing. Please start from the template.'],
  ])('of the sheet as a whole: %s', async (_, file, message) => {
    const { data } = await preview(file);
    expect(data.findings).toContainEqual(expect.objectContaining({ row: 0, message }));
    expect((await commit(file)).status).toBe(409);
  });
});

describe('an invalid file', () => {
  test('is refused by its content', async () => {
    const files: [Uint8Array, string][] = [
      [new TextEncoder().encode('%PDF-1.7\n\x00\x01'), 'season-unreadable'],
      [new Uint8Array([0x50, 0x4b, 3, 4, ...Array(60).fill(0)]), 'season-unreadable'],
      [Buffer.from('Date,Session\n\xe9\xe9', 'latin1'), 'season-unreadable'],
      [new Uint8Array(bomb(64)), 'season-too-long'],
    ];
    for (const [file, error] of files)
      expect(await preview(file)).toMatchObject({ status: 422, data: { error } });
  });

  test('is refused if it has too many rows or bytes', async () => {
    const rows = Array.from({ length: 5_001 }, () => row('2027-03-12'));
    expect(await preview(csv(...rows))).toMatchObject({ status: 422, data: { error: 'season-too-long' } });
    expect((await preview(' '.repeat(5 * 1024 * 1024 + 8192))).status).toBe(413);
  });

  test('with huge merged areas, ranges or validations is cheap to refuse', async () => {
    const book = new Excel.Workbook();
    const sheet = book.addWorksheet('Season');
    sheet.addRow(HEADER.split(','));
    sheet.addRow(['2027-07-01', 'Daytime', 'Selat Aurora', 'Port Klang', 'Penang', '09:00', '17:00']);
    const file = rewriteSheet(Buffer.from(await book.xlsx.writeBuffer()), xml =>
      xml.replace(
        '</sheetData>',
        '</sheetData><mergeCells count="1"><mergeCell ref="A3:XFD1048576"/></mergeCells><dataValidations><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>',
      ),
    );
    const begun = performance.now();
    expect((await preview(new Uint8Array(file))).data).toMatchObject({ rows: 1, refused: 0 });
    // Cell by cell it would take minutes.
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

describe('the template and the export', () => {
  const download = async (path: string, language = 'en') => {
    const response = await app.request(`/prod-api/office/sailings/${path}`, {
      headers: { ...manager.headers, 'Accept-Language': language },
    });
    expect(response.status).toBe(200);
    return {
      name: response.headers.get('Content-Disposition'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  test('the template has columns, choices and instructions in the language of the request', async () => {
    const { bytes, name } = await download('template.xlsx', 'zh');
    expect(decodeURIComponent(name ?? '')).toContain('航次模板.xlsx');
    const book = new Excel.Workbook();
    await book.xlsx.load(bytes as never);
    expect(book.worksheets.map(sheet => sheet.name)).toEqual(['航次', '选项', '填写说明']);
    expect(book.getWorksheet('航次')?.getRow(1).values).toEqual([
      undefined,
      '日期',
      '时段',
      '邮轮',
      '出发港',
      '目的港',
      '启航',
      '抵达',
      '登船口',
      '定员',
      '不可退款',
      '旺季',
      '成人 (RM)',
      '儿童 (RM)',
      '婴儿 (RM)',
      '长者 (RM)',
    ]);
    expect(book.getWorksheet('航次')?.getCell('C2').dataValidation).toMatchObject({ type: 'list' });
    expect((await preview(new Uint8Array(bytes), 'zh')).data.findings).toMatchObject([
      { row: 0, message: '文件中没有航次。' },
    ]);
  });

  test.each(['en', 'zh'])(
    'the export in %s can be imported again after its sailings were deleted',
    async language => {
      const at = language === 'en' ? '2028-01' : '2028-02';
      const made = await commit(
        csv(
          row(`${at}-01`),
          row(
            `${at}-01`,
            'Nighttime,Selat Aurora,Port Klang,Penang,20:00,07:00,=1+1,300,Yes,No,128,77,19,102',
          ),
        ),
      );
      expect(made.status).toBe(200);
      const { bytes } = await download(`export.xlsx?from=${at}-01&to=${at}-28`, language);
      const known = await preview(new Uint8Array(bytes), language);
      expect(known.data).toMatchObject({ rows: 2, refused: 0, unchanged: 2, findings: [] });
      expect(known.data.preview[1]?.cells).toMatchObject({
        date: `${at}-01`,
        departs: '20:00',
        arrives: '07:00',
        gate: '=1+1',
        capacity: '300',
        adult: '128',
        senior: '102',
      });
      for (const { id } of (
        await gangway.call('GET', `/office/sailings?from=${at}-01&to=${at}-28`, { headers: manager.headers })
      ).data.items)
        await gangway.call('POST', `/office/sailings/${id}/delete`, { headers: manager.headers });
      expect((await commit(new Uint8Array(bytes))).data).toEqual({
        created: 2,
        first: `${at}-01`,
        last: `${at}-01`,
      });
    },
  );

  longTest('5 000 sailings are imported at once', async () => {
    const day = (index: number) => new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 5_000 }, (_, index) =>
      row(
        day(index >> 1),
        index % 2 === 0
          ? 'Daytime,Selat Aurora,Port Klang,Penang,09:00,17:00,,,,,,,,'
          : 'Nighttime,Selat Aurora,Port Klang,Penang,20:00,07:00,,,,,,,,',
      ),
    );
    expect((await commit(csv(...rows))).data).toMatchObject({ created: 5_000 });
  });
});
