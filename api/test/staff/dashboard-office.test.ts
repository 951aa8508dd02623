import { defaultRoles, type RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BusySeason, createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES } from '../support/database/factories.ts';
import { askToPay, book, bookAtBank, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let season: BusySeason;
let today: number;

/** The busy season ends on 26 November, 08:00 local time. */
beforeAll(async () => {
  season = await createBusySeason(gangway);
  const voyage = season.voyage;
  today = await createSailing(db, voyage, { date: '2026-11-26', session: 'nighttime', capacity: 10 });
  const order = await book(gangway, today);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  await notify(gangway, noticeOf((await bookAtBank(gangway, today)).paymentId, { status: 'failed' }));
  const { headers } = await signInStaff(gangway, ['rooms.operate']);
  const room = `/office/rooms/${voyage.roomIds[0]}`;
  await call('POST', `${room}/maintenance`, { body: { notes: 'Lamp' }, headers });
  await call('POST', `${room}/maintenance-over`, { body: { clean: false }, headers });
});

const read = async (permissions: readonly RolePermission[]): Promise<Dashboard> => {
  const { headers } = await signInStaff(gangway, [...permissions]);
  return (await call('GET', '/office/dashboard', { headers })).data;
};

describe('the dashboard', () => {
  test('shows today’s sailings: sold, boarded, missing', async () => {
    const { today: date, sailings } = await read(['boarding.verify']);
    expect(date).toBe('2026-11-26');
    expect(sailings).toMatchObject([
      { id: today, session: 'nighttime', capacity: 10, sold: 1, boarded: 0, missing: 1 },
    ]);
  });

  test('sums the money of each of the last 30 days', async () => {
    const { revenue } = await read(['reports.read']);
    expect(revenue?.map(({ date }) => date)).toHaveLength(30);
    expect([revenue?.[0]?.date, revenue?.at(-1)?.date]).toEqual(['2026-10-28', '2026-11-26']);
    const sum = (of: (day: NonNullable<typeof revenue>[number]) => number) =>
      revenue?.reduce((total, day) => total + of(day), 0);
    const { rows } = await sql<{ received: number; refunded: number }>`
      select (select sum(amount_sen) from payments where status = 'succeeded') as received,
        (select sum(amount_sen) from refunds where status = 'succeeded') as refunded
    `.execute(db);
    expect(sum(day => day.daytimeSen + day.nighttimeSen)).toBe(rows[0]?.received);
    expect(sum(day => day.refundedSen)).toBe(rows[0]?.refunded);
    expect(revenue?.at(-1)).toEqual({
      date: '2026-11-26',
      daytimeSen: 0,
      nighttimeSen: FARES.adult,
      refundedSen: 0,
    });
  });

  test('shows yesterday’s sailing until it has left, and as long as it leaves today', async () => {
    const before = clock.now().toISOString();
    onTestFinished(() => clock.set(before));
    const late = await createSailing(db, season.voyage, { date: '2026-11-25', session: 'nighttime' });
    const shown = async () => {
      const ids = (await read(['boarding.verify'])).sailings?.map(({ id }) => id) ?? [];
      return [late, today].filter(id => ids.includes(id));
    };
    expect(await shown()).toEqual([today]);
    await db
      .updateTable('sailings')
      .set({ departs_at: new Date('2026-11-25T16:30:00Z'), arrives_at: new Date('2026-11-26T04:00:00Z') })
      .where('id', '=', late)
      .execute();
    expect(await shown()).toEqual([late, today]);
    clock.set('2026-11-25T15:59:00Z');
    expect(await shown()).toEqual([late]);
    clock.set('2026-11-26T16:01:00Z');
    expect(await shown()).toEqual([]);
  });

  test('shows the occupancy of the next days', async () => {
    const { occupancy } = await read(['reports.read']);
    expect(occupancy).toEqual([{ date: '2026-11-26', session: 'nighttime', taken: 2, capacity: 10 }]);
  });

  test('shows the rooms to clean, with the deadline', async () => {
    expect((await read(['rooms.operate'])).roomsToClean).toMatchObject([
      { ship: 'Selat Aurora', dirty: 1, booked: 0, nextDepartsAt: '2026-11-26T20:00:00.000+08:00' },
    ]);
  });

  test('counts open issues like the payment records', async () => {
    const { headers } = await signInStaff(gangway, ['payments.read']);
    const total = async (query: string) =>
      (await call('GET', `/office/payments?${query}`, { headers })).data.total;
    const { conflicts, failedPayments } = await read(['payments.read']);
    expect(conflicts).toEqual({
      since: '2026-10-28',
      late: await total('attention=late'),
      twice: 0,
      mismatch: 0,
      refundFailed: await total('attention=refund-failed'),
    });
    expect(conflicts?.late).toBe(1);
    expect(conflicts?.refundFailed).toBeGreaterThan(0);
    expect(failedPayments).toEqual({ since: '2026-11-20', count: 1 });
  });

  test('shows holds that expire soon', async () => {
    expect((await read(['orders.read'])).expiringHolds?.count).toBe(0);
    const before = clock.now().toISOString();
    clock.advance(6 * 60_000);
    const { expiringHolds } = await read(['orders.read']);
    clock.set(before);
    expect(expiringHolds?.count).toBe(expiringHolds?.first.length);
    expect(expiringHolds?.first.map(({ number }) => number)).toContain(season.orders.unpaid.number);
  });

  test.each(Object.entries(defaultRoles))('shows %s only what they may see', async (_role, permissions) => {
    const may = (...needed: RolePermission[]) =>
      needed.some(permission => (permissions as readonly RolePermission[]).includes(permission));
    const shown = await read(permissions);
    expect({
      sailings: shown.sailings !== null,
      revenue: shown.revenue !== null,
      occupancy: shown.occupancy !== null,
      roomsToClean: shown.roomsToClean !== null,
      conflicts: shown.conflicts !== null,
      failedPayments: shown.failedPayments !== null,
      expiringHolds: shown.expiringHolds !== null,
    }).toEqual({
      sailings: may('boarding.verify', 'orders.read'),
      revenue: may('reports.read'),
      occupancy: may('reports.read'),
      roomsToClean: may('rooms.operate'),
      conflicts: may('payments.read'),
      failedPayments: may('payments.read'),
      expiringHolds: may('orders.read'),
    });
  });
});

describe('an installation without orders (R459)', () => {
  test('is told what is missing before it sells, in the order of doing', async () => {
    const empty = await createTestDatabase();
    const shop = await createTestApp(empty);
    const setUp = async (permissions: RolePermission[] = ['settings.manage']) => {
      const { headers } = await signInStaff(shop, permissions);
      return ((await shop.call('GET', '/office/dashboard', { headers })).data as Dashboard).setUp;
    };
    const open = async () => (await setUp())?.filter(({ done }) => !done).map(({ step }) => step);
    const onServer = ['mails', 'legal', 'backups'];
    expect(await open()).toEqual([
      'operator',
      'look',
      'ports',
      'routes',
      'ships',
      'rooms',
      'fares',
      'sailings',
      ...onServer,
    ]);
    expect(await setUp(['orders.read'])).toBeNull();
    const voyage = await createVoyage(empty.db);
    expect(await open()).toEqual(['operator', 'look', 'sailings', ...onServer]);
    const sailingId = await createSailing(empty.db, voyage);
    expect(await open()).toEqual(['operator', 'look', ...onServer]);
    await book(shop, sailingId);
    expect(await setUp()).toBeNull();
  });
});
