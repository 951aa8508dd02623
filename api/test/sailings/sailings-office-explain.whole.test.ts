import { officeSailingsQuery } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCheckInSailings } from '../../src/features/rooms/records/check-in-records.repository.ts';
import {
  findOfficeSailings,
  findSailingsBetween,
} from '../../src/features/sailings/office/office-sailings.repository.ts';
import type { Connection } from '../../src/lib/database/database.ts';
import { findDeskSailings } from '../../src/reservations/sailings/sailing-details.repository.ts';
import { explainAll, type Plan } from '../support/amounts/explained.ts';
import { insertManySailings } from '../support/amounts/many-sailings.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';

/** When most sailings are over. */
const LATE = new Date('2028-12-01T04:00:00Z');

const database = await createTestDatabase();
beforeAll(async () => {
  await insertManySailings(database.db, await createVoyage(database.db), { ships: 6, days: 1_500 });
});

const read = (query: Record<string, string>) =>
  findOfficeSailings(database.db, officeSailingsQuery.parse({ size: '50', ...query }));

/** The plan of the first page, and of the count. */
async function explain(query: Record<string, string>): Promise<{ rows: Plan; count: Plan }> {
  const [rows, count] = await explainAll(database, db =>
    findOfficeSailings(db, officeSailingsQuery.parse({ size: '50', ...query })),
  );
  if (!rows || !count) throw new Error('a page is its rows and their count');
  return { rows, count };
}

describe('of 18 000 sailings', () => {
  test.each([
    ['the first', {}, 'sailings_by_departure'],
    ['the last', { descending: 'true' }, 'sailings_by_departure'],
    ['those from today on', { from: '2026-11-20' }, 'sailings_by_departure'],
    ['those of a ship', { ship: '3' }, 'sailings_by_departure'],
    ['a word of ships', { search: 'selat' }, 'sailings_by_departure'],
    ['a word of ports', { search: 'penang' }, 'sailings_by_departure'],
    ['a gate', { search: 'G3' }, 'sailings_by_departure'],
    // Both have the ship first, and cost the same.
    ['ships from A', { sort: 'ship' }, /^sailings_(by_ship|ship_id_date_session_key)$/],
  ])('%s are read with an index', async (_what, query, index) => {
    const { rows } = await explain(query);
    expect(rows.indexes).toContainEqual(expect.stringMatching(index));
    expect(rows.scanned).not.toContain('sailings');
    expect(rows.scanned).not.toContain('sailing_inventory');
  });

  test.each([
    ['a week', { from: '2026-11-20', to: '2026-11-26' }, 'sailings_by_date'],
    ['those of a ship', { ship: '3' }, 'sailings_by_ship'],
  ])('%s are counted with an index', async (_what, query, index) => {
    const { count } = await explain(query);
    expect(count.indexes).toContain(index);
    expect(count.scanned).toEqual([]);
  });

  test.each([
    ['what a ship’s rooms are used for', (db: Connection) => findDeskSailings(db, 3, LATE)],
    [
      'sailings that are under way, with their arrivals',
      (db: Connection) => findCheckInSailings(db, { date: '2028-12-01', underWayAt: LATE, now: LATE }),
    ],
  ])('%s is read with an index, not among those of earlier years', async (_what, findAhead) => {
    const [plan] = await explainAll(database, findAhead);
    expect(plan?.indexes).toContain('sailings_by_arrival');
    expect(plan?.indexes).not.toContain('sailings_by_departure');
    expect(plan?.scanned).not.toContain('sailings');
  });

  test.each(['ship', 'route', 'status', 'sold', 'left'])(
    'in the order of %s only the rows of the page are assembled',
    async sort => {
      const { rows, count } = await explain({ sort });
      expect(rows.indexes).toContain('sailing_inventory_pkey');
      // Or without reading the table: an index that covers the count may be used instead.
      expect(count.scanned.filter(table => table !== 'sailings')).toEqual([]);
    },
  );

  test('those of a month are read with the date index', async () => {
    const [month] = await explainAll(database, db =>
      findSailingsBetween(db, { from: '2026-12-01', to: '2026-12-31' }),
    );
    expect(month?.indexes).toContain('sailings_by_date');
    expect(month?.scanned).not.toContain('sailings');
  });
});

describe('a search', () => {
  test('finds words of ship, gate and port names in any order', async () => {
    const { total } = await read({});
    expect((await read({ search: 'aurora' })).total).toBe(0);
    expect((await read({ search: 'PENANG klang' })).total).toBe(total);
    const ofOneShip = await read({ search: 'penang selat  a' });
    expect(ofOneShip.total).toBe(total);
    expect((await read({ search: 'zh' })).total).toBe(0);
  });
});
