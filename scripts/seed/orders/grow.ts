import type { Settings } from '@gangway/shared/contract/settings.ts';
import { ORDER_NUMBER_BYTES, orderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { daysBetween, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import { loadSettings } from '../../../api/src/operator/settings.service.ts';
import { currentSigningKeyId } from '../../../api/src/reservations/tickets/signing-keys.service.ts';
import type { Random } from '../ground/random.ts';
import { emptyBatch, type OrderBatch } from '../ground/rows.ts';
import { loadPeople } from '../people/load-people.ts';
import { createDemand, type Demand } from '../sailings/demand.ts';
import type { OpenSailing } from '../sailings/open-sailings.ts';
import { createOrder } from './create-order.ts';
import type { OrderContext, OrderOccasion } from './draft.ts';
import { chooseCreation } from './order-outcome.ts';

/** Reads the context of a run of orders. */
export async function loadOrderContext(
  trx: Transaction<Database>,
  random: Random,
  today: LocalDate,
): Promise<OrderContext> {
  const settings = await loadSettings(trx);
  const numbers = await trx.selectFrom('orders').select('number').execute();
  return {
    random,
    today,
    people: await loadPeople(trx),
    settings,
    signingKeyId: await currentSigningKeyId(trx),
    nextNumber: freshNumbers(random, settings, new Set(numbers.map(({ number }) => number))),
  };
}

function freshNumbers(random: Random, { orderPrefix }: Settings, usedNumbers: Set<string>): () => string {
  return () => {
    for (;;) {
      const number = orderNumber(orderPrefix, random.bytes(ORDER_NUMBER_BYTES));
      if (usedNumbers.has(number)) continue;
      usedNumbers.add(number);
      return number;
    }
  };
}

/**
 * Plans `count` orders as customers would make them, in order of time: rows written in that order fill the indexes from
 * the left, at about twice the speed.
 */
export function planOrders({ random, today }: OrderContext, demand: Demand, count: number): OrderOccasion[] {
  const occasions = Array.from({ length: count }, () => chooseOccasion(random, demand, today));
  return occasions.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function chooseOccasion(random: Random, demand: Demand, today: LocalDate): OrderOccasion {
  const sailing = demand.choose(random);
  return { sailing, createdAt: chooseCreation(random, sailing, today) };
}

/** Creates planned orders; if a sailing is full, another is taken. Throws a RangeError when all are. */
export function createOrders(
  context: OrderContext,
  demand: Demand,
  occasions: readonly OrderOccasion[],
  batch: OrderBatch = emptyBatch(),
): OrderBatch {
  for (const occasion of occasions) {
    const isFull = occasion.sailing.placesLeft === 0;
    createOrder(context, batch, isFull ? chooseOccasion(context.random, demand, context.today) : occasion);
  }
  return batch;
}

/** In a small season, favors the sailings of yesterday to tomorrow, which are shown first. */
export function demandAroundToday(sailings: readonly OpenSailing[], today: LocalDate): Demand {
  return createDemand(sailings, today, ({ date }) => (Math.abs(daysBetween(today, date)) <= 1 ? 5 : 1));
}

export function demandOfSeason(sailings: readonly OpenSailing[], today: LocalDate): Demand {
  return createDemand(sailings, today, () => 1);
}
