import type { SeededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { expect } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { CABIN_SEN, FARES, orderInput, type Voyage } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import type { TestApp } from '../support/test-app.ts';
import { later } from './delayed.ts';
import { createSailings } from './sailings.ts';

/** The default of the setting. */
export const HOLD_MS = 15 * 60_000;
const DUE_SEN = FARES.adult + CABIN_SEN;

/** The result of one race, according to its sailing's only place and only cabin. */
interface Ending {
  order: string;
  money: string | null;
  returnedSen: number;
  /** `holds`, or the reason of the refusal. */
  rival: string;
  inventory: { held: number; sold: number };
  tickets: string[];
  cabins: string[];
}

const PAID = {
  order: 'paid',
  money: 'applied',
  returnedSen: 0,
  rival: expect.stringMatching(/^(sailing-sold-out|cabin-taken)$/),
  inventory: { held: 0, sold: 1 },
  tickets: ['order'],
  cabins: ['order'],
};

const GIVEN_BACK = {
  order: 'canceled',
  money: 'returned',
  returnedSen: DUE_SEN,
  rival: 'holds',
  inventory: { held: 1, sold: 0 },
  tickets: ['rival'],
  cabins: ['rival'],
};

/** The results of the races, and unexpected errors: failed jobs and unexpected answers. */
export interface ExpiryRaces {
  endings: Ending[];
  faults: string[];
}

/** Paid, with the place and the cabin; or canceled and refunded, with both sold to the rival. */
export function expectFairEndings({ endings, faults }: ExpiryRaces): void {
  for (const ending of endings) expect(ending).toEqual(ending.order === 'paid' ? PAID : GIVEN_BACK);
  expect(faults).toEqual([]);
}

/** Runs races of one order each, a few concurrently: its money arrives, its hold expires, and a rival books its places. */
export async function runExpiryRaces(
  copies: readonly [TestApp, TestApp],
  voyage: Voyage,
  random: SeededRandom,
  { races, atATime }: { races: number; atATime: number },
): Promise<ExpiryRaces> {
  const endings: Ending[] = [];
  const faults: string[] = [];
  const sailings = await createSailings(copies[0].deps.db, voyage, { count: races, capacity: 1 });
  while (sailings.length > 0) {
    const begun = performance.now();
    const runners = await Promise.all(
      sailings.splice(0, atATime).map(sailingId => lineUp(copies[0], voyage, sailingId)),
    );
    // They start within the time that such an operation currently takes on this machine.
    const spreadMs = Math.ceil(performance.now() - begun);
    for (const { clock } of copies) clock.advance(HOLD_MS);
    const soon = () => random.below(spreadMs);
    const jobs = copies.map(({ deps }) =>
      later(soon(), () => expireHolds(deps)).catch(error => void faults.push(String(error))),
    );
    const raced = runners.map(runner => race(copies, runner, voyage, { soon, faults }));
    endings.push(...(await Promise.all(raced)));
    await Promise.all(jobs);
  }
  return { endings, faults };
}

interface Runner {
  sailingId: number;
  order: BookedOrder;
  paymentId: string;
}

/** An order that holds everything of its sailing, with a payment at the bank. */
async function lineUp(gangway: TestApp, voyage: Voyage, sailingId: number): Promise<Runner> {
  const order = await book(gangway, sailingId, withCabin(voyage));
  const { data } = await askToPay(gangway, [order]);
  return { sailingId, order, paymentId: data.payment.id };
}

const withCabin = ({ roomIds }: Voyage) => ({
  cabins: { kind: 'chosen' as const, roomIds },
  expectedTotalSen: DUE_SEN,
});

async function race(
  [here, there]: readonly [TestApp, TestApp],
  runner: Runner,
  voyage: Voyage,
  { soon, faults }: { soon: () => number; faults: string[] },
): Promise<Ending> {
  const [reported, rival] = await Promise.all([
    later(soon() + soon(), () => notify(here, noticeOf(runner.paymentId, { amountSen: DUE_SEN }))),
    later(soon(), () =>
      there.call('POST', '/orders', {
        body: orderInput(runner.sailingId, withCabin(voyage)),
        headers: { 'Idempotency-Key': newKey() },
      }),
    ),
  ]);
  if (reported.status !== 200) faults.push(`the bank was answered ${reported.status}`);
  return { ...(await readEnding(here, runner)), rival: rival.status === 200 ? 'holds' : rival.data.error };
}

async function readEnding(
  { deps: { db } }: TestApp,
  { sailingId, order, paymentId }: Runner,
): Promise<Omit<Ending, 'rival'>> {
  const nameOf = ({ order_id }: { order_id: string }) => (order_id === order.id ? 'order' : 'rival');
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { outcome } = await db
    .selectFrom('payment_orders')
    .select('outcome')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select('amount_sen')
    .where('payment_id', '=', paymentId)
    .execute();
  const inventory = await db
    .selectFrom('sailing_inventory')
    .select(['held', 'sold'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  const tickets = await db
    .selectFrom('tickets')
    .select('order_id')
    .where('sailing_id', '=', sailingId)
    .where('canceled_at', 'is', null)
    .execute();
  const cabins = await db
    .selectFrom('order_cabins')
    .select('order_id')
    .where('sailing_id', '=', sailingId)
    .where('released_at', 'is', null)
    .where('order_id', 'is not', null)
    .$narrowType<{ order_id: string }>()
    .execute();
  return {
    order: status,
    money: outcome,
    returnedSen: refunds.reduce((sum, { amount_sen }) => sum + amount_sen, 0),
    inventory,
    tickets: tickets.map(nameOf),
    cabins: cabins.map(nameOf),
  };
}
