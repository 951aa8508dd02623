import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type * as ledger from '../../src/accounts/ledger/ledger.repository.ts';
import type * as vouchers from '../../src/accounts/vouchers/vouchers.repository.ts';
import type { Database, Transaction } from '../../src/lib/database/database.ts';
import { createCopies } from '../races/copies.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { raceForVoucher } from './voucher-race.ts';

type Vouchers = typeof vouchers;
type Ledger = typeof ledger;

vi.mock('../../src/accounts/vouchers/vouchers.repository.ts', async importOriginal => {
  const original = await importOriginal<Vouchers>();
  return { ...original, lockVoucher: lookAtVoucher } satisfies Vouchers;
});
vi.mock('../../src/accounts/ledger/ledger.repository.ts', async importOriginal => {
  const original = await importOriginal<Ledger>();
  return { ...original, lockAccount: async () => ({ limitSen: null }) } satisfies Ledger;
});

/** Reads the voucher without locking it. */
async function lookAtVoucher(trx: Transaction<Database>, id: string) {
  await pause(50);
  const row = await trx.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    id,
    codeEnding: row.code_ending,
    expiresAt: row.expires_at,
    expiredAt: row.expired_at,
    canceledAt: row.canceled_at,
  };
}

const database = await createTestDatabase();
const copies = await createCopies(database);
const sailingId = await createSailing(database.db, await createVoyage(database.db));

test('control: without locks the database refuses to overspend a voucher; without its trigger the audit reports it', async () => {
  const guarded = await raceForVoucher(sailingId, copies, { uses: 20, enoughFor: 2 });
  expect(guarded.paid).toBeLessThanOrEqual(2);
  expect([...guarded.refusals]).toContain('unexpected');
  expect(await brokenRows(database.db, ['I11'])).toEqual([]);

  await sql`alter table ledger_entries disable trigger i4_ledger`.execute(database.db);
  const { id, paid } = await raceForVoucher(sailingId, copies, { uses: 20, enoughFor: 2 });
  expect(paid).toBeGreaterThan(2);
  expect(await brokenRows(database.db, ['I11'])).toContainEqual(
    expect.objectContaining({ entity: 'vouchers', id, check: 'voucher-never-overspent' }),
  );
});
