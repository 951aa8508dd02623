import fc from 'fast-check';
import { expect } from 'vitest';
import type * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import type { Shop } from '../shop.ts';
import { codesOf } from '../shop-changes.ts';
import type { Cost } from '../waiting-change.ts';
import { hearFromTheBank, payAtTheBank } from './bank-steps.ts';
import { letTheHoldsPass } from './passing-time.ts';

/* What all changes by guests have in common: who pays, when, and which codes stay valid. */

/**
 * What happens to the difference right after the change, because few runs would reach it otherwise. Late: after the time to pay;
 * again: the payer left the bank's page without paying, and requests the change once more.
 */
export const moments = fc.option(fc.constantFrom('paid', 'late', 'again'));
export type When = 'paid' | 'late' | 'again' | null;

/** An agent pays from the balance at once, everybody else at the bank. */
export function payerOf(
  model: Model,
  order: models.ModelOrder,
  { toPaySen }: Cost,
  refusals: string[],
): { provider: 'balance' | 'sandbox'; waits: boolean; reasons: string[] } {
  const provider = order.by === 'agent' ? 'balance' : 'sandbox';
  const isPoor = provider === 'balance' && toPaySen > model.balanceSen;
  return {
    provider,
    waits: toPaySen > 0 && provider === 'sandbox',
    reasons: refusals.length === 0 && isPoor ? ['insufficient-balance'] : refusals,
  };
}

/** Requests a change; if it waits for its difference, the payer goes on so. */
export async function changeAndPay(
  model: Model,
  shop: Shop,
  when: When,
  change: () => Promise<void>,
): Promise<void> {
  const asked = model.payments.length;
  await change();
  if (!when || model.payments.length === asked) return;
  if (when === 'again') await change();
  const payment = at(model.payments, model.payments.length - 1);
  if (when === 'late') await letTheHoldsPass(model, shop);
  await payAtTheBank(model, shop, payment);
  await hearFromTheBank(model, shop);
}

/** The effect of a change on the codes of an order's tickets: former codes that it invalidates are refused from then on. */
export async function expectCodes(
  shop: Shop,
  index: number,
  run: () => Promise<void>,
  isNew: (place: number) => boolean,
): Promise<void> {
  const before = await codesOf(shop, at(shop.orders, index));
  await run();
  const after = await codesOf(shop, at(shop.orders, index));
  for (const [place, code] of before.entries())
    expect(after[place] === code, `code ${place} is the one of before`).toBe(!isNew(place));
}
