import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';
import type { ApiCall } from '../support/call.ts';
import { buyersInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { countKinds, type Kinds } from './kinds.ts';

export interface FlashSale {
  sailingId: number;
  places: number;
  buyers: number;
}

/** The result of a sale: the answers to the buyers, and the rows of the tables. */
export interface FlashSaleOutcome {
  answers: Kinds;
  inventory: { held: number; sold: number };
  tickets: number;
  seats: number;
}

/** Seconds from the first request to the last booking, and to the last answer. */
export interface Pace {
  soldOutAfter: number;
  answeredAfter: number;
}

/** Lets all buyers book one place of the sailing concurrently. */
export async function runFlashSale(
  call: ApiCall,
  db: Kysely<Database>,
  { sailingId, buyers }: FlashSale,
): Promise<{ outcome: FlashSaleOutcome; pace: Pace }> {
  const begun = performance.now();
  const pace = { soldOutAfter: 0, answeredAfter: 0 };
  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const answer = await buy(call, sailingId, index);
      pace.answeredAfter = (performance.now() - begun) / 1000;
      if (answer.status === 200) pace.soldOutAfter = pace.answeredAfter;
      return answer;
    }),
  );
  return { outcome: { answers: countKinds(answers), ...(await readSale(db, sailingId)) }, pace };
}

/** Every place is sold once with a unique seat, and all other buyers were refused. */
export function expectSoldOnce(outcome: FlashSaleOutcome, { places, buyers }: FlashSale): void {
  expect(outcome).toEqual({
    answers: { booked: places, 'sailing-sold-out': buyers - places },
    inventory: { held: places, sold: 0 },
    tickets: places,
    seats: places,
  });
}

const buy = (call: ApiCall, sailingId: number, index: number) =>
  call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: buyersInput(sailingId, index),
  });

async function readSale(db: Kysely<Database>, sailingId: number) {
  const inventory = await db
    .selectFrom('sailing_inventory')
    .select(['held', 'sold'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  const { tickets, seats } = await db
    .selectFrom('tickets')
    .select(({ fn }) => [
      fn.countAll<number>().as('tickets'),
      fn.count<number>('seat').distinct().as('seats'),
    ])
    .where('sailing_id', '=', sailingId)
    .where('canceled_at', 'is', null)
    .where('seat', '<>', '')
    .executeTakeFirstOrThrow();
  return { inventory, tickets, seats };
}
