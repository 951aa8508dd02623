import type { CreatedOrder, OrderRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Attempt } from '../../lib/attempt.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerEachOnce, answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { createBatches } from '../../lib/process/batches.ts';
import { countOrders } from './count-orders.service.ts';
import { type Booker, createOrder, createOrders } from './create-order.service.ts';
import { createEarlyOrders, type EarlyOrders } from './early-orders.rules.ts';
import { createLateBookings, type KeyedRequest, type LateBookings } from './late-bookings.service.ts';

/** A request to book one sailing, under its key. */
interface Booking {
  key: RequestKey;
  request: OrderRequest;
  booker: Booker;
  /** Whether the client has disconnected: then nothing is booked, because nobody would pay for the places. */
  isGone?(): boolean;
}

/** Books one sailing, in a batch with other bookings of the same moment. @throws AppError what `createOrder` throws. */
export type Book = (booking: Booking) => Promise<CreatedOrder>;

/** The most bookings in a batch. At 600 a second it takes a fifth of a second, which no buyer notices. */
const MOST = 128;
/** A second batch is prepared while PostgreSQL stores the one before, once so many wait. */
const ENOUGH = 64;

/**
 * The most bookings in a batch of those that probably come too late, which share two reads and one statement. A second batch is
 * judged while PostgreSQL stores the one before.
 */
const MOST_LATE = 256;
const ENOUGH_LATE = 32;

/** The most waiting bookings. At some hundred bookings a second, a longer queue would take too long. */
const MOST_WAITING = 5_000;

/** Half of a proxy's timeout, so that a client that is refused still gets the answer. */
const MOST_WAIT_MS = 30_000;

/**
 * Sailings of different lanes are written in parallel; those of one lane wait for each other. While PostgreSQL writes one batch, this
 * process prepares the other. More lanes make smaller batches, which need more statements for each booking.
 */
const LANES = 2;

/**
 * Books in batches (R160, decision 24). One transaction of at most 128 bookings takes far less time than as many of one, and commits
 * once. Each booking succeeds or fails on its own and is answered only after the commit; each key has its own effect and answer
 * (invariant I8). A batch shares no state with other processes: several may run at once, and the database decides between them.
 */
export function createBookings(deps: Deps): Book {
  const late = createLateBookings(deps);
  const early = createEarlyOrders();
  const rules = {
    mostWaiting: MOST_WAITING,
    mostWaitMs: MOST_WAIT_MS,
    now: () => deps.clock.now().getTime(),
    isGone: (booking: Booking) => booking.isGone?.() ?? false,
  };
  const judge = createBatches<Booking, Attempt<never> | undefined>({
    ...rules,
    most: MOST_LATE,
    enough: ENOUGH_LATE,
    laneOf: () => 0,
    run: bookings => late.refuse(keyedRequests(deps, bookings)),
  });
  const add = createBatches<Booking, Attempt<CreatedOrder>>({
    ...rules,
    most: MOST,
    enough: ENOUGH,
    keyOf: ({ key }) => `${key.owner} ${key.key}`,
    laneOf: ({ request }) => request.sailingId % LANES,
    run: bookings => bookTogether(deps, late, early, bookings),
  });
  return async booking => {
    const { key, request, booker } = booking;
    // An offer of the waiting list is taken up in its own transaction, because it must outlive a refusal.
    if (request.waitlistToken !== undefined)
      return countOrders(deps, note =>
        answerOnce(deps, key, async trx => {
          const order = await createOrder(trx, deps, request, booker, deps.ids.uuid());
          note([order]);
          return order;
        }),
      );
    // Apart from the bookings of other sailings, which take longer.
    const refusal = late.isLikely(request.sailingId) ? await judge(booking) : undefined;
    const answer = refusal ?? (await add(booking));
    if (answer.ok) return answer.data;
    throw answer.refusal;
  };
}

const keyedRequests = ({ ids }: Deps, bookings: readonly Booking[]): KeyedRequest[] =>
  bookings.map(({ key, request: booking, booker }) => ({
    key,
    request: { booking, booker, checkoutId: ids.uuid() },
  }));

async function bookTogether(
  deps: Deps,
  late: LateBookings,
  early: EarlyOrders,
  bookings: readonly Booking[],
): Promise<Attempt<CreatedOrder>[]> {
  const keyed = keyedRequests(deps, bookings);
  const refusals = await late.refuse(keyed);
  const others = keyed.filter((_, index) => !refusals[index]);
  const results = others.length > 0 ? await createTogether(deps, early, others) : [];
  late.learn(others, results);
  let next = 0;
  return refusals.map(refusal => refusal ?? (results[next++] as Attempt<CreatedOrder>));
}

/** Makes the orders of new keys in one transaction. */
function createTogether(
  deps: Deps,
  early: EarlyOrders,
  keyed: readonly KeyedRequest[],
): Promise<Attempt<CreatedOrder>[]> {
  const keys = keyed.map(({ key }) => key);
  return countOrders(deps, note =>
    answerEachOnce(deps, keys, async (trx, indexes) => {
      const orders = await createOrders(
        trx,
        deps,
        indexes.flatMap(index => keyed[index]?.request ?? []),
        early,
      );
      note(orders.flatMap(order => (order.ok ? [order.data] : [])));
      return orders;
    }),
  );
}
