import { orderChannels, orderStatuses, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import { addDays, instantOf, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { TravelingPassenger } from '@gangway/shared/domain/travel/travel-finding.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../scripts/seed/ground/random.ts';
import { loadOpenSailings } from '../../../scripts/seed/sailings/open-sailings.ts';
import { audit } from '../../src/audit/audit.ts';
import { describeFindings } from '../../src/audit/report.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { wrongNationalities } from '../support/database/wrong-nationalities.ts';
import { longTest } from '../support/long-test.ts';
import { createSeeder, NIGHT, rowsOf, TODAY } from './seeder.ts';

const { db } = await createTestDatabase({ connections: 2 });
const { seedDatabase } = await createSeeder();
const YESTERDAY = instantOf(addDays(TODAY, -1), '00:00');
const first = await seedDatabase(db);
const grown = await seedDatabase(db, { orders: 6000 });

describe('the orders of the seed', () => {
  longTest('are created up to the requested number, and repeating the seed adds none', async () => {
    expect(first.orders + grown.orders).toBe(6000);
    const again = await seedDatabase(db, { orders: 6000 });
    expect(again.orders).toBe(0);
  });

  test('pass the audit', async () => {
    let said = '';
    await audit(db, (invariant, findings) => {
      if (findings.length > 0) said += describeFindings(invariant, findings);
    });
    expect(said).toBe('');
  });

  test('have documents that a later run knows, so that it makes none of them twice', async () => {
    const sailings = await db
      .transaction()
      .execute(trx => loadOpenSailings(trx, createRandom('later'), TODAY));
    const known = sailings.flatMap(({ id, documents }) => [...documents].map(digest => `${id} ${digest}`));
    const live = await rowsOf<{ document: string }>(
      db,
      sql`select sailing_id || ' ' || encode(document, 'hex') as document from tickets where canceled_at is null`,
    );
    expect(known.sort()).toEqual(live.map(({ document }) => document).sort());
  });

  test('are all found by search', async () => {
    const [found] = await rowsOf<{ number: number }>(
      db,
      sql`select count(*) as number from order_search join orders on id = order_id and position(lower(number) in words) > 0`,
    );
    expect(found?.number).toBe(6000);
  });

  test('are all found by nationality', async () => expect(await wrongNationalities(db)).toEqual([]));

  test('cover every state, channel and ticket type', async () => {
    const distinct = async (column: string, table: string) => {
      const rows = await rowsOf<{ value: string }>(
        db,
        sql`select distinct ${sql.ref(column)}::text as value from ${sql.table(table)}`,
      );
      return rows.map(({ value }) => value).sort();
    };
    expect(await distinct('status', 'orders')).toEqual([...orderStatuses].sort());
    expect(await distinct('channel', 'orders')).toEqual([...orderChannels].sort());
    expect(await distinct('ticket_type', 'tickets')).toEqual([...ticketTypes].sort());
    expect(await distinct('id_type', 'passengers')).toEqual(['drivingLicense', 'idCard', 'passport']);
    expect(await distinct('status', 'rooms')).toEqual(['available', 'dirty', 'maintenance', 'occupied']);
    expect(await distinct('provider', 'payments')).toEqual(['balance', 'counter', 'sandbox']);
  });

  test('cover every state for the demonstration family', async () => {
    const states = await rowsOf<{ status: string }>(
      db,
      sql`select distinct o.status from orders o join customers c on c.id = o.customer_id
          where c.username = 'family' order by o.status`,
    );
    expect(states.map(({ status }) => status)).toEqual([...orderStatuses]);
  });

  test('follow the travel rules', async () => {
    const parties = await rowsOf<{
      passengers: TravelingPassenger[];
      date: string;
      arrives_at: Date;
      created_at: Date;
    }>(
      db,
      sql`select s.date, s.arrives_at, o.created_at, jsonb_agg(jsonb_build_object(
            'ticketType', t.ticket_type, 'birthDate', p.birth_date, 'name', p.name, 'phone', p.phone, 'email', p.email,
            'idType', p.id_type, 'documentExpiry', p.document_expiry, 'issuingCountry', p.issuing_country,
            'pregnancyWeek', p.pregnancy_week) order by p.position) as passengers
          from orders o join sailings s on s.id = o.sailing_id
          join passengers p on p.order_id = o.id join tickets t on t.passenger_id = p.id
          group by o.id, s.id`,
    );
    expect(parties).toHaveLength(6000);
    for (const { passengers, date, arrives_at, created_at } of parties) {
      const voyage = {
        sailingDate: date,
        arrivalDate: localDateIn(arrives_at),
        today: localDateIn(created_at),
      };
      expect(checkTravelRules(passengers, voyage)).toEqual([]);
    }
  });

  test('lie in the past, and unpaid orders have time left to pay', async () => {
    const early = await rowsOf(
      db,
      sql`select entity, entity_id, at from audit_entries where at > ${new Date(NIGHT)} and entity <> 'signing_keys'`,
    );
    expect(early).toEqual([]);
    const overdue = await rowsOf(
      db,
      sql`select number from orders where status = 'unpaid' and hold_expires_at <= ${new Date(NIGHT)}`,
    );
    expect(overdue).toEqual([]);
  });

  test('have boardings only before the departure of departed sailings', async () => {
    const wrong = await rowsOf(
      db,
      sql`select t.serial from tickets t join sailings s on s.id = t.sailing_id
          where t.boarding_status = 'boarded' and (s.status <> 'departed' or t.boarded_at >= s.departs_at)`,
    );
    expect(wrong).toEqual([]);
  });

  test('contain a few duplicate boardings, of which those before yesterday are resolved', async () => {
    const conflicts = await rowsOf<{ status: string; is_old: boolean; wrong: boolean }>(
      db,
      sql`select c.status, c.opened_at < ${YESTERDAY} as is_old,
            e.effective or not first.effective or e.gate = first.gate or e.scanned_at <= first.scanned_at
              or c.opened_at >= s.departs_at or c.resolved_at > ${new Date(NIGHT)} as wrong
          from boarding_conflicts c join boarding_events e on e.id = c.event_id
          join boarding_events first on first.id = c.effective_event_id join sailings s on s.id = e.sailing_id`,
    );
    const states = new Set(conflicts.map(({ status, is_old }) => `${status}, ${is_old ? 'old' : 'new'}`));
    expect([...states].sort()).toEqual(['open, new', 'resolved, old']);
    expect(conflicts.filter(({ wrong }) => wrong)).toEqual([]);
  });

  test('never exceed a cabin’s beds or share a seat', async () => {
    const crowded = await rowsOf(
      db,
      sql`select c.id from tickets t join order_cabins c on c.id = t.cabin_id join rooms r on r.id = c.room_id
          join room_types rt on rt.id = r.room_type_id group by c.id, rt.id having count(*) > rt.max_occupancy`,
    );
    expect(crowded).toEqual([]);
    const shared = await rowsOf(
      db,
      sql`select sailing_id, seat from tickets where canceled_at is null group by 1, 2 having count(*) > 1`,
    );
    expect(shared).toEqual([]);
  });

  test('leave some sailings sold out, and places next week', async () => {
    const [left] = await rowsOf<{ sold_out: number; open: number }>(
      db,
      sql`select count(*) filter (where sold + held = capacity)::int as sold_out,
            count(*) filter (where sold + held < capacity and date < ${NIGHT}::timestamptz::date + 8)::int as open
          from sailings s join sailing_inventory i on i.sailing_id = s.id where s.status = 'scheduled'`,
    );
    expect(left?.sold_out).toBeGreaterThanOrEqual(1);
    expect(left?.open).toBeGreaterThan(30);
  });

  test('contain names like spreadsheet formulas, and many in Chinese or Korean', async () => {
    const [names] = await rowsOf<{ formulas: number; chinese: number; korean: number }>(
      db,
      sql`select count(*) filter (where contact_name ~ '^[=+@-]')::int as formulas,
            count(*) filter (where contact_name ~ '[\u4e00-\u9fff]')::int as chinese,
            count(*) filter (where contact_name ~ '[\uac00-\ud7a3]')::int as korean from orders`,
    );
    expect(names?.formulas).toBe(4);
    expect(names?.chinese).toBeGreaterThan(100);
    expect(names?.korean).toBeGreaterThan(100);
  });
});
