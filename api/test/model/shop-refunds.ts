import { retryRefunds } from '../../src/features/payments/refunds.service.ts';
import { newKey } from '../support/money/paying.ts';
import type { ModelRefund } from './model.ts';
import { doJob, readOrder, type Shop, type ShopOrder } from './shop.ts';
import { paymentIdOf } from './shop-changes.ts';

/* Refunds, as requests to the real shop. */

interface ShopRefund {
  id: string;
  provider: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountSen: number;
}

type ShopJob = Shop['todo'][number];

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

const isRefund = ({ queue }: ShopJob) => queue === 'settle-refund';

/** Makes the automatic refunds that wait. */
export async function giveBackInShop(shop: Shop): Promise<void> {
  for (;;) {
    const job = shop.todo.find(isRefund);
    if (!job) return;
    await doJob(shop, job);
  }
}

/**
 * Makes the automatic refunds while the bank refuses them, or while its answers are lost. Parties of earlier runs, whose time to
 * choose ends in this one, do not count. @returns the jobs that failed, which the queue does again
 */
export async function giveBackInVain(
  shop: Shop,
  bank: Exclude<Shop['bank']['refunds'], 'made'>,
): Promise<ShopJob[]> {
  const jobs = shop.todo.filter(isRefund);
  shop.bank.refunds = bank;
  const done = await Promise.allSettled(jobs.map(job => doJob(shop, job)));
  shop.bank.refunds = 'made';
  const own = await idsOfRefunds(shop);
  return jobs.filter(({ data }, place) => done[place]?.status === 'rejected' && own.has(data.refundId ?? ''));
}

async function idsOfRefunds({ gangway: { deps }, orders }: Shop): Promise<Set<string>> {
  const numbers = orders.map(({ number }) => number);
  const refunds = await deps.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('refunds.id')
    .where('orders.number', 'in', numbers)
    .execute();
  return new Set(refunds.map(({ id }) => id));
}

/** The queue does the jobs again that have failed. */
export async function doAgain(shop: Shop, jobs: readonly ShopJob[]): Promise<void> {
  shop.todo.push(...jobs);
  await giveBackInShop(shop);
}

/** The queue has given up: each refund that has not changed for an hour is made again. */
export async function retryInShop(shop: Shop): Promise<void> {
  await retryRefunds(shop.gangway.deps);
  await giveBackInShop(shop);
}

/** What the bank has paid out of this run's payments. */
export async function paidOutSen({ gangway: { deps }, payments }: Shop): Promise<number> {
  if (payments.length === 0) return 0;
  const refunds = await deps.db
    .selectFrom('sandbox_refunds')
    .select('amount_sen')
    .where(
      'reference',
      'in',
      payments.map(({ link }) => paymentIdOf(link)),
    )
    .execute();
  return refunds.reduce((sum, { amount_sen }) => sum + amount_sen, 0);
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
