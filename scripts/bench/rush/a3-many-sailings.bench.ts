import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { keepAnswer, pgbenchASecond } from './pgbench.ts';
import { withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 128;
const SAILINGS = 100;
const PLACES = 3_000;

/** Bookings of a hundred sailings at once over HTTP, compared with pgbench on a hundred sailings. */
export const bench: Bench = {
  id: 'A3',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(CONNECTIONS, async ground => {
      await keepAnswer(ground);
      const load = { connections: CONNECTIONS, seconds: SECONDS };
      const book = async () => bookingsASecond(ground, await ground.makeSailings(SAILINGS, PLACES), load);
      const write = async () => pgbenchASecond(ground, await ground.makeSailings(SAILINGS, PLACES), SECONDS);
      await book();
      for (let round = 1; round <= ROUNDS; round++) {
        const [bare, ours] = [await write(), await book()];
        ratios.push(ours / bare);
        say(`${SAILINGS} sailings: ${ours.toFixed(0)} bookings/s, pgbench ${bare.toFixed(0)}/s`);
      }
    });
    return [measured(`bookings/s of ${SAILINGS} sailings ÷ pgbench`, ratios, { least: 1 })];
  },
};
