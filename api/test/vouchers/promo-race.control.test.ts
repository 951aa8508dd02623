import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type * as promoUses from '../../src/reservations/promos/promo-uses.service.ts';
import { createCopies } from '../races/copies.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { raceForPromo } from './promo-race.ts';
import { insertPromo } from './promos.ts';

type PromoUses = typeof promoUses;

vi.mock('../../src/reservations/promos/promo-uses.service.ts', async importOriginal => {
  const original = await importOriginal<PromoUses>();
  return { ...original, screenPromoUses: async () => new Map() } satisfies PromoUses;
});

const database = await createTestDatabase();
const copies = await createCopies(database);
const sailingId = await createSailing(database.db, await createVoyage(database.db));

test('control: without the check the database refuses excess uses; without its constraint the audit reports them', async () => {
  const id = await insertPromo(database.db, 'TWO', { most_uses: 2 });
  const guarded = await raceForPromo(copies, sailingId, 'TWO', 20);
  expect(guarded.booked).toBeLessThanOrEqual(2);
  expect(guarded.refusals).toEqual(['unexpected']);
  expect(await brokenRows(database.db, ['I11'])).toEqual([]);

  await sql`alter table promo_codes drop constraint i11_promo_within_limit`.execute(database.db);
  expect((await raceForPromo(copies, sailingId, 'TWO', 20)).booked).toBe(20);
  expect(await brokenRows(database.db, ['I11'])).toContainEqual(
    expect.objectContaining({ entity: 'promo_codes', id: String(id), check: 'promo-uses-counted' }),
  );
});
