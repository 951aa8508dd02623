import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { expect, test } from 'vitest';
import { whatApplies } from './what-applies.ts';

const now = Date.parse('2026-12-12T10:00:00Z');
const order = (
  status: OrderSummary['status'],
  departsAt = '2026-12-20T12:00:00Z',
  holdExpiresAt: string | null = null,
) => ({ status, holdExpiresAt, sailing: { departsAt } }) as OrderSummary;

const held = order('unpaid', undefined, '2026-12-12T10:05:00Z');
const runOut = order('unpaid', undefined, '2026-12-12T09:59:59Z');
const paid = order('paid');
const sailed = order('paid', '2026-12-11T12:00:00Z');
const completed = order('completed', '2026-12-01T12:00:00Z');
const canceled = order('canceled');
const refunded = order('refunded');

test('each action applies to the orders that allow it', () => {
  const all = [held, runOut, paid, sailed, completed, canceled, refunded];
  expect(whatApplies(all, now)).toEqual({
    payable: [held],
    cancelable: [held, runOut, paid],
    downloadable: [paid, sailed, completed],
  });
});
