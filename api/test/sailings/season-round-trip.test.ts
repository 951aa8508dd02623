import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import Excel from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { nameActor } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage, type Voyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { app } = gangway;

let manager: SignedIn;
let voyage: Voyage;
let first: string;
beforeAll(async () => {
  voyage = await createVoyage(db);
  manager = await signInStaff(gangway, ['catalogue.manage']);
  first = addDays(gangway.clock.now().toISOString().slice(0, 10), 40);
  await makeSeason();
});

const day = (days: number) => addDays(first, days);
const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  gangway.call(method, path, { headers: manager.headers, ...(body === undefined ? {} : { body }) });

/** Names that are easily confused, and sailings that were changed since they were planned. */
async function makeSeason() {
  await db.transaction().execute(async trx => {
    await nameActor(trx, 'system:test', gangway.clock);
    const names = (en: string, zh: string, ko: string, ms: string) => ({ en, zh, ko, ms });
    await trx
      .updateTable('ports')
      .set({ name: names('Langkawi (Kuah)', '浮罗交怡（瓜镇）', '랑카위 (쿠아)', 'Langkawi (Kuah)') })
      .where('code', '=', 'penang')
      .execute();
    await trx
      .insertInto('ports')
      .values({
        code: 'telaga',
        name: names('Langkawi (Telaga)', '浮罗交怡（特拉加）', '랑카위 (텔라가)', 'Langkawi (Telaga)'),
        country: 'MY',
      })
      .execute();
    await trx.updateTable('ships').set({ name: 'Selat _x0041_ <Aurora> & "Sons"' }).execute();
    // A second route between ports of similar names: only the names with their notes distinguish them.
    const { id: telaga } = await trx
      .selectFrom('ports')
      .select('id')
      .where('code', '=', 'telaga')
      .executeTakeFirstOrThrow();
    const { departure_port_id } = await trx
      .selectFrom('routes')
      .select('departure_port_id')
      .where('id', '=', voyage.routeId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('routes')
      .values({
        departure_port_id,
        destination_port_id: telaga,
        distance_nm: 100,
        description: names('', '', '', ''),
      })
      .execute();
  });
  const form = {
    shipId: voyage.shipId,
    routeId: voyage.routeId,
    session: 'daytime',
    departs: '09:00',
    arrives: '17:00',
    gate: 'S1',
    capacity: 600,
  };
  const own = { adult: 12_850, child: 7_705, infant: 0, senior: 10_200 };
  const sailings = [
    { date: day(0) },
    { date: day(0), session: 'nighttime', departs: '20:00', arrives: '07:00', nonRefundable: true },
    { date: day(2), departs: '09:00', arrives: '09:00', gate: '_x0042_ =1+1', capacity: 300, peak: true },
    { date: day(4), session: 'nighttime', departs: '20:00', arrives: '07:00', fares: own, gate: '' },
    { date: day(8), session: 'nighttime', departs: '20:00', arrives: '07:00' },
    { date: day(12) },
  ];
  const ids: number[] = [];
  for (const sailing of sailings) {
    const made = await call('POST', '/office/sailings', { ...form, ...sailing });
    expect(made.status, JSON.stringify(made)).toBe(200);
    ids.push(made.data.id);
  }
  // One leaves after midnight and arrives more than a day later, and one is canceled: the hours alone would not show that.
  await db.transaction().execute(async trx => {
    await nameActor(trx, 'system:test', gangway.clock);
    const at = (days: number, time: string) => new Date(`${day(days)}T${time}:00+08:00`);
    await trx
      .updateTable('sailings')
      .set({ departs_at: at(9, '00:30'), arrives_at: at(10, '07:00'), status: 'delayed' })
      .where('id', '=', ids[4] ?? 0)
      .execute();
    await trx
      .updateTable('sailings')
      .set({ status: 'canceled' })
      .where('id', '=', ids[5] ?? 0)
      .execute();
  });
}

/** Everything in a season's sheet, and the ids, so that new rows are noticed. */
const season = async () => ({
  sailings: await db.selectFrom('sailings').selectAll().orderBy('id').execute(),
  places: await db.selectFrom('sailing_inventory').selectAll().orderBy('sailing_id').execute(),
  fares: await db.selectFrom('fares').selectAll().orderBy('id').execute(),
});

async function download(path: string, language: string): Promise<Uint8Array> {
  const response = await app.request(`/prod-api/office/sailings/${path}`, {
    headers: { ...manager.headers, 'Accept-Language': language },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function send(path: string, file: Uint8Array, language: string, key = '') {
  const body = new FormData();
  body.append('files', new Blob([Uint8Array.from(file)]), 'season.xlsx');
  const response = await app.request(`/prod-api/office/sailings/import${path}`, {
    method: 'POST',
    headers: { ...manager.headers, 'Accept-Language': language, ...(key && { 'Idempotency-Key': key }) },
    body,
  });
  return { status: response.status, ...((await response.json()) as { data: Record<string, unknown> }) };
}

test.each(languages)(
  'a season that was exported in %s is imported again and changes nothing',
  async language => {
    const before = await season();
    const file = await download(`export.xlsx?from=${first}&to=${day(30)}`, language);
    expect((await send('/preview', file, language)).data).toMatchObject({
      rows: 5,
      refused: 0,
      unchanged: 5,
      findings: [],
      dateOrder: null,
    });
    expect(await send('', file, language, `round-trip-${language}`)).toMatchObject({
      status: 200,
      data: { created: 0, first, last: day(8) },
    });
    expect(await season()).toEqual(before);
  },
);

test.each(languages)('the template in %s accepts its own examples', async language => {
  const book = new Excel.Workbook();
  await book.xlsx.load((await download('template.xlsx', language)).buffer as never);
  const [sheet, , guide] = book.worksheets;
  if (!sheet || !guide) throw new Error('the template has three sheets');
  const examples = (guide.getColumn(3).values as string[]).slice(2);
  // Its ship and ports are the sample operator's.
  const taken = [...examples.slice(0, 2), 'selat-aurora', 'port-klang', 'telaga', ...examples.slice(5)];
  sheet.getRow(2).values = taken as Excel.CellValue[];
  const file = new Uint8Array(await book.xlsx.writeBuffer());
  expect((await send('/preview', file, language)).data).toMatchObject({
    rows: 1,
    refused: 0,
    findings: [],
    dateOrder: null,
  });
});

test('a season that differs from the stored one is refused, not changed', async () => {
  const file = await download(`export.xlsx?from=${first}&to=${day(30)}`, 'en');
  const [{ id } = { id: 0 }] = await db.selectFrom('sailings').select('id').orderBy('id').execute();
  await db.transaction().execute(async trx => {
    await nameActor(trx, 'system:test', gangway.clock);
    await trx.updateTable('sailings').set({ gate: 'S2' }).where('id', '=', id).execute();
  });
  const before = await season();
  expect((await send('/preview', file, 'en')).data).toMatchObject({ rows: 5, refused: 1, unchanged: 4 });
  expect((await send('', file, 'en', 'round-trip-differs')).status).toBe(409);
  expect(await season()).toEqual(before);
});
