import { languages } from '@gangway/shared/contract/base/languages.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { readExcel } from '../support/documents/read-excel.ts';
import { type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, app } = gangway;

let desk: SignedIn;
let sailing: number;
let family: BookedOrder;

const foreigner = passengerInput({
  name: '陈伟明',
  nationality: 'SG',
  idType: 'passport',
  idNumber: 'E7027254K',
  documentExpiry: '2030-05-01',
  issuingCountry: 'SG',
});

beforeAll(async () => {
  const voyage = await createVoyage(db);
  sailing = await createSailing(db, voyage);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
  const pay = async (order: BookedOrder) => {
    const { status } = await call('POST', `/office/orders/${order.number}/payment`, {
      body: { expectedDueSen: order.dueSen, tenderedSen: order.dueSen },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    expect(status).toBe(200);
  };
  family = await book(gangway, sailing, {
    passengers: [passengerInput({ name: '=SUM(A1)', idNumber: '880412-10-5566' }), childInput(), foreigner],
    expectedTotalSen: 2 * FARES.adult + FARES.child,
  });
  await pay(family);
  const drifter = await book(gangway, sailing, {
    passengers: [
      passengerInput({ name: 'Zoe Foreign', nationality: 'AU', idType: 'drivingLicense', idNumber: 'L1' }),
    ],
  });
  await pay(drifter);
  await book(gangway, sailing, { passengers: [passengerInput({ name: 'Unpaid' })] });
});

const file = (name: string, headers: Record<string, string> = {}) =>
  app.request(`/prod-api/office/sailings/${sailing}/${name}`, { headers: { ...desk.headers, ...headers } });

describe('the passenger manifest of a sailing', () => {
  test('counts passengers, and lists those with incomplete data', async () => {
    const { data } = await call('GET', `/office/sailings/${sailing}/manifest`, { headers: desk.headers });
    expect(data).toMatchObject({
      passengers: 4,
      local: 2,
      foreign: 2,
      boarded: 0,
      complete: 3,
      incomplete: [{ name: 'Zoe Foreign', nationality: 'AU', gaps: ['passport'] }],
    });
  });

  test('matches the tables row by row in the Excel file', async () => {
    const { rows, cell } = await readExcel(await (await file('manifest.xlsx')).arrayBuffer());
    const { rows: expected } = await sql<Record<string, string>>`
      select p.*, t.serial, t.seat from passengers p join tickets t on t.passenger_id = p.id
      join orders o on o.id = p.order_id where o.status = 'paid' order by p.name`.execute(db);
    expect(
      rows.map(row => [row.Name, row['Document no.'], row.Nationality, row['Ticket no.'], row.Seat]),
    ).toEqual(expected.map(row => [row.name, row.id_number, row.nationality, row.serial, row.seat]));
    expect(rows.map(row => (row['Date of birth'] as Date).toISOString().slice(0, 10))).toEqual(
      expected.map(row => row.birth_date),
    );
    expect(rows.map(row => row['Local or foreign'])).toEqual(['Local', 'Local', 'Foreign', 'Foreign']);
    expect(rows.find(row => row.Name === 'Hana')).toMatchObject({
      Age: 8,
      Phone: '+60123456789',
      Ticket: 'Child',
    });
    expect(cell(0, 'Name')).toMatchObject({ value: '=SUM(A1)', formula: undefined, numFmt: '@' });
    expect(rows.map(row => row.Missing)).toEqual(
      rows.map(row => (row.Name === 'Zoe Foreign' ? 'passport' : null)),
    );
  });

  test.each(languages)('the PDF in %s does not shorten headers or names', async language => {
    const response = await file('manifest.pdf', { 'Accept-Language': language });
    expect((await pdfText(await response.arrayBuffer())).join('\n')).not.toContain('…');
  });

  test('lists every name in the PDF, in the reader’s language', async () => {
    const response = await file('manifest.pdf', { 'Accept-Language': 'zh' });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const [text, ...further] = await pdfText(await response.arrayBuffer());
    expect(further).toEqual([]);
    for (const part of ['乘客名单', 'Zoe Foreign', '陈伟明', 'Hana', '共 4 位乘客', '880412-10-5566'])
      expect(text).toContain(part);
    expect(text).not.toContain('Unpaid');
  });

  test('is empty without passengers, and not found without a sailing', async () => {
    expect((await call('GET', '/office/sailings/999999/manifest', { headers: desk.headers })).status).toBe(
      404,
    );
    const gate = await signInStaff(gangway, ['boarding.verify']);
    expect((await file('manifest.xlsx', gate.headers)).status).toBe(403);
  });
});

describe('a receipt', () => {
  const receipt = (number: string) =>
    app.request(`/prod-api/office/orders/${number}/receipt.pdf`, { headers: desk.headers });

  test('lists purchase, payment, cash received and change', async () => {
    const order = await book(gangway, sailing, {
      passengers: [{ ...foreigner, idNumber: 'E7027255K' }],
      language: 'zh',
    });
    await call('POST', `/office/orders/${order.number}/payment`, {
      body: { expectedDueSen: FARES.adult, tenderedSen: 25_000 },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    const [text] = await pdfText(await (await receipt(order.number)).arrayBuffer());
    for (const part of [
      '收据',
      order.number,
      '陈伟明',
      'RM 200.00',
      'RM 250.00',
      'RM 50.00',
      'Selat Cruises',
    ])
      expect(text).toContain(part);
  });

  test('exists only for paid orders', async () => {
    const order = await book(gangway, sailing);
    expect((await receipt(order.number)).status).toBe(409);
    expect((await receipt('SC00000000')).status).toBe(404);
  });
});
