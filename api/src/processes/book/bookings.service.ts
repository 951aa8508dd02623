import type { CreatedOrder, OrderRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Attempt } from '../../lib/attempt.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerEachOnce, answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { createBatches } from '../../lib/process/batches.ts';
import { type Booker, createOrder, createOrders } from './create-order.service.ts';

/** A request to book one sailing, under its key. */
interface Booking {
  key: RequestKey;
  request: OrderRequest;
  booker: Booker;
  /** Whether the booker has left: then nothing is booked, and no places are held for nobody. */
  isGone?(): boolean;
}

/** Books one sailing, with whatever else is booked at the same moment. @throws AppError what `createOrder` throws. */
export type Book = (booking: Booking) => Promise<CreatedOrder>;

/** As many as have subtransactions, keys and rows without a batch that anybody waits for noticeably. */
const MOST = 64;

/** At some hundred bookings a second nobody has the patience for what comes behind these. */
const MOST_WAITING = 5_000;

/** Half of what a proxy waits for an answer: who is told to come again still hears it. */
const MOST_WAIT_MS = 30_000;

/** Sailings of different lanes are written at once; those of one lane wait for each other. */
const LANES = 4;

/**
 * Books in batches (R160, decision 24): one transaction of at most 64 bookings takes as long as a few single ones, and is
 * committed once. Each booking has its own success or refusal, told only after that commit; each key its own effect and
 * answer (invariant I8). A batch holds nothing that another process needs to know: several may batch at once, and the
 * database decides between them.
 */
export function createBookings(deps: Deps): Book {
  const add = createBatches<Booking, Attempt<CreatedOrder>>({
    most: MOST,
    mostWaiting: MOST_WAITING,
    mostWaitMs: MOST_WAIT_MS,
    now: () => deps.clock.now().getTime(),
    isGone: booking => booking.isGone?.() ?? false,
    keyOf: ({ key }) => `${key.owner} ${key.key}`,
    laneOf: ({ request }) => request.sailingId % LANES,
    run: bookings => bookTogether(deps, bookings),
  });
  return async booking => {
    const { key, request, booker } = booking;
    // What a waiting list has offered is taken up in a transaction of its own: its offer must outlive a refusal.
    if (request.waitlistToken !== undefined)
      return answerOnce(deps, key, trx => createOrder(trx, deps, request, booker, deps.ids.uuid()));
    const answer = await add(booking);
    if (answer.ok) return answer.data;
    throw answer.refusal;
  };
}

async function bookTogether(deps: Deps, bookings: readonly Booking[]): Promise<Attempt<CreatedOrder>[]> {
  const keys = bookings.map(({ key }) => key);
  return answerEachOnce(deps, keys, (trx, places) =>
    createOrders(
      trx,
      deps,
      places
        .flatMap(place => bookings[place] ?? [])
        .map(({ request, booker }) => ({
          request,
          booker,
          checkoutId: deps.ids.uuid(),
        })),
    ),
  );
}
