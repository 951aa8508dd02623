import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { formatDateTime } from '@gangway/shared/domain/time/display-time.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BusySeason, createBusySeason } from '../support/amounts/busy-season.ts';
import { insertManyOrders } from '../support/amounts/many-orders.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, passengerInput } from '../support/database/factories.ts';
import { readExcel, readTable } from '../support/documents/read-excel.ts';
import { longTest } from '../support/long-test.ts';
import { book } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const gangway = await createTestApp(database);

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Click")',
  '+A1+B1',
  '-A2',
  '@SUM(A1)',
  '\t=A1',
  "=cmd|' /C calc'!A0",
];
const MANY = 4000;
const REASONS: Record<string, string> = {
  expired: 'Not paid in time',
  customer: 'Canceled by the customer',
  staff: 'Canceled by staff',
  'sailing-canceled': 'Sailing canceled',
};

let manager: SignedIn;
let season: BusySeason;
let many: number;

beforeAll(async () => {
  season = await createBusySeason(gangway);
  manager = await signInStaff(gangway, ['orders.read', 'reports.read']);
  for (const name of FORMULAS)
    await book(gangway, season.sailings.onSale, {
      passengers: [passengerInput({ name })],
      contact: { name, email: 'evil@example.com', phone: '+60 12-000 0000' },
    });
  many = await createSailing(db, season.voyage, { date: '2027-06-01' });
  await insertManyOrders(db, many, MANY);
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  gangway.app.request(`/prod-api/office/orders/export.xlsx?${query}`, {
    headers: { ...manager.headers, ...headers },
  });
const open = async (query: string, headers: Record<string, string> = {}) => {
  const response = await ask(query, headers);
  return { response, ...(await readExcel(await response.arrayBuffer())) };
};

interface OrderRow {
  number: string;
  referral_code: string;
  contact_name: string;
  contact_phone: string;
  username: string | null;
  due_sen: number;
  paid_sen: number;
  refunded_sen: number;
  session: Session;
  status: string;
  channel: string;
  payment_method: string;
  date: string;
  departs_at: Date;
  ship: string;
  created_at: Date;
  updated_at: Date;
  canceled_at: Date | null;
  cancel_reason: string | null;
  refunded_at: Date | null;
  nationality: string;
  rooms: string | null;
  boarded: boolean;
  passengers: number;
}

/** The same orders directly from the tables, in the order of the report. */
async function readRows(where = sql`true`): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.*, c.username, s.session, s.date, s.departs_at, ships.name as ship,
      (select string_agg(distinct p.nationality, ', ') from passengers p where p.order_id = o.id) as nationality,
      (select string_agg(r.number, ', ' order by r.number) from order_cabins oc join rooms r on r.id = oc.room_id
        where oc.order_id = o.id) as rooms,
      exists (select from tickets t where t.order_id = o.id and t.boarding_status = 'boarded') as boarded,
      (select count(*) from tickets t where t.order_id = o.id and (t.canceled_at is null or o.canceled_at is not null
        or o.refunded_at is not null)) as passengers
    from orders o join sailings s on s.id = o.sailing_id join ships on ships.id = s.ship_id
    left join customers c on c.id = o.customer_id
    where ${where} order by o.created_at desc, o.id desc
  `.execute(db);
  return rows;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Excel has no time zone: exceljs reads cells as UTC. */
const shown = (value: unknown) =>
  value instanceof Date
    ? new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    : value;

/** The rows of the sheets after the first, by the sheet's name and their headers. */
function readTotals({ worksheets }: Awaited<ReturnType<typeof readExcel>>['workbook']) {
  const totals = worksheets.slice(1).map(sheet => {
    const { rows } = readTable(sheet);
    return [sheet.name, rows] as const;
  });
  return { sheets: worksheets.map(({ name }) => name), totals: Object.fromEntries(totals) };
}

describe('the Excel report', () => {
  test('has sheets of totals by sailing, route, agent and method, each of all its orders', async () => {
    const { workbook } = await open('to=2027-05-31');
    const expected = await readRows(sql`s.date <= '2027-05-31'`);
    const sumOf = (pick: (row: OrderRow) => number, of = expected) =>
      of.reduce((sum, row) => sum + pick(row), 0);
    const { sheets, totals } = readTotals(workbook);
    expect(sheets).toEqual(['Orders', 'By sailing', 'By route', 'By agent', 'By method']);
    for (const rows of Object.values(totals)) {
      const sum = (header: string) =>
        rows.reduce((all, row) => all + Math.round(Number(row[header]) * 100), 0);
      expect(sum('Orders') / 100).toBe(expected.length);
      expect(sum('Passengers') / 100).toBe(sumOf(row => Number(row.passengers)));
      expect(sum('Amount due')).toBe(sumOf(row => row.due_sen));
      expect(sum('Amount paid')).toBe(sumOf(row => row.paid_sen));
      expect(sum('Refund amount')).toBe(sumOf(row => row.refunded_sen));
      expect(sum('Net')).toBe(sumOf(row => row.paid_sen - row.refunded_sen));
    }
    expect(new Set(totals['By agent']?.map(({ Agent: agent }) => agent))).toEqual(
      new Set(expected.map(row => (row.channel === 'agent' ? row.username : 'No agent'))),
    );
    for (const row of totals['By method'] ?? []) {
      const of = expected.filter(order => capital(order.payment_method) === row['Payment method']);
      expect(row).toMatchObject({ Orders: of.length, 'Amount paid': sumOf(one => one.paid_sen, of) / 100 });
    }
  });

  test('matches the tables cell by cell', async () => {
    const { rows, response } = await open(`to=2027-05-31`);
    const expected = (await readRows(sql`s.date <= '2027-05-31'`)).map(row => ({
      'Order number': row.number,
      Departure: formatDateTime(row.departs_at),
      Reference: row.referral_code,
      'Passenger nationality': row.nationality,
      'Passenger account': row.username,
      'Customer name': row.contact_name,
      'Room number': row.rooms,
      'Amount due': row.due_sen / 100,
      'Amount paid': row.paid_sen / 100,
      'Refund amount': row.refunded_sen / 100,
      'Time slot': capital(row.session),
      'Payment method': capital(row.payment_method),
      'QR status': row.boarded ? 'Used' : 'Unused',
      'Order status': capital(row.status),
      'Selected departure date': `${row.date} 00:00:00`,
      'Refund time': row.refunded_at && formatDateTime(row.refunded_at),
      'Update time': formatDateTime(row.updated_at),
      'Create time': formatDateTime(row.created_at),
      'Cancel time': row.canceled_at && formatDateTime(row.canceled_at),
      'Reason for cancellation': row.cancel_reason && REASONS[row.cancel_reason],
      Phone: row.contact_phone,
      Passengers: row.passengers,
      Ship: row.ship,
      Route: 'Port Klang – Penang',
      Channel: capital(row.channel),
    }));
    expect(
      rows.map(row =>
        Object.fromEntries(Object.entries(row).map(([header, value]) => [header, shown(value)])),
      ),
    ).toEqual(expected);
    expect(rows).toHaveLength(Object.keys(season.orders).length + FORMULAS.length);
    expect(response.headers.get('X-Gangway-Rows')).toBe(String(rows.length));
  });

  test('contains exactly the filtered rows, in the list’s order', async () => {
    const { rows } = await open('status=refunded,completed&sort=number&descending=false');
    const listed = await gangway.call(
      'GET',
      '/office/orders?status=refunded,completed&sort=number&descending=false',
      {
        headers: manager.headers,
      },
    );
    expect(rows.map(row => row['Order number'])).toEqual(
      listed.data.items.map(({ number }: { number: string }) => number),
    );
    expect(rows).toHaveLength(3);
  });

  test('without rows is a header', async () => {
    const { rows, headers, totals } = await open('search=zzzzzz');
    expect([rows, totals]).toEqual([[], null]);
    expect(headers.slice(0, 4)).toEqual(['Order number', 'Departure', 'Ship', 'Route']);
  });

  test('has amounts in RM, dates as dates, and its header frozen', async () => {
    const { cell, sheet } = await open(`number=${season.orders.owed.number}`);
    expect(cell(0, 'Amount due')).toMatchObject({ value: 0, numFmt: '"RM" #,##0.00' });
    expect(cell(0, 'Amount paid').value).toBe(820);
    expect(cell(0, 'Create time')).toMatchObject({ numFmt: 'yyyy-mm-dd hh:mm:ss', value: expect.any(Date) });
    expect(cell(0, 'Selected departure date')).toMatchObject({
      numFmt: 'yyyy-mm-dd',
      value: expect.any(Date),
    });
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5 });
    expect(sheet.getCell(5, 1)).toMatchObject({ value: 'Order number', font: { bold: true } });
  });

  test('says above the header when it was made, its period and its filters (R428)', async () => {
    const query = `from=2026-12-01&to=2027-05-31&status=paid,completed&dueFrom=100&ship=${season.voyage.shipId}`;
    const { title } = await open(query);
    expect(title).toEqual([
      'Order report',
      expect.stringMatching(/^Created: .+ 2026, \d\d:\d\d$/),
      'Departures: 1 Dec 2026 to 31 May 2027',
      'Ship: Selat Aurora',
      'Amount due: at least RM 1.00',
      'Order status: Paid, Completed',
      '',
    ]);
    expect((await open('')).title).toContain('Only: all orders');
    const { title: ofSailing } = await open(`sailing=${many}`);
    expect(ofSailing).toContain('Sailing: Selat Aurora, Port Klang – Penang, 2027-06-01 09:00');
  });

  test('ends with sums that follow the sheet’s filter, and prints in landscape on the width of a page', async () => {
    const { rows, totals, sheet } = await open('to=2027-05-31');
    for (const header of ['Amount due', 'Amount paid', 'Refund amount', 'Passengers']) {
      const sen = rows.reduce((sum, row) => sum + Math.round(Number(row[header]) * 100), 0);
      expect(totals?.[header]).toMatchObject({ result: sen / 100 });
      expect(totals?.[header]).toMatchObject({
        formula: expect.stringMatching(`^SUBTOTAL\\(109,[A-Z]+6:[A-Z]+${5 + rows.length}\\)$`),
      });
    }
    expect(totals?.['Order number']).toBe('Total');
    expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', fitToWidth: 1, fitToHeight: 0 });
    expect(sheet.pageSetup.printTitlesRow).toBe('5:5');
    expect(sheet.autoFilter).toBe(`A5:Y${5 + rows.length}`);
  });

  test('is in the reader’s language', async () => {
    const { cell, sheet, response } = await open(`number=${season.orders.aboard.number}`, {
      'Accept-Language': 'zh',
    });
    expect(sheet.name).toBe('订单');
    expect(cell(0, '订单状态').value).toBe('已完成');
    expect(cell(0, '时段').value).toBe('日间');
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      `订单 ${localDateIn(gangway.clock.now())}.xlsx`,
    );
  });

  test('writes formulas in names as text', async () => {
    const { rows, cell } = await open('search=evil@example');
    expect(rows.map(row => row['Customer name']).sort()).toEqual(FORMULAS.map(name => name.trim()).sort());
    for (const index of rows.keys()) {
      expect(cell(index, 'Customer name')).toMatchObject({
        formula: undefined,
        hyperlink: undefined,
        numFmt: '@',
      });
      expect(typeof cell(index, 'Customer name').value).toBe('string');
    }
  });

  test('contains every row of many batches once', async () => {
    const { rows } = await open(`sailing=${many}&sort=created`);
    const expected = await readRows(sql`o.sailing_id = ${many}`);
    expect(rows.map(row => row['Order number'])).toEqual(expected.map(({ number }) => number));
    expect(rows).toHaveLength(MANY);
  });
});

const openTransactions = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
  return rows[0]?.count;
};

const until = (expectation: () => Promise<void>) => eventually(expectation);

describe('a client that disconnects', () => {
  test('leaves no open cursor or transaction', async () => {
    const response = await ask(`sailing=${many}`);
    const reader = response.body?.getReader();
    await reader?.read();
    await until(async () => expect(await openTransactions()).toBe(1));
    await reader?.cancel();
    await until(async () => expect(await openTransactions()).toBe(0));
    await until(async () => expect(pool.totalCount - pool.idleCount).toBe(0));
  });

  longTest('or stalls blocks at most the limit of four exports', async () => {
    const waiting = await Promise.all(Array.from({ length: 4 }, () => ask(`sailing=${many}`)));
    const refused = await ask('');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ data: { error: 'too-many-exports' } });
    await Promise.all(waiting.map(({ body }) => body?.cancel()));
    await until(async () => expect(await openTransactions()).toBe(0));
    const { rows } = await open('status=refunded');
    expect(rows).toHaveLength(1);
  });
});

test('the report requires the permission', async () => {
  const clerk = await signInStaff(gangway, ['orders.read']);
  expect((await ask('', clerk.headers)).status).toBe(403);
});
