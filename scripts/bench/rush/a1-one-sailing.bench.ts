import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { fastestBaseline, pgbenchASecond, prepareBaselines, singleWays } from './pgbench.ts';
import { BUYERS, withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 128;
const PLACES = 10_000;

/** Bookings of one sailing over HTTP. */
export const bench: Bench = {
  id: 'A1',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(BUYERS, async ground => {
      await prepareBaselines(ground);
      const load = { connections: CONNECTIONS, seconds: SECONDS };
      const oneSailing = () => ground.makeSailings(1, PLACES);
      const book = async () => bookingsASecond(ground, await oneSailing(), load);
      const baseline = await fastestBaseline(ground, oneSailing, singleWays, say);
      await book();
      for (let round = 1; round <= ROUNDS; round++) {
        const bare = await pgbenchASecond(ground, await oneSailing(), SECONDS, baseline);
        const ours = await book();
        say(
          `one sailing: ${ours.toFixed(0)} bookings/s, pgbench ${bare.toFixed(0)}/s (${baseline.way}, ${baseline.clients} clients)`,
        );
        ratios.push(ours / bare);
      }
    });
    return [measured('bookings/s of one sailing ÷ the fastest pgbench', ratios, { least: 1.5 })];
  },
};
