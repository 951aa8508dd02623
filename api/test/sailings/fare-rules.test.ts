import { sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareRule } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FareLine } from '@gangway/shared/contract/office/sailings/fares.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { overlapOf, ruleOn } from '@gangway/shared/domain/money/fare-rules.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;

const FRIDAY = '2027-03-05';
const SATURDAY = '2027-03-06';
const WEEKEND = { adult: 23_000, child: 11_500, infant: 0, senior: 18_000 };
const HOLIDAYS = { adult: 30_000, child: 15_000, infant: 1_000, senior: 25_000 };

let voyage: Voyage;
let manager: SignedIn;
let friday: number;
let saturday: number;

beforeAll(async () => {
  clock.set('2026-11-20T02:00:00.000Z');
  voyage = await createVoyage(db);
  [friday, saturday] = [
    await createSailing(db, voyage, { date: FRIDAY }),
    await createSailing(db, voyage, { date: SATURDAY }),
  ];
});
beforeEach(async () => {
  manager = await signInStaff(gangway, ['catalogue.manage', 'orders.read', 'orders.sell']);
  await db.deleteFrom('fare_rules').execute();
  await db.deleteFrom('fares').where('sailing_id', 'is not', null).execute();
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call('POST', path, { body, headers: { ...manager.headers, 'Idempotency-Key': newKey(), ...headers } });
const rule = (changes: Partial<FareRule> = {}): FareRule => ({
  session: 'daytime',
  name: 'Weekend',
  weekdays: [6, 7],
  from: null,
  until: null,
  fares: WEEKEND,
  ...changes,
});
const holidays = (changes: Partial<FareRule> = {}) =>
  rule({
    name: 'School holidays',
    weekdays: [],
    from: FRIDAY,
    until: '2027-03-20',
    fares: HOLIDAYS,
    ...changes,
  });
const save = (rules: FareRule[], version = '*') =>
  post(`/office/routes/${voyage.routeId}/fare-rules`, { rules }, { 'If-Match': version });
const preview = (change: object, sailings: object = { from: FRIDAY, until: SATURDAY }) =>
  post('/office/fares/preview', { sailings, change });
const faresOf = async (id: number) => (await call('GET', `/sailings/${id}`)).data.fares;
const office = async (id: number) =>
  (await call('GET', `/office/sailings/${id}`, { headers: manager.headers })).data;
const shown = (lines: FareLine[]) =>
  lines.map(({ date, before, after }) => [date, before.fares?.adult, after.fares?.adult, after.source]);

describe('a rule of a route', () => {
  test('applies on its weekdays everywhere a fare is shown or charged', async () => {
    const { status, data } = await save([rule()]);
    expect(status).toBe(200);
    expect(data.fareRules).toEqual([rule()]);
    expect([await faresOf(friday), await faresOf(saturday)]).toEqual([FARES, WEEKEND]);
    const found = await call('GET', `/sailings?from=${FRIDAY}&to=${SATURDAY}`);
    const usualSen = FARES.adult;
    const prices = [
      { fromSen: FARES.adult, usualSen },
      { fromSen: WEEKEND.adult, usualSen },
    ];
    expect(found.data.items).toMatchObject(prices);
    expect((await call('GET', `/sailings/${saturday}`)).data).toMatchObject(prices[1] ?? {});
    const order = await book(gangway, saturday, {
      passengers: [
        passengerInput(),
        passengerInput({ name: 'Ben', ticketType: 'senior', birthDate: '1950-01-01' }),
      ],
      expectedTotalSen: WEEKEND.adult + WEEKEND.senior,
    });
    expect(order.dueSen).toBe(WEEKEND.adult + WEEKEND.senior);
    const [route] = (await call('GET', '/routes')).data;
    expect(route.fromSen).toBe(FARES.adult);
    expect(await office(saturday)).toMatchObject({
      ownFares: null,
      fareRule: { name: 'Weekend', fares: WEEKEND },
      routeFares: FARES,
    });
  });

  test('of a season overrides one of a weekday, and own fares override both', async () => {
    await save([rule(), holidays()]);
    expect([await faresOf(friday), await faresOf(saturday)]).toEqual([HOLIDAYS, HOLIDAYS]);
    const both = { ...HOLIDAYS, adult: 35_000 };
    await save([rule(), holidays(), holidays({ name: 'Holiday weekend', weekdays: [6, 7], fares: both })]);
    expect((await faresOf(saturday)).adult).toBe(35_000);
    const { data } = await preview({ kind: 'set', fares: FARES });
    const own = { sailings: data.sailings.map(({ id, version }: FareLine) => ({ id, version, own: FARES })) };
    expect((await post('/office/fares', own)).data).toEqual({ sailings: 2 });
    expect(await faresOf(saturday)).toEqual(FARES);
    // The route list shows a fare that can be booked.
    expect((await call('GET', '/routes')).data[0].fromSen).toBe(FARES.adult);
  });

  longTest('gives the same fares in the database as in the rules of shared/domain', async () => {
    const random = seededRandom(252);
    const days = Array.from({ length: 40 }, (_, day) => addDays('2027-06-01', day));
    const sailings = new Map<string, number>();
    for (const date of days) sailings.set(date, await createSailing(db, voyage, { date }));
    for (let round = 0; round < 12; round++) {
      const rules: FareRule[] = [];
      while (rules.length < 6) {
        const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random.below(3) === 0);
        const start = random.below(40);
        const season = random.below(2) === 0 || weekdays.length === 0;
        const one = holidays({
          name: `Rule ${rules.length}`,
          weekdays: weekdays.length === 7 ? [] : weekdays,
          from: season ? (days[start] as string) : null,
          until: season ? (days[Math.min(start + random.below(15), 39)] as string) : null,
          fares: { ...HOLIDAYS, adult: 1_000 + round * 10 + rules.length },
        });
        if (!overlapOf([...rules, one])) rules.push(one);
      }
      expect((await save(rules)).msg).toBe('success');
      for (const [date, id] of sailings)
        expect((await faresOf(id)).adult, `${date} in round ${round}`).toBe(
          (ruleOn(rules, date, 'daytime')?.fares ?? FARES).adult,
        );
    }
  });

  test('is refused if it shares days with another one of its kind', async () => {
    const twice = await save([rule(), rule({ name: 'Sundays', weekdays: [7] })]);
    expect(twice).toMatchObject({
      status: 422,
      data: { error: 'fare-rules-overlap', fields: { 'rules.1.weekdays': expect.any(String) } },
    });
    expect(twice.msg).toContain('Weekend and Sundays');
    await save([rule()]);
    await expect(
      sql`insert into fare_rules (route_id, session, name, days, weekdays, adult_sen, child_sen, infant_sen, senior_sen)
        values (${voyage.routeId}, 'daytime', 'Sundays', '(,)', '{[7,8)}', 0, 0, 0, 0)`.execute(db),
    ).rejects.toThrow('fare_rules_do_not_overlap');
    for (const days of ["'(,)', '{[1,8)}'", "'(,)', '{}'", "'(,)', '{[0,3)}'", "'empty', '{[1,3)}'"])
      await expect(
        sql`insert into fare_rules (route_id, session, name, days, weekdays, adult_sen, child_sen, infant_sen, senior_sen)
          values (${voyage.routeId}, 'nighttime', 'Never', ${sql.raw(days)}, 0, 0, 0, 0)`.execute(db),
        days,
      ).rejects.toThrow('fare_rule_names');
  });

  test('requires days: some weekdays, or a season with both ends in their order', async () => {
    for (const [wrong, field] of [
      [rule({ weekdays: [] }), 'weekdays'],
      [rule({ weekdays: [1, 2, 3, 4, 5, 6, 7] }), 'weekdays'],
      [holidays({ until: null }), 'until'],
      [holidays({ until: '2027-03-01' }), 'until'],
    ] as const)
      expect((await save([wrong])).data.fields).toEqual({ [`rules.0.${field}`]: expect.any(String) });
  });

  test('is previewed with the sailings that it changes, and their bookings at each price', async () => {
    const order = await book(gangway, saturday, { expectedTotalSen: FARES.adult });
    const { data } = await askToPay(gangway, [order]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: FARES.adult }));
    const previewed = await post(`/office/routes/${voyage.routeId}/fare-rules/preview`, { rules: [rule()] });
    const here = previewed.data.sailings.filter(({ date }: FareLine) => date === SATURDAY);
    expect(shown(here)).toEqual([[SATURDAY, FARES.adult, WEEKEND.adult, { kind: 'rule', rule: 'Weekend' }]]);
    expect(here[0].booked).toContainEqual({
      ticketType: 'adult',
      priceSen: FARES.adult,
      tickets: 1,
      paid: 1,
    });
    expect(await faresOf(saturday)).toEqual(FARES);
  });

  test('changes the version of its route, and is in the history', async () => {
    const path = `/office/routes?search=Penang`;
    const read = async () => (await call('GET', path, { headers: manager.headers })).data.items[0];
    const { version } = await read();
    expect((await save([rule()], String(version))).status).toBe(200);
    expect((await read()).version).toBeGreaterThan(version);
    expect((await save([], String(version))).data).toMatchObject({ error: 'changed-meanwhile' });
    const { rows } = await sql<{ changes: { fareRules: { to: FareRule[] } } }>`
      select detail -> 'changes' as changes from audit_entries
      where entity = 'routes' and action = 'fares-changed' order by at desc, id desc limit 1
    `.execute(db);
    expect(rows[0]?.changes.fareRules.to).toEqual([rule()]);
  });
});

describe('the fares of many sailings', () => {
  test('are raised by a percentage of the present fare, including rules, and shown with the bookings', async () => {
    await save([rule()]);
    const { data } = await preview({ kind: 'percent', percent: 10 });
    expect(shown(data.sailings)).toEqual([
      [FRIDAY, FARES.adult, 22_000, { kind: 'own', rule: null }],
      [SATURDAY, WEEKEND.adult, 25_300, { kind: 'own', rule: null }],
    ]);
    const own = data.sailings.map(({ id, version, own }: FareLine) => ({ id, version, own }));
    expect((await post('/office/fares', { sailings: own })).data).toEqual({ sailings: 2 });
    expect((await faresOf(saturday)).adult).toBe(25_300);
    const back = await preview({ kind: 'route' });
    expect(shown(back.data.sailings)).toEqual([
      [FRIDAY, 22_000, FARES.adult, { kind: 'route', rule: null }],
      [SATURDAY, 25_300, WEEKEND.adult, { kind: 'rule', rule: 'Weekend' }],
    ]);
  });

  test('are those of the chosen days, ships, routes and sessions', async () => {
    const datesOf = async (changes: object) =>
      (
        await preview({ kind: 'amount', amountSen: 500 }, { from: FRIDAY, until: SATURDAY, ...changes })
      ).data.sailings.map(({ date }: FareLine) => date);
    expect(await datesOf({ weekdays: [6] })).toEqual([SATURDAY]);
    expect(await datesOf({ ship: voyage.shipId, route: voyage.routeId })).toEqual([FRIDAY, SATURDAY]);
    expect(await datesOf({ ship: voyage.shipId + 1000 })).toEqual([]);
    for (const session of sessions)
      expect(await datesOf({ session })).toHaveLength(session === 'daytime' ? 2 : 0);
  });

  test('are changed all or none: a fare that changed since the preview refuses all, and a key has one effect', async () => {
    const { data } = await preview({ kind: 'set', fares: HOLIDAYS });
    const asked = { sailings: data.sailings.map(({ id, version, own }: FareLine) => ({ id, version, own })) };
    await db.updateTable('sailings').set({ gate: 'B9' }).where('id', '=', saturday).execute();
    expect((await post('/office/fares', asked)).data).toMatchObject({ error: 'changed-meanwhile' });
    expect(await faresOf(friday)).toEqual(FARES);
    const again = (await preview({ kind: 'set', fares: HOLIDAYS })).data;
    const body = { sailings: again.sailings.map(({ id, version, own }: FareLine) => ({ id, version, own })) };
    const key = newKey();
    for (let time = 0; time < 2; time++)
      expect((await post('/office/fares', body, { 'Idempotency-Key': key })).data).toEqual({ sailings: 2 });
    expect(await faresOf(friday)).toEqual(HOLIDAYS);
    const { rows } = await sql`
      select from audit_entries where entity = 'sailings' and entity_id = ${String(friday)}
        and detail -> 'changes' -> 'fares' -> 'to' ->> 'adult' = '30000'
    `.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('cannot be too high, and cannot be removed if the route has none', async () => {
    const high = { adult: 9_000_000, child: 0, infant: 0, senior: 0 };
    const { data } = await preview({ kind: 'set', fares: high });
    const body = { sailings: data.sailings.map(({ id, version, own }: FareLine) => ({ id, version, own })) };
    await post('/office/fares', body);
    const { data: doubled } = await preview({ kind: 'percent', percent: 100 });
    expect(doubled.sailings.map(({ refusal }: FareLine) => refusal)).toEqual(
      Array(2).fill(expect.stringContaining('RM 100,000.00')),
    );
    await db.deleteFrom('fares').where('route_id', '=', voyage.routeId).execute();
    const { data: taken } = await preview({ kind: 'route' });
    expect(taken.sailings[0].refusal).toContain('no fares');
    const none = {
      sailings: taken.sailings.map(({ id, version }: FareLine) => ({ id, version, own: null })),
    };
    expect((await post('/office/fares', none)).data).toMatchObject({ error: 'fares-missing' });
  });
});
