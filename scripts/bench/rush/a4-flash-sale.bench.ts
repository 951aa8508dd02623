import { type Bench, measured } from '../measurement.ts';
import { bookingOf, percentileOf, requireStatus } from './bookings.ts';
import { sendLoad } from './load.ts';
import { withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const REQUESTS = 5_000;
const PLACES = 600;
/** Concurrent requests: each buyer has one connection, and the next starts when one is answered. */
const CONNECTIONS = 500;

/** A flash sale: far more buyers than places, all at once. */
export const bench: Bench = {
  id: 'A4',
  async measure(say) {
    const whole: number[] = [];
    const slowest: number[] = [];
    const sold: number[] = [];
    await withRushGround(0, async ({ url, db, makeSailings }) => {
      for (let round = 0; round <= ROUNDS; round++) {
        const [sailingId = 0] = await makeSailings(1, PLACES);
        const { answers, seconds } = await sendLoad({
          url,
          connections: CONNECTIONS,
          request: index => (index < REQUESTS ? bookingOf(sailingId, index) : undefined),
        });
        requireStatus(answers, [200, 409]);
        const { held } = await db
          .selectFrom('sailing_inventory')
          .select('held')
          .where('sailing_id', '=', sailingId)
          .executeTakeFirstOrThrow();
        const booked = answers.filter(({ status }) => status === 200).length;
        const p99 = percentileOf(answers, 0.99);
        const name = round === 0 ? 'warm-up' : `round ${round}`;
        say(
          `${name}: ${REQUESTS} requests in ${seconds.toFixed(2)} s, p99 ${p99.toFixed(0)} ms, ${booked} booked, ${held} held`,
        );
        if (round === 0) continue;
        whole.push(seconds);
        slowest.push(p99);
        sold.push(Math.max(Math.abs(booked - PLACES), Math.abs(held - PLACES)));
      }
    });
    return [
      measured(`${REQUESTS} requests for ${PLACES} places`, whole, { most: 2 }, ' s'),
      measured('an answer of them, p99', slowest, { most: 700 }, ' ms'),
      measured(`places sold too many or too few`, sold, { most: 0 }),
    ];
  },
};
