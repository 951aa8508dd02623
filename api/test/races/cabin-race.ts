import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';
import type { ApiCall } from '../support/call.ts';
import { CABIN_SEN, FARES, orderInput, passengerInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { countKinds, type Kinds } from './kinds.ts';

/** The result of a race for a cabin: the clients' answers, and the number of live orders with the cabin. */
export interface CabinRace {
  answers: Kinds;
  orders: number;
  held: number;
}

/** Lets a number of clients book the same cabin concurrently. */
export async function runCabinRace(
  call: ApiCall,
  db: Kysely<Database>,
  { sailingId, roomId, clients }: { sailingId: number; roomId: number; clients: number },
): Promise<CabinRace> {
  const answers = await Promise.all(
    Array.from({ length: clients }, (_, index) =>
      call('POST', '/orders', {
        headers: { 'Idempotency-Key': newKey() },
        body: orderInput(sailingId, {
          passengers: [passengerInput({ name: `Client ${index}` })],
          cabins: { kind: 'chosen', roomIds: [roomId] },
          expectedTotalSen: FARES.adult + CABIN_SEN,
        }),
      }),
    ),
  );
  const { orders } = await db
    .selectFrom('order_cabins')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('sailing_id', '=', sailingId)
    .where('room_id', '=', roomId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom('sailing_inventory')
    .select('held')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return { answers: countKinds(answers), orders, held };
}

/** One client has the cabin, all others were refused, and no place is held without an order. */
export function expectOneWinner(race: CabinRace, clients: number): void {
  expect(race).toEqual({ answers: { booked: 1, 'cabin-taken': clients - 1 }, orders: 1, held: 1 });
}
