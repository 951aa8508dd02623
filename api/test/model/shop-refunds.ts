import { createJobHandlers } from '../../src/job-handlers.ts';
import { newKey } from '../support/money/paying.ts';
import type { ModelRefund } from './model.ts';
import { readOrder, type Shop, type ShopOrder } from './shop.ts';

/* Refunds, as requests to the real shop. */

interface ShopRefund {
  id: string;
  provider: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountSen: number;
}

/** Is to be refunded by the bank, and was not refused yet. */
export const isAtBank = ({ provider, done, failed }: ModelRefund) =>
  provider === 'sandbox' && !done && !failed;

const refundsOf = async (shop: Shop, order: ShopOrder): Promise<ShopRefund[]> =>
  (await readOrder(shop, order)).refunds;

/** Hands out an order's refunds at the desk, in cash or by the terminal. @returns how many refunds there were. */
export async function handOutInShop(shop: Shop, order: ShopOrder): Promise<number> {
  const open = (await refundsOf(shop, order)).filter(
    ({ provider, status }) => (provider === 'counter' || provider === 'terminal') && status === 'pending',
  );
  for (const { id, provider } of open)
    await shop.gangway.call('POST', `/payments/refunds/${id}/handed-out`, {
      body: provider === 'terminal' ? { entries: { reference: newKey() } } : {},
      headers: shop.desk.headers,
    });
  return open.length;
}

/**
 * Makes the automatic refunds while the bank refuses them. Parties of earlier runs, whose time to choose ends in this one, do not
 * count. @returns how many it has refused.
 */
export async function giveBackWhileRefused(shop: Shop): Promise<number> {
  const handlers = createJobHandlers(shop.gangway.deps);
  const isRefund = ({ queue }: Shop['todo'][number]) => queue === 'settle-refund';
  const jobs = shop.todo.filter(isRefund);
  shop.todo = shop.todo.filter(job => !isRefund(job));
  shop.bank.refuses = true;
  const done = await Promise.allSettled(jobs.map(({ data }) => handlers['settle-refund'](data)));
  shop.bank.refuses = false;
  const own = new Set(
    (await Promise.all(shop.orders.map(order => refundsOf(shop, order)))).flat().map(({ id }) => id),
  );
  return done.filter(
    ({ status }, place) => status === 'rejected' && own.has(jobs[place]?.data.refundId ?? ''),
  ).length;
}

/** The desk sends each failed refund of an order again. @returns how many there were. */
export async function sendAgain(shop: Shop, order: ShopOrder): Promise<number> {
  const failed = (await refundsOf(shop, order)).filter(({ status }) => status === 'failed');
  for (const { id } of failed) {
    const { status, msg } = await shop.gangway.call('POST', `/office/payments/refunds/${id}/retry`, {
      headers: shop.desk.headers,
    });
    if (status !== 200) throw new Error(`the refund was not sent again: ${msg}`);
  }
  return failed.length;
}

/** The visible state of an order's refunds, in the model's terms, unordered. */
export const toldRefunds = (refunds: readonly ShopRefund[]): string[] =>
  refunds.map(({ provider, amountSen, status }) => `${amountSen} by ${provider}: ${status}`).toSorted();

export const expectedRefunds = (refunds: readonly ModelRefund[]): string[] =>
  refunds
    .map(
      ({ provider, amountSen, done, failed }) =>
        `${amountSen} by ${provider}: ${done ? 'succeeded' : failed ? 'failed' : 'pending'}`,
    )
    .toSorted();
