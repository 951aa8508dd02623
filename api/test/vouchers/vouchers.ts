import { issueVoucher } from '../../src/accounts/vouchers/vouchers.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { type BookedOrder, newKey } from '../support/money/paying.ts';
import type { TestApp } from '../support/test-app.ts';

const AUTHOR = 'system:test';

/** A voucher for a disrupted trip, valid for a year. */
export const giveVoucher = ({ deps }: TestApp, amountSen: number): Promise<{ id: string; code: string }> =>
  inTransaction(deps, AUTHOR, trx =>
    issueVoucher(trx, deps, {
      amountSen,
      expiresAt: new Date(deps.clock.now().getTime() + 365 * 24 * 3600_000),
      origin: 'disruption',
      reason: 'storm',
      holder: { name: 'Aisyah Rahman', email: 'aisyah@example.com', language: 'en' },
      author: AUTHOR,
    }),
  );

/** Uses a voucher for an order, as a guest with its token unless `headers` say otherwise. */
export const payByVoucher = (
  { call }: TestApp,
  { number, token }: BookedOrder,
  code: string,
  headers: Record<string, string> = {},
) =>
  call('POST', `/orders/${number}/voucher`, {
    body: { code },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': token, ...headers },
  });

export const balanceOf = async ({ call }: TestApp, code: string): Promise<number> =>
  (await call('POST', '/vouchers/balance', { body: { code } })).data.balanceSen;
