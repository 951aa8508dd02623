import { expect, test } from 'vitest';
import { isOrderToken, orderToken } from './order-token.rules.ts';

const deps = { env: { masterKey: Buffer.alloc(32, 1) } };
const elsewhere = { env: { masterKey: Buffer.alloc(32, 2) } };
const order = '0198c2f0-0000-7000-8000-000000000001';
const other = '0198c2f0-0000-7000-8000-000000000002';

test('the token of an order is deterministic and gives access to that order', () => {
  expect(orderToken(deps, order)).toBe(orderToken(deps, order));
  expect(isOrderToken(deps, order, orderToken(deps, order))).toBe(true);
});

test.each([
  ['of another order', orderToken(deps, other)],
  ['made under another master key', orderToken(elsewhere, order)],
  ['cut short', orderToken(deps, order).slice(0, -1)],
  ['empty', ''],
  ['of many-byte letters', '票'.repeat(43)],
])('a token %s gives no access', (_, token) => {
  expect(isOrderToken(deps, order, token)).toBe(false);
});
