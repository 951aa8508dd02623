import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amenities } from '@gangway/shared/contract/base/amenities.ts';
import { languages } from '@gangway/shared/contract/base/languages.ts';
import { roomPositions } from '@gangway/shared/contract/base/vocabulary.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { demonstrationAccounts } from '@gangway/shared/node/demonstration-accounts.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '../../src/accounts/passwords/passwords.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSeeder, rowsOf, TODAY } from './seeder.ts';

const { db } = await createTestDatabase({ connections: 2 });
const { dataDir, seedDatabase } = await createSeeder();
await seedDatabase(db);

describe('the operator of the seed', () => {
  test('ships carry about 600 passengers, with 60 to 200 cabins on several decks and in every position', async () => {
    const ships = await rowsOf<{ capacity: number; cabins: number; decks: number; positions: string[] }>(
      db,
      sql`
      select capacity, count(*)::int as cabins, count(distinct floor)::int as decks,
        array_agg(distinct position::text) as positions
      from ships join rooms on rooms.ship_id = ships.id group by ships.id
    `,
    );
    expect(ships).toHaveLength(3);
    for (const ship of ships) {
      expect(Math.abs(ship.capacity - 600)).toBeLessThanOrEqual(50);
      expect(ship.cabins).toBeGreaterThanOrEqual(60);
      expect(ship.cabins).toBeLessThanOrEqual(200);
      expect(ship.decks).toBeGreaterThanOrEqual(4);
      expect(ship.positions.sort()).toEqual([...roomPositions].sort());
    }
  });

  test('room types have every known amenity and a full price table, with higher prices at night and on Saturdays', async () => {
    const offered = await rowsOf<{ amenity: string }>(
      db,
      sql`select distinct amenity from room_type_amenities`,
    );
    expect(offered.map(({ amenity }) => amenity)).toEqual(expect.arrayContaining([...amenities]));
    const types = await rowsOf<{ prices: number; night_is_dearer: boolean; saturday_is_dearer: boolean }>(
      db,
      sql`
      select count(*)::int as prices,
        sum(price_sen) filter (where session = 'nighttime') > sum(price_sen) filter (where session = 'daytime') as night_is_dearer,
        sum(price_sen) filter (where weekday = 6) > sum(price_sen) filter (where weekday = 2) as saturday_is_dearer
      from room_types join room_type_prices on room_type_id = room_types.id group by room_types.id
    `,
    );
    expect(types.length).toBeGreaterThanOrEqual(5);
    for (const type of types)
      expect(type).toEqual({ prices: 14, night_is_dearer: true, saturday_is_dearer: true });
  });

  test('every ship has daytime and nighttime sailings from 60 days ago to 180 days ahead', async () => {
    const ships = await rowsOf<{ first: string; last: string; sailings: number }>(
      db,
      sql`
      select min(date) as first, max(date) as last, count(*)::int as sailings from sailings group by ship_id
    `,
    );
    const window = { first: addDays(TODAY, -60), last: addDays(TODAY, 180), sailings: 241 * 2 };
    expect(ships).toEqual([window, window, window]);
  });

  test('a ship departs from the port where it arrived, after its arrival', async () => {
    const impossible = await rowsOf<{ date: string }>(
      db,
      sql`
      select date from (
        select date, departs_at, departure_port_id, lag(destination_port_id) over by_ship as last_port,
          lag(arrives_at) over by_ship as last_arrival
        from sailings join routes on routes.id = sailings.route_id
        window by_ship as (partition by ship_id order by departs_at)
      ) legs where departure_port_id <> last_port or departs_at <= last_arrival
    `,
    );
    expect(impossible).toEqual([]);
  });

  test('every route and session has four fares, and peak sailings have higher ones', async () => {
    const incomplete = await rowsOf(
      db,
      sql`
      select routes.id, session from routes, unnest(enum_range(null::session)) session
      where (select count(*) from fares f where f.route_id = routes.id and f.session = session.session) <> 4
    `,
    );
    expect(incomplete).toEqual([]);
    const [peak] = await rowsOf<{ sailings: number; dearer: number; own: number }>(
      db,
      sql`
      select count(distinct s.id)::int as sailings, count(distinct own.sailing_id)::int as own,
        count(distinct own.sailing_id) filter (where own.price_sen > usual.price_sen)::int as dearer
      from sailings s
      left join fares own on own.sailing_id = s.id and own.ticket_type = 'adult'
      left join fares usual on usual.route_id = s.route_id and usual.session = s.session and usual.ticket_type = 'adult'
      where s.peak
    `,
    );
    expect(peak?.sailings).toBeGreaterThan(50);
    expect(peak).toEqual({ sailings: peak?.sailings, own: peak?.sailings, dearer: peak?.sailings });
  });

  test('slides exist in three languages, and every picture is a JPG in the media folder', async () => {
    const pictures = await rowsOf<{ path: string }>(
      db,
      sql`
      select image_path as path from slides union select path from ship_images
    `,
    );
    expect(pictures.length).toBe(4 + 3 * 5);
    for (const { path } of pictures) {
      const { format } = await sharp(await readFile(join(dataDir, 'media', path))).metadata();
      expect(format).toBe('jpeg');
    }
    const slides = await rowsOf<{ language: string; slides: number }>(
      db,
      sql`
      select language, count(*)::int as slides from slides group by language order by language
    `,
    );
    expect(slides).toEqual(languages.toSorted().map(language => ({ language, slides: 4 })));
  });

  test('the texts for travelers are written in every language', async () => {
    const pages = await rowsOf<{ page: string; entries: number; inAll: number }>(
      db,
      sql`
      select page, count(*)::int as entries,
        count(*) filter (where cardinality(languages_of(text)) = ${languages.length})::int as "inAll"
      from guide_entries group by page order by page
    `,
    );
    expect(pages.map(({ page }) => page)).toEqual(['faq', 'luggage', 'on-board']);
    for (const { entries, inAll } of pages) expect(inAll).toBe(entries);
  });
});

describe('the people of the seed', () => {
  test('each published account signs in with its password', async () => {
    for (const { site, username, password } of demonstrationAccounts) {
      const table = site === 'storefront' ? sql`customers` : sql`system_users`;
      const [account] = await rowsOf<{ password_hash: string }>(
        db,
        sql`
        select password_hash from ${table} where username = ${username}
      `,
      );
      expect(await verifyPassword(account?.password_hash, password), username).toBe(true);
    }
  });

  test('agents form three levels, and have balances', async () => {
    const [tree] = await rowsOf<{ chain: string[] }>(
      db,
      sql`
      select array[top.level, middle.level, low.level]::text[] as chain
      from customers low join customers middle on middle.id = low.superior_id
      join customers top on top.id = middle.superior_id where low.username = 'jisoo'
    `,
    );
    expect(tree?.chain).toEqual(['super_agent', 'agent', 'normal']);
    const balances = await rowsOf<{ username: string; balance: number }>(
      db,
      sql`
      select username, sum(amount_sen) as balance from customers c
      join ledger_accounts a on a.customer_id = c.id join ledger_entries e on e.account_id = a.id
      where c.status = 'active' group by username
    `,
    );
    expect(balances.length).toBeGreaterThanOrEqual(6);
    for (const { username, balance } of balances) expect(balance, username).toBeGreaterThan(0);
  });

  test('each role has a system user, and only the administrator sees the role permissions page', async () => {
    const seers = await rowsOf<{ username: string }>(
      db,
      sql`
      select distinct u.username from system_users u
      join system_user_roles ur on ur.system_user_id = u.id
      join role_menus rm on rm.role_id = ur.role_id
      join menus m on m.id = rm.menu_id
      where m.path = 'role'
    `,
    );
    expect(seers).toEqual([{ username: 'admin' }]);
    const roles = await rowsOf(
      db,
      sql`
      select r.code from roles r
      where not exists (select from system_user_roles ur where ur.role_id = r.id)
    `,
    );
    expect(roles).toEqual([]);
  });
});
