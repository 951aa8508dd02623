import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { type Baseline, fastestBaseline, pgbenchASecond, prepareBaselines, singleWays } from './pgbench.ts';
import { BUYERS, withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 128;
const SAILINGS = 100;
const PLACES = 3_000;

/**
 * Bookings of a hundred sailings at once over HTTP, compared with pgbench on a hundred sailings: with the fastest way of one booking
 * per transaction, and with one that locks a sailing once for 64 bookings.
 */
export const bench: Bench = {
  id: 'A3',
  async measure(say) {
    const single: number[] = [];
    const together: number[] = [];
    await withRushGround(BUYERS, async ground => {
      await prepareBaselines(ground);
      const load = { connections: CONNECTIONS, seconds: SECONDS };
      const sailings = () => ground.makeSailings(SAILINGS, PLACES);
      const book = async () => bookingsASecond(ground, await sailings(), load);
      const fastest = await fastestBaseline(ground, sailings, singleWays, say);
      const batches = await fastestBaseline(ground, sailings, ['one lock for 64'], say);
      const write = async (baseline: Baseline) => pgbenchASecond(ground, await sailings(), SECONDS, baseline);
      await book();
      for (let round = 1; round <= ROUNDS; round++) {
        const [bare, batched, ours] = [await write(fastest), await write(batches), await book()];
        single.push(ours / bare);
        together.push(ours / batched);
        say(
          `${SAILINGS} sailings: ${ours.toFixed(0)} bookings/s, pgbench ${bare.toFixed(0)}/s (${fastest.way}, ` +
            `${fastest.clients} clients), ${batched.toFixed(0)}/s (${batches.way}, ${batches.clients} clients)`,
        );
      }
    });
    return [
      measured(`bookings/s of ${SAILINGS} sailings ÷ the fastest pgbench`, single, { least: 1 }),
      measured(`the same ÷ pgbench with one lock for 64 bookings`, together, { least: 1 }),
    ];
  },
};
