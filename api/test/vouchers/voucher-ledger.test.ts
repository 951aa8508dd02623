import { formatVoucherCode } from '@gangway/shared/domain/codes/voucher-code.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  cancelVoucher,
  expireVoucher,
  giveBackToVoucher,
  issueVoucher,
  payFromVoucher,
  requireValid,
  requireVoucher,
  voucherBalanceSen,
} from '../../src/accounts/vouchers/vouchers.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { deps, clock, jobs } = gangway;
const sailingId = await createSailing(db, await createVoyage(db));
const { id: orderId } = await book(gangway, sailingId);

const author = 'staff:somebody';
const holder = { name: 'Aisyah Rahman', email: 'Aisyah@example.com', language: 'ms' as const };
const expiresAt = new Date('2027-11-20T16:00:00.000Z');

const issue = (amountSen: number, bonusSen = 0) =>
  inTransaction(deps, author, trx =>
    issueVoucher(trx, deps, {
      amountSen,
      bonusSen,
      expiresAt,
      origin: 'disruption',
      reason: 'storm',
      holder,
      orderId,
      author,
    }),
  );
const pay = (voucherId: string, amountSen: number) =>
  inTransaction(deps, author, trx => payFromVoucher(trx, deps, { voucherId, orderId, amountSen, author }));
const giveBack = (voucherId: string, amountSen: number) => {
  const id = deps.ids.uuid();
  return inTransaction(deps, author, trx =>
    giveBackToVoucher(trx, deps, { id, voucherId, orderId, amountSen, author }),
  );
};
const balance = (id: string) => voucherBalanceSen(db, id);
const found = (code: string) => requireVoucher(db, deps, code);

/** What the house's account has received from a voucher, or given to it if below zero. */
async function houseOf(voucherId: string, purpose: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount_sen), 0) as sum
    from ledger_accounts own join ledger_entries mine on mine.account_id = own.id
      join ledger_entries e on e.transfer_id = mine.transfer_id
      join ledger_accounts house on house.id = e.account_id and house.purpose = ${purpose}
    where own.voucher_id = ${voucherId}
  `.execute(db);
  return rows[0]?.sum ?? 0;
}

describe('a voucher', () => {
  test('has the value of the ledger: the owed amount, and the bonus on top of it', async () => {
    const { id } = await issue(30_000, 3_000);
    expect(await balance(id)).toBe(33_000);
    expect(await houseOf(id, 'funding')).toBe(-30_000);
    expect(await houseOf(id, 'goodwill')).toBe(-3_000);
    expect(jobs.at(-1)).toEqual({ queue: 'send-mail', data: { kind: 'voucher-issued', voucherId: id } });
  });

  test('has a code of letters and digits (R390)', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, async () => (await issue(100)).code));
    expect(codes.filter(code => !/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{4}$/.test(code))).toEqual([]);
  });

  test('is found by its code in any notation, and by no other code', async () => {
    const { id, code } = await issue(10_000);
    expect(await found(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      id,
      codeEnding: code.slice(-4),
    });
    await expect(found(formatVoucherCode(new Uint8Array(8)))).rejects.toMatchObject({
      code: 'voucher-unknown',
    });
    await expect(found('a voucher')).rejects.toMatchObject({ code: 'voucher-unknown' });
  });

  test('has a code that is not stored in the database', async () => {
    const { id, code } = await issue(10_000);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(v)::text || coalesce((select string_agg(e.detail::text, '') from audit_entries e
        where e.entity = 'vouchers' and e.entity_id = v.id::text), '') as row
      from vouchers v where id = ${id}`.execute(db);
    expect(rows[0]?.row).toContain('storm');
    for (const part of [code, code.replaceAll('-', ''), code.slice(0, 5)])
      expect(rows[0]?.row.toUpperCase()).not.toContain(part);
  });

  test('is used in part, never beyond what is left', async () => {
    const { id } = await issue(10_000);
    await pay(id, 6_000);
    expect(await balance(id)).toBe(4_000);
    await expect(pay(id, 4_001)).rejects.toMatchObject({ code: 'insufficient-balance' });
    await pay(id, 4_000);
    expect(await balance(id)).toBe(0);
  });

  test('cannot be issued over zero', async () => {
    await expect(issue(0)).rejects.toThrow(RangeError);
    await expect(issue(500, -1)).rejects.toThrow(RangeError);
  });
});

describe('the end of a voucher', () => {
  test('by expiry is an income, booked once; a later refund makes it valid for 90 more days', async () => {
    const { id, code } = await issue(10_000);
    await pay(id, 4_000);
    clock.set('2027-11-20T15:59:59.000Z');
    await inTransaction(deps, author, trx => expireVoucher(trx, deps, id, author));
    expect(await balance(id)).toBe(6_000);
    clock.set('2027-11-20T16:00:00.000Z');
    await expect(pay(id, 1)).rejects.toThrow(/i11_voucher_is_valid|has ended/);
    for (const _ of [1, 2]) await inTransaction(deps, author, trx => expireVoucher(trx, deps, id, author));
    expect(await balance(id)).toBe(0);
    expect(await houseOf(id, 'expired-vouchers')).toBe(6_000);

    await giveBack(id, 4_000);
    expect(await balance(id)).toBe(4_000);
    const again = await found(code);
    expect(again.expiresAt.toISOString()).toBe('2028-02-18T16:00:00.000Z');
    expect(() => requireValid(again, clock.now())).not.toThrow();
    await pay(id, 4_000);
    clock.set('2026-11-20T02:00:00.000Z');
  });

  test('by cancellation records its reason and the expected balance; later refunds go to the house', async () => {
    const { id, code } = await issue(10_000, 500);
    await pay(id, 2_000);
    const cancel = (expectedSen: number) =>
      inTransaction(deps, author, trx =>
        cancelVoucher(trx, deps, { id, reason: 'stolen', expectedSen, author }),
      );
    await expect(cancel(10_500)).rejects.toMatchObject({ code: 'balance-changed' });
    await cancel(8_500);
    expect(await balance(id)).toBe(0);
    await expect(cancel(0)).rejects.toMatchObject({ code: 'voucher-canceled' });
    const canceled = await found(code);
    expect(() => requireValid(canceled, clock.now())).toThrow('voucher-canceled');

    await giveBack(id, 2_000);
    expect(await balance(id)).toBe(0);
    expect(await houseOf(id, 'funding')).toBe(-10_000 + 8_500 + 2_000);
  });
});
