import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cancelVoucher } from '../../src/accounts/vouchers/vouchers.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createBreaching, NEW_ID } from '../constraints/breach.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';
import { insertPromo } from '../vouchers/promos.ts';
import { giveVoucher, payByVoucher } from '../vouchers/vouchers.ts';
import { createBreaker, dropCheck } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const sailingId = await createSailing(db, await createVoyage(db));
const { findingsAfter, unseenChecks } = createBreaker(db);
const { breaches } = createBreaching(db);

const { id: voucher, code } = await giveVoucher(gangway, 30_000);
const order = await book(gangway, sailingId);
await payByVoucher(gangway, order, code);
const { id: canceled } = await giveVoucher(gangway, 5_000);
await inTransaction(gangway.deps, 'system:test', trx =>
  cancelVoucher(trx, gangway.deps, {
    id: canceled,
    reason: 'stolen',
    expectedSen: 5_000,
    author: 'system:test',
  }),
);
const promo = await insertPromo(db, 'ONCE', { most_uses: 1 });
const reduced = await book(gangway, sailingId, { promoCode: 'ONCE', expectedTotalSen: 15_000 });

const account = (id: string) => sql`(select id from ledger_accounts where voucher_id = ${id})`;
const sales = sql`(select id from ledger_accounts where purpose = 'sales')`;
const move = (kind: string, id: string, amountSen: number) => [
  sql`insert into ledger_transfers values (${NEW_ID}, ${kind}, null, 'by hand', 'system:test', '2026-11-21')`,
  sql`insert into ledger_entries values (${NEW_ID}, ${account(id)}, ${amountSen}), (${NEW_ID}, ${sales}, ${-amountSen})`,
];

test('vouchers and codes keep I11 when they are used', async () => {
  expect(await findingsAfter()).toEqual([]);
});

describe('the audit finds', () => {
  test('a voucher that paid more than its payments', async () => {
    expect(await findingsAfter(...move('order-payment', voucher, -1_000))).toContain(
      `I11 voucher-entries-follow-payments: vouchers ${voucher}`,
    );
  });

  test('a voucher that was overspent, and an ended one with an amount left', async () => {
    expect(await findingsAfter(...move('voucher-cancel', voucher, -10_001))).toContain(
      `I11 voucher-never-overspent: vouchers ${voucher}`,
    );
    expect(await findingsAfter(...move('voucher-issue', canceled, 1_000))).toContain(
      `I11 voucher-never-overspent: vouchers ${canceled}`,
    );
  });

  test('a voucher that was issued without money', async () => {
    expect(
      await findingsAfter(
        sql`update ledger_transfers set kind = 'top-up' where kind = 'voucher-issue'
          and id in (select transfer_id from ledger_entries where account_id = ${account(voucher)})`,
      ),
    ).toContain(`I11 voucher-is-worth-something: vouchers ${voucher}`);
  });

  test('a code that was used too often, or whose uses are not counted', async () => {
    const found = await findingsAfter(
      dropCheck('promo_codes', 'most_uses)'),
      sql`update promo_codes set uses = 2 where id = ${promo}`,
    );
    expect(found).toContain(`I11 promo-uses-counted: promo_codes ${promo}`);
  });

  test('a returned use of an order that may still be paid', async () => {
    const found = await findingsAfter(
      sql`update promo_code_uses set given_back_at = now() where order_id = ${reduced.id}`,
      sql`update promo_codes set uses = 0 where id = ${promo}`,
    );
    expect(found).toEqual([`I11 promo-given-back-unpaid: promo_code_uses ${reduced.id}`]);
  });

  test('a violation with every check of I11', () => {
    expect(unseenChecks('I11')).toEqual([]);
  });
});

describe('the database refuses', () => {
  breaches([
    ['a voucher that is overspent', 'i4_balance_within_limit', ...move('voucher-cancel', voucher, -10_001)],
    [
      'a payment from a voucher that has ended',
      'i11_voucher_is_valid',
      ...move('order-payment', canceled, -1),
    ],
    [
      'a voucher with credit',
      'i11_voucher_without_credit',
      sql`update ledger_accounts set limit_sen = -1 where voucher_id = ${voucher}`,
    ],
    [
      'a code that is used too often',
      'i11_promo_within_limit',
      sql`update promo_codes set uses = 2 where id = ${promo}`,
    ],
  ]);
});
